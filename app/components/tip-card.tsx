import { Icon } from "./ui/icon.tsx";

/** The tip of the day. */
export function TipCard({ tip }: { tip: string }) {
  return (
    <section className="rounded-card bg-sunken p-4">
      <h2 className="flex items-center gap-2 text-sm tracking-normal text-soft">
        <Icon name="lightbulb" className="size-4 text-accent" />
        Tip of the day
      </h2>
      <p className="mt-1.5 text-lg">{tip}</p>
    </section>
  );
}
