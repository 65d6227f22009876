import type { MetaFunction } from "@remix-run/node";
import { BRAND, pageTitle } from "../brand.ts";
import { useSupportEmail } from "../components/public-page.tsx";
import { ProseLink, ProseList, ProseSection, PublicProse } from "../components/public-prose.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Terms of Service") },
  { name: "description", content: `What you may expect of ${BRAND.name}, and what ${BRAND.name} expects of you.` },
];

export default function TermsOfServicePage() {
  const supportEmail = useSupportEmail();
  const mail = <ProseLink href={`mailto:${supportEmail}`}>{supportEmail}</ProseLink>;
  return (
    <PublicProse title="Terms of Service" updated="January 2025" dateTime="2025-01">
      <ProseSection title="Agreement">
        <p>
          By signing up or using {BRAND.name} you agree to these terms and to the{" "}
          <ProseLink href="/privacy-policy">Privacy Policy</ProseLink>. If you do not agree, please do not use it. You
          must be {BRAND.minimumAge} or older.
        </p>
      </ProseSection>

      <ProseSection title="The service">
        <p>{BRAND.name} lets you practise dating and social conversation. It offers</p>
        <ProseList
          items={[
            "AI personas to talk to,",
            "real-time feedback: a mood that reacts to what you write, hints, and a score at the end,",
            "progress analytics: levels, streaks and skill figures,",
            "scenario practice: first message, playful banter, deep conversation, making plans.",
          ]}
        />
        <p>
          New accounts start with 50 credits. A message or a hint costs 2 credits, feedback is free. Replies are
          computed on this server by the built-in engine, or by the model provider that the operator has configured; the
          Privacy Policy names which.
        </p>
      </ProseSection>

      <ProseSection title="Your responsibilities">
        <ProseList
          items={[
            "Give a name you want to be called by, and an email address that is yours.",
            "Keep your password to yourself, and tell us if someone else has it.",
            "Do not write other people’s private details into a chat.",
            "You answer for what is done with your account.",
          ]}
        />
      </ProseSection>

      <ProseSection title="Prohibited conduct">
        <p>Please do not</p>
        <ProseList
          items={[
            "write or try to obtain explicit content,",
            "harass, threaten or demean anyone,",
            "pretend to be someone you are not,",
            "try to get unauthorised access to accounts, data or systems,",
            "use bots or scripts to send messages or make accounts,",
            "spread malware, or disturb the service for others.",
          ]}
        />
        <p>We may limit or close accounts that do.</p>
      </ProseSection>

      <ProseSection title="Privacy">
        <p>
          What we keep, why, and how to have it deleted is in the{" "}
          <ProseLink href="/privacy-policy">Privacy Policy</ProseLink>.
        </p>
      </ProseSection>

      <ProseSection title="Availability">
        <p>
          We work to keep the service running, but cannot promise that it always will. It may change, pause for
          maintenance, or end. If a reply fails, its credits are given back.
        </p>
      </ProseSection>

      <ProseSection title="Intellectual property">
        <p>
          The app, its personas and its texts belong to {BRAND.name} or its licensors. What you write stays yours; you
          only allow us to store and process it so that the service can work for you.
        </p>
      </ProseSection>

      <ProseSection title="Disclaimers">
        <ProseList
          items={[
            "This is for practice and entertainment only. It is not therapy, and no replacement for professional advice.",
            "AI personas are not real people, and what they say may be wrong.",
            "We guarantee no outcome: neither a date, nor a relationship, nor a skill.",
            "The service is provided as is, as far as the law allows.",
          ]}
        />
      </ProseSection>

      <ProseSection title="Changes to these terms">
        <p>
          When these terms change, the date at the top changes with them; if the change matters to you, we mail you
          before it applies. Using the service afterwards means that you accept it.
        </p>
      </ProseSection>

      <ProseSection title="Contact">
        <p>Write to {mail}. General questions are answered within 48 hours, requests about your data within 30 days.</p>
      </ProseSection>
    </PublicProse>
  );
}
