import { Icon } from "./ui/icon.tsx";

/** What Premium holds. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Icon name="check" className="mt-0.5 size-5 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
