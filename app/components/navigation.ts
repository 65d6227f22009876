import type { IconName } from "./ui/icon-names.ts";

export type Destination = {
  to: string;
  label: string;
  icon: IconName;
  /** Screens that belong to it. */
  covers: string[];
};

/** The four places of the signed-in app (SPEC 2). */
export const DESTINATIONS: readonly Destination[] = [
  { to: "/", label: "Home", icon: "house", covers: [] },
  { to: "/personas", label: "Chat", icon: "message-circle", covers: ["/scenarios/", "/chat/", "/feedback/"] },
  { to: "/progress", label: "Progress", icon: "chart-line", covers: [] },
  {
    to: "/profile",
    label: "Profile",
    icon: "user",
    covers: ["/edit-profile", "/account", "/subscription", "/payment-"],
  },
];

/** For aria-current: "page" on the place itself, "true" on a screen that belongs to it. */
export function currentness({ to, covers }: Destination, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  const isInside = (to !== "/" && pathname.startsWith(`${to}/`)) || covers.some((path) => pathname.startsWith(path));
  return isInside ? "true" : undefined;
}
