import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND, pageTitle } from "../brand.ts";
import { useSupportEmail } from "../components/public-page.tsx";
import { ProseLink, ProseList, ProseSection, PublicProse } from "../components/public-prose.tsx";
import { env } from "../env.server.ts";

/** Names the model provider in use, or none. */
export function loader() {
  return { provider: env.openai ? new URL(env.openai.baseUrl).hostname : null };
}

export const meta: MetaFunction = () => [
  { title: pageTitle("Privacy Policy") },
  {
    name: "description",
    content: `What ${BRAND.name} stores about you, why, where replies are computed, and how to have it all deleted.`,
  },
];

export default function PrivacyPolicyPage() {
  const { provider } = useLoaderData<typeof loader>();
  const supportEmail = useSupportEmail();
  const mail = <ProseLink href={`mailto:${supportEmail}`}>{supportEmail}</ProseLink>;
  return (
    <PublicProse title="Privacy Policy" updated="September 6, 2025" dateTime="2025-09-06">
      <p>
        {BRAND.name} is a place to practise. That only works if you can write freely, so we keep little, say plainly
        what it is, and sell none of it.
      </p>

      <ProseSection title="Information we collect">
        <p>What you give us:</p>
        <ProseList
          items={[
            "Your name and email address.",
            `Your confirmation that you are ${BRAND.minimumAge} or older. We ask for no birth date; if you mention your age in a chat, it is part of that chat.`,
            "Preferences and goals: the partners and scenarios you choose, your theme, and what you tell a partner.",
            "Your password, only as a hash (Argon2id) that cannot be turned back into it.",
          ]}
        />
        <p>What using the app creates:</p>
        <ProseList
          items={[
            "Sessions and messages: when you were logged in, and what you and your partners wrote.",
            "Progress: scores, mood, level, streak and skill figures.",
            "AI interaction patterns: figures computed from a chat, such as how many questions you asked.",
            "Device info: the kind of browser and system (such as “Firefox on Android”), your time zone, and your network address while a request is handled.",
          ]}
        />
      </ProseSection>

      <ProseSection title="How we use it">
        <ProseList
          items={[
            "To answer your messages, score your chats and show your progress.",
            "To log you in, keep your account safe, and send the codes you ask for.",
            "To count credits and, if you buy it, to provide Premium.",
            "To find faults and stop abuse. Our logs hold no message texts, names or email addresses.",
          ]}
        />
        <p>We do not use your chats for advertising, and we do not train models on them.</p>
      </ProseSection>

      <ProseSection title="Where replies are computed">
        {provider ? (
          <p>
            On this site, your partners’ replies come from the model provider at <b>{provider}</b>. To answer, it
            receives the persona, the recent messages of that chat and notes of what you told in it (a name you gave
            your partner included), but neither the name nor the email address of your account. When it cannot answer,
            the built-in engine on this server does, and nothing leaves it.
          </p>
        ) : (
          <p>
            On this site, your partners’ replies and your feedback are computed on this server by the built-in engine.
            Your messages are not sent to any AI provider. Should the operator configure a model provider, this page
            names it.
          </p>
        )}
      </ProseSection>

      <ProseSection title="Security">
        <ProseList
          items={[
            "TLS protects what travels between you and a public installation.",
            "Secure storage: passwords and codes are kept as hashes, and a copy of the database opens no session.",
            "Monitoring: failures and unusual numbers of attempts are watched and limited.",
          ]}
        />
        <p>
          No system is perfect. If something happens that puts you at risk, we tell you and the authority without delay.
        </p>
      </ProseSection>

      <ProseSection title="Retention and deletion">
        <p>
          We keep your account and chats until you ask us to delete them. Write to {mail} from your account’s address
          and everything that names you is deleted within 30 days; records of payments are kept without your identity as
          long as the law asks. Unused codes are removed after a day, login sessions after 30 days at the latest.
        </p>
      </ProseSection>

      <ProseSection title="Sharing">
        <p>We do not sell your data. It is shared only</p>
        <ProseList
          items={[
            "with AI providers, if one is configured (see “Where replies are computed”),",
            "with hosting providers, who run the server and deliver our mail,",
            "when we are legally required to,",
            "with your consent.",
          ]}
        />
      </ProseSection>

      <ProseSection title="Your rights (GDPR and CCPA)">
        <p>Wherever you live, you may</p>
        <ProseList
          items={[
            "know what we hold about you, and get a copy of it in a common format,",
            "have it corrected or deleted,",
            "restrict or object to a use of it, and withdraw consent,",
            "know that it is not sold, and not be treated worse for using a right.",
          ]}
        />
        <p>Write to {mail}. We answer data requests within 30 days.</p>
      </ProseSection>

      <ProseSection title="Legal bases">
        <ProseList
          items={[
            "Contract: what is needed to give you the service you signed up for.",
            "Legitimate interest: keeping it safe and working.",
            "Consent: where we ask for it, and only until you take it back.",
          ]}
        />
      </ProseSection>

      <ProseSection title="International transfers">
        <p>
          Servers and providers may be in another country than you. Where the law asks for it, transfers are covered by
          standard contractual clauses or an adequacy decision.
        </p>
      </ProseSection>

      <ProseSection title="Children">
        <p>
          {BRAND.name} is for people of {BRAND.minimumAge} and older only. We do not knowingly keep data of anyone
          younger; if you believe we do, tell us and we delete it. A chat in which someone says they are a minor is
          ended.
        </p>
      </ProseSection>

      <ProseSection title="Cookies">
        <ProseList
          items={[
            "Essential: one that keeps you logged in, one for your theme, one for your time zone, and one that carries a short message to the next page.",
            "Analytics: none are set. If that ever changes, we ask first.",
          ]}
        />
      </ProseSection>

      <ProseSection title="Data controller and supervisory authority">
        <p>
          The data controller is the operator of this installation of {BRAND.name}, reachable at {mail}. You may also
          complain to the data protection authority of the place where you live or work.
        </p>
      </ProseSection>

      <ProseSection title="Contact">
        <p>
          Write to {mail}. Data requests are answered within 30 days, general questions within 48 hours. See also the{" "}
          <ProseLink href="/terms-of-service">Terms of Service</ProseLink>.
        </p>
      </ProseSection>

      <ProseSection title="Changes to this policy">
        <p>
          When this policy changes, the date at its top changes with it; if the change matters to you, we mail you
          before it applies.
        </p>
      </ProseSection>
    </PublicProse>
  );
}
