import type { MetaFunction } from "@remix-run/node";
import { BRAND, pageTitle } from "../../brand.ts";
import { SampleConversation } from "../../components/public-conversation.tsx";
import { PublicRating } from "../../components/public-rating.tsx";
import { STRUCTURED_DATA } from "../../components/public-structured-data.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import { BENEFITS, FEATURES, QUESTIONS, STEPS, TESTIMONIALS } from "./content.ts";

const SECTION = "mx-auto w-full max-w-6xl px-4 pt-16 md:px-8 md:pt-24";

export const meta: MetaFunction = () => [
  { title: pageTitle("AI dating conversation practice") },
  { name: "description", content: BRAND.description },
  { "script:ld+json": STRUCTURED_DATA },
];

export default function SearchLandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <Testimonials />
      <Questions />
      <FinalCall />
    </>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-8 px-4 pt-6 md:grid-cols-2 md:gap-16 md:px-8 md:pt-16">
      <div className="flex flex-col gap-5">
        <h1 className="text-[2rem] leading-[1.12] md:text-[3rem] md:leading-[1.08]">
          Practise dating conversations before they count.
        </h1>
        <p className="max-w-[42ch] text-lg text-soft">
          Flirting and small talk are skills. Train them with AI partners who react like people, and tell you why.
        </p>
        <ul className="grid gap-2">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span aria-hidden="true" className="font-bold text-good">
                ✓
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-3 md:flex-row">
          <a href="/signup" className={buttonClass("primary", "min-h-12 md:px-8")}>
            Start Practicing Free
          </a>
          <a href="#features" className={buttonClass("secondary", "min-h-12")}>
            See what it does
          </a>
        </div>
        <PublicRating />
      </div>
      <SampleConversation />
    </section>
  );
}

function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className={`${SECTION} scroll-mt-4`}>
      <h2 id="features-title" className="text-2xl">
        Everything a good practice partner does
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
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

function HowItWorks() {
  return (
    <section aria-labelledby="how" className={SECTION}>
      <h2 id="how" className="text-2xl">
        How it works
      </h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-10">
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
    </section>
  );
}

function Testimonials() {
  return (
    <section aria-labelledby="voices" className={SECTION}>
      <h2 id="voices" className="text-2xl">
        What people say
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {TESTIMONIALS.map(({ name, location, rating, text }) => (
          <li key={name}>
            <figure className="flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
              <p className="tracking-wide text-accent">
                <span className="sr-only">{rating} of 5 stars</span>
                <span aria-hidden="true">{"★".repeat(rating) + "☆".repeat(5 - rating)}</span>
              </p>
              <blockquote className="flex-1">“{text}”</blockquote>
              <figcaption className="text-sm text-soft">
                <b className="text-ink">{name}</b>, {location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className={SECTION}>
      <h2 id="questions" className="text-2xl">
        Questions people ask
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-lg font-bold">{question}</dt>
            <dd className="mt-1 text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FinalCall() {
  return (
    <section aria-labelledby="begin" className={SECTION}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-sunken p-5 md:p-10">
        <h2 id="begin" className="text-2xl">
          Your first line can be a bad one. That is what this is for.
        </h2>
        <p className="text-soft">Free to start, no credit card needed, and sign-up takes about 30 seconds.</p>
        <a href="/signup" className={buttonClass("primary", "min-h-12 w-full md:w-auto md:px-8")}>
          Start Practicing Free
        </a>
      </div>
    </section>
  );
}
