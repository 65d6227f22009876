import { describe, expect, it } from "vitest";
import { currentness, DESTINATIONS } from "./navigation.ts";

function lit(pathname: string) {
  return DESTINATIONS.flatMap((destination) => {
    const current = currentness(destination, pathname);
    return current ? [`${destination.label} ${current}`] : [];
  });
}

describe("currentness", () => {
  it.each([
    ["/", ["Home page"]],
    ["/personas", ["Chat page"]],
    ["/personas/new", ["Chat true"]],
    ["/scenarios/maya", ["Chat true"]],
    ["/chat/1", ["Chat true"]],
    ["/progress", ["Progress page"]],
    ["/edit-profile", ["Profile true"]],
    ["/payment-success", ["Profile true"]],
  ])("lights exactly one place for %s", (pathname, expected) => {
    expect(lit(pathname)).toEqual(expected);
  });
});
