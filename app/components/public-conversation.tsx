import type { ReactNode } from "react";

/**
 * The product in one picture: a short chat whose mood meter moves. It plays once, within five seconds, and stands still at its
 * end; the movement is in public.css, so it needs no script and respects "reduce motion".
 */
export function SampleConversation() {
  return (
    <figure className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <figcaption className="sr-only">
        A sample conversation with Maya, an AI partner. Her mood rises from Neutral, 58, to Happy, 64.
      </figcaption>
      <div className="flex items-center gap-3" aria-hidden="true">
        <img src="/personas/maya.svg" alt="" width="44" height="44" className="size-11 rounded-full bg-sunken" />
        <div className="leading-tight">
          <p className="font-semibold">Maya</p>
          <p className="text-sm text-soft">AI practice partner</p>
        </div>
        <p className="relative ml-auto text-right tabular-nums">
          <span className="sample-before absolute right-0 whitespace-nowrap">
            <b>Neutral</b> 58
          </span>
          <span className="sample-after whitespace-nowrap">
            <b>Happy</b> 64 <span className="font-semibold text-good">↑ 6</span>
          </span>
        </p>
      </div>
      <div className="mt-3 h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div className="sample-mood h-full rounded-full" />
      </div>
      <ol className="mt-4 flex flex-col gap-2">
        <Line from="Maya" step="sample-1">
          I burned the lentils again. The smoke alarm and I are basically flatmates.
        </Line>
        <Line from="You" step="sample-2">
          Does it at least pay rent? And what were you cooking before it all went up?
        </Line>
        <li className="sample-3 self-end rounded-control bg-good-wash px-3 py-1.5 text-sm text-good">
          <b>+6</b> You built on her joke, then asked about her story
        </li>
        <Line from="Maya" step="sample-4">
          Ha, it pays in noise complaints. It was my gran’s dal. She cooks by ear: when it sings, it’s done. Mine
          screams.
        </Line>
      </ol>
    </figure>
  );
}

function Line({ from, step, children }: { from: "Maya" | "You"; step: string; children: ReactNode }) {
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
