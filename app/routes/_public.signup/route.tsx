import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "../../brand.ts";
import { PublicBanner } from "../../components/public-banner.tsx";
import { AppError } from "../../errors.ts";
import { handleForm } from "../../form.server.ts";
import { localDate } from "../../models/streak.ts";
import { keepsMail } from "../../services/mailbox.server.ts";
import { CodeEntry, SignUpDetails } from "../../services/sign-up.schema.ts";
import {
  completeSignUp,
  isVerified,
  isWaitingForCode,
  resendInSeconds,
  sendCode,
  startSignUp,
  verifyCode,
} from "../../services/sign-up.server.ts";
import {
  getSessionData,
  requireAnonymous,
  setSessionData,
  startUserSession,
  timeZoneOf,
} from "../../session.server.ts";
import { toastHeader } from "../../toast.server.ts";
import { CodeForm } from "./code-form.tsx";
import { DetailsForm } from "./details-form.tsx";
import { signUpBanner } from "./texts.ts";

/** The session decides between the two views; `?change` goes back to the first with everything but the password kept. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAnonymous(args);
  const { searchParams } = new URL(args.request.url);
  const banner = signUpBanner(searchParams.get("error"));
  const { signUp } = await getSessionData(args);
  if (isWaitingForCode(signUp) && !searchParams.has("change")) {
    return {
      view: "code" as const,
      banner,
      email: signUp.email,
      resendInSeconds: resendInSeconds(signUp),
      mailbox: keepsMail() ? `/dev/mailbox?to=${encodeURIComponent(signUp.email)}` : null,
    };
  }
  return { view: "details" as const, banner, name: signUp?.name ?? "", email: signUp?.email ?? "" };
}

export async function action(args: ActionFunctionArgs) {
  await requireAnonymous(args);
  const formData = await args.request.formData();
  const intent = formData.get("intent");
  if (intent === "verify") return verify(args, formData);
  if (intent === "resend") return resend(args);
  return begin(args, formData);
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page?.view === "code" ? "Check your email" : "Sign up") },
  { name: "description", content: "Create a free account: no credit card needed, about 30 seconds." },
];

export default function SignUpPage() {
  const page = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 pt-8 md:pt-16">
      {page.view === "code" ? (
        <CodeForm
          page={page}
          lastResult={lastResult}
          banner={<PublicBanner text={lastResult ? null : page.banner} />}
        />
      ) : (
        <DetailsForm
          page={page}
          lastResult={lastResult}
          banner={<PublicBanner text={lastResult ? null : page.banner} />}
        />
      )}
    </div>
  );
}

function begin(args: ActionFunctionArgs, formData: FormData) {
  return handleForm(formData, SignUpDetails, async (details) => {
    const session = await getSessionData(args);
    const signUp = await startSignUp(details, session.signUp, clientOf(args));
    const replyHeaders = await setSessionData(args, { ...session, signUp });
    return toCodeView(replyHeaders, {
      title: "Verification code sent!",
      description: "Please check your email for a verification code.",
      tone: "good",
    });
  });
}

function verify(args: ActionFunctionArgs, formData: FormData) {
  return handleForm(formData, CodeEntry, async ({ otpCode }) => {
    const session = await getSessionData(args);
    const { signUp } = session;
    if (!isWaitingForCode(signUp)) throw new AppError("forbidden", "Signup data not found");
    let { verified } = session;
    // Proved before, but the last step failed: the code is used up, the proof is not.
    if (!isVerified(verified, signUp.email)) {
      verified = await verifyCode(signUp.email, otpCode, clientOf(args));
      await setSessionData(args, { ...session, verified });
    }
    const visitor = { clientAddress: clientOf(args), today: localDate(new Date(), timeZoneOf(args.request)) };
    try {
      const user = await completeSignUp(signUp, verified, visitor);
      return redirect("/", { headers: await startUserSession(args, user.id) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      return redirect("/signup?error=user_exists", { headers: await setSessionData(args, {}) });
    }
  });
}

async function resend(args: ActionFunctionArgs) {
  const session = await getSessionData(args);
  if (!isWaitingForCode(session.signUp)) return redirect("/signup");
  try {
    await sendCode(session.signUp.email, clientOf(args));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return toCodeView(new Headers(), {
      title: "Failed to send code",
      description: error.code === "bad_gateway" ? "Please try again later." : error.message,
      tone: "bad",
    });
  }
  const replyHeaders = await setSessionData(args, { ...session, signUp: { ...session.signUp, sentAt: Date.now() } });
  return toCodeView(replyHeaders, {
    title: "Verification code sent!",
    description: "Please check your email for a verification code.",
    tone: "good",
  });
}

async function toCodeView(replyHeaders: Headers, toast: Parameters<typeof toastHeader>[0]) {
  replyHeaders.append("Set-Cookie", await toastHeader(toast));
  return redirect("/signup", { headers: replyHeaders });
}

function clientOf({ context }: ActionFunctionArgs): string {
  return context.clientAddress ?? "unknown";
}
