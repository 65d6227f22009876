import type { ReactNode } from "react";

/**
 * The product in one picture: a short chat whose mood meter moves. It plays once, within five seconds, and stands still at its
 * end; the movement is in public.css, so it needs no script and respects "reduce motion".
 */
export function SampleConversation() {
  return (
    <figure data-play className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <figcaption className="sr-only">
        A sample conversation with Maya, an AI partner. Her mood rises from Neutral, 58, to Happy, 64.
      </figcaption>
      <div aria-hidden="true">
        <div className="flex items-center gap-3">
          <img src="/personas/maya.svg" alt="" width="44" height="44" className="size-11 rounded-full bg-sunken" />
          <div className="leading-tight">
            <p className="font-semibold">Maya</p>
            <p className="text-sm text-soft">AI practice partner</p>
          </div>
        </div>
        <div className="relative mt-3 flex justify-between gap-3 text-sm tabular-nums">
          <p className="sample-before absolute">
            <b>Neutral</b> 58
          </p>
          <p className="sample-after">
            <b>Happy</b> 64 <span className="font-semibold text-good">↑ 6</span>
          </p>
          <p className="text-soft">Playful Banter</p>
        </div>
        <div className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
          <div className="sample-mood h-full rounded-full" />
        </div>
      </div>
      <ol className="mt-4 flex flex-col gap-2">
        <Line from="Maya">I burned the lentils again. The smoke alarm and I are basically flatmates.</Line>
        <Line from="You" step="sample-answer">
          Does it at least pay rent? And what were you cooking before it all went up?
        </Line>
        <li className="sample-why self-end rounded-control bg-good-wash px-3 py-1.5 text-sm text-good">
          <b>+6</b> You built on her joke, then asked about her story
        </li>
        <Line from="Maya" step="sample-reply">
          Ha, it pays in noise complaints. It was my gran’s dal. She cooks by ear: when it sings, it’s done. Mine
          screams.
        </Line>
      </ol>
    </figure>
  );
}

function Line({ from, step = "", children }: { from: "Maya" | "You"; step?: string; children: ReactNode }) {
  const side =
    from === "You"
      ? "self-end rounded-br-tight bg-accent text-accent-ink"
      : "self-start rounded-bl-tight border border-line bg-surface";
  return (
    <li className={`${step} max-w-[86%] rounded-bubble px-4 py-2.5 ${side}`}>
      <span className="sr-only">{from}: </span>
      {children}
    </li>
  );
}
