import { BRAND } from "../../brand.ts";
import { PublicPage, useSupportEmail } from "../../components/public-page.tsx";
import { SampleConversation } from "../../components/public-conversation.tsx";
import { PublicRating } from "../../components/public-rating.tsx";
import { STRUCTURED_DATA } from "../../components/public-structured-data.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import { FEATURES, REASONS, STEPS } from "./content.ts";

/** The face of `/` for people who are not signed in. */
export function Landing() {
  return (
    <PublicPage>
      <Hero />
      <Features />
      <Reasons />
      <Steps />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(STRUCTURED_DATA) }} />
    </PublicPage>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-8 px-4 pt-6 md:grid-cols-2 md:gap-16 md:px-8 md:pt-16">
      <div className="flex flex-col gap-5">
        <h1 className="text-3xl md:text-[3.25rem] md:leading-[1.05]">{BRAND.tagline}</h1>
        <p className="max-w-[36ch] text-lg text-soft">
          Practise flirting and small talk with AI partners who react like people, and tell you why.
        </p>
        <div className="flex flex-col gap-2">
          <a href="/signup" className={buttonClass("primary", "min-h-12 md:self-start md:px-8")}>
            Start Practicing Free
          </a>
          <p className="text-center text-sm text-balance text-soft md:text-left">
            No credit card needed. Private. About 30 seconds.
          </p>
        </div>
        <PublicRating />
      </div>
      <SampleConversation />
    </section>
  );
}

function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto w-full max-w-6xl px-4 pt-16 md:px-8 md:pt-24">
      <h2 id="features" className="text-2xl">
        What you do here
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {FEATURES.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-raised p-5 shadow-card">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons() {
  return (
    <section aria-labelledby="why" className="mx-auto w-full max-w-6xl px-4 pt-16 md:px-8 md:pt-24">
      <h2 id="why" className="text-2xl">
        Why Choose {BRAND.name}
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-5 md:grid-cols-2">
        {REASONS.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden="true" className="mt-0.5 font-bold text-good">
              ✓
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps() {
  const supportEmail = useSupportEmail();
  return (
    <section aria-labelledby="start" className="mx-auto w-full max-w-6xl px-4 pt-16 md:px-8 md:pt-24">
      <div className="rounded-card border border-line bg-sunken p-5 md:p-10">
        <h2 id="start" className="text-2xl">
          Start in three steps
        </h2>
        <ol className="mt-6 grid gap-6 md:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 md:flex-col md:gap-2">
              <span aria-hidden="true" className="text-2xl font-bold text-accent tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
          <a href="/signup" className={buttonClass("primary", "min-h-12 md:px-8")}>
            Sign up free
          </a>
          <p className="text-sm text-soft">
            Questions first? Write to{" "}
            <a href={`mailto:${supportEmail}`} className="py-2 text-ink underline underline-offset-4">
              {supportEmail}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
