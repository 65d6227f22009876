import { getFormProps, useForm } from "@conform-to/react";
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
import { buttonClass } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { AppError } from "../../errors.ts";
import { handleForm } from "../../form.server.ts";
import { localDate } from "../../models/streak.ts";
import { Login } from "../../services/auth.schema.ts";
import { logIn } from "../../services/auth.server.ts";
import { requireAnonymous, safeRedirect, startUserSession, timeZoneOf } from "../../session.server.ts";
import { loginBanner, loginErrorText } from "./texts.ts";

export async function loader(args: LoaderFunctionArgs) {
  await requireAnonymous(args);
  const { searchParams } = new URL(args.request.url);
  return { redirectTo: safeRedirect(searchParams.get("redirectTo")), banner: loginBanner(searchParams.get("error")) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const formData = await request.formData();
  return handleForm(formData, Login, async () => {
    const visitor = {
      clientAddress: context.clientAddress ?? "unknown",
      today: localDate(new Date(), timeZoneOf(request)),
    };
    const user = await logIn(formData, visitor).catch(inPageWords);
    return redirect(safeRedirect(formData.get("redirectTo")), { headers: await startUserSession(args, user.id) });
  });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = () => [
  { title: pageTitle("Log in") },
  { name: "description", content: "Log in to continue practising." },
];

export default function LoginPage() {
  const { redirectTo, banner } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm({
    id: "login",
    lastResult,
    defaultValue: { email: "", password: "", redirectTo },
  });
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 pt-8 md:pt-16">
      <h1 className="text-2xl">Welcome back</h1>
      {lastResult ? null : <PublicBanner text={banner} />}
      <FormError errors={form.errors} fields={[fields.email, fields.password]} />
      <form method="post" action="/login" {...getFormProps(form)} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="redirectTo" value={fields.redirectTo.initialValue ?? redirectTo} />
        <Field field={fields.email} label="Email" type="email" autoComplete="username" inputMode="email" />
        <Field field={fields.password} label="Password" type="password" autoComplete="current-password" />
        <button className={buttonClass("primary", "min-h-12")}>Log in</button>
      </form>
      <p className="text-sm text-soft">Forgot which log in method you used? Try all options above.</p>
      <p className="border-t border-line pt-4">
        New here?{" "}
        <a
          href="/signup"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          Sign up free
        </a>
      </p>
    </div>
  );
}

function inPageWords(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(error.code, loginErrorText(error.message), {
    cause: error,
    ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
  });
}
