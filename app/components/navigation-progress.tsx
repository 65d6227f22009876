import { useNavigation } from "@remix-run/react";

/** A thin bar at the top while the next screen is on its way; it waits a moment, so that quick ones do not flicker. */
export function NavigationProgress() {
  const isPending = useNavigation().state !== "idle";
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      aria-hidden={!isPending}
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-[transform,opacity] ease-out ${
        isPending ? "scale-x-90 opacity-100 delay-150 duration-[4000ms]" : "scale-x-0 opacity-0 duration-150"
      }`}
    />
  );
}
