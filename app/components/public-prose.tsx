import type { ReactNode } from "react";

type Props = { title: string; updated: string; dateTime: string; children: ReactNode };

/** A page of legal prose: at most 68 characters a line, with its date. */
export function PublicProse({ title, updated, dateTime, children }: Props) {
  return (
    <article className="mx-auto flex w-full max-w-[68ch] flex-col gap-8 px-4 pt-4 md:pt-8">
      <header>
        {/* Without script it leads home; with it, back to where the person came from. */}
        <a
          href="/"
          data-back
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-soft hover:text-ink"
        >
          <span aria-hidden="true">←</span> Back
        </a>
        <h1 className="mt-2 text-3xl">{title}</h1>
        <p className="mt-2 text-soft">
          Last updated <time dateTime={dateTime}>{updated}</time>
        </p>
      </header>
      {children}
    </article>
  );
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function ProseList({ items }: { items: ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-accent">
      {items.map((item, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the list never changes
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

export function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="underline underline-offset-4">
      {children}
    </a>
  );
}
