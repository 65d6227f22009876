import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { PublicPage } from "../components/public-page.tsx";
import { normalEmail } from "../services/auth.schema.ts";
import { canReadMailbox, listMail } from "../services/mailbox.server.ts";
import { getUser } from "../session.server.ts";

/** Mail of local mode, for this machine only. */
export async function loader(args: LoaderFunctionArgs) {
  if (!canReadMailbox(args.context.clientAddress)) throw new Response("Not Found", { status: 404 });
  const to = new URL(args.request.url).searchParams.get("to");
  const mail = listMail(to ? normalEmail(to) : undefined).map(({ id, to: address, subject, text, sentAt }) => ({
    id,
    to: address,
    subject,
    text,
    sentAt: sentAt.toISOString(),
  }));
  return { mail, to, signedIn: Boolean(await getUser(args)) };
}

export const meta: MetaFunction = () => [{ title: pageTitle("Mailbox") }, { name: "robots", content: "noindex" }];

export default function MailboxPage() {
  const { mail, to, signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={signedIn}>
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-8">
        <div>
          <h1 className="text-2xl">Mailbox</h1>
          <p className="mt-2 text-soft">
            No mail server is set up on this machine, so mail stays here: the last 50 messages, until the server stops.
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a
              href={`/dev/mailbox${to ? `?to=${encodeURIComponent(to)}` : ""}`}
              className="inline-flex min-h-11 items-center underline"
              data-reload
            >
              Look again
            </a>
            <a href="/signup" className="inline-flex min-h-11 items-center underline">
              Back to sign-up
            </a>
          </p>
        </div>
        {mail.length === 0 ? <p>No mail yet{to ? ` for ${to}` : ""}.</p> : null}
        <ol className="flex flex-col gap-4">
          {mail.map(({ id, to: address, subject, text, sentAt }) => (
            <li key={id} className="rounded-card border border-line bg-raised p-5 shadow-card">
              <h2 className="text-lg">{subject}</h2>
              <p className="text-sm break-words text-soft">
                To {address} · <time dateTime={sentAt}>{sentAt.slice(0, 16).replace("T", " ")} UTC</time>
              </p>
              <pre className="mt-3 font-sans whitespace-pre-wrap">{text}</pre>
            </li>
          ))}
        </ol>
      </div>
    </PublicPage>
  );
}
