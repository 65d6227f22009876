/** axe over the screens of the main job. Without script means: the page's own scripts are kept from running. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, person, signUp, test } from "./support/app.ts";
import { say, startChat } from "./support/chat.ts";

// axe is a script itself, so the browser needs script; the no-js project forbids the page's own.
test.use({ javaScriptEnabled: true, allowedErrors: ["Content Security Policy"] });

test.beforeEach(async ({ page }, { project }) => {
  if (project.name !== "no-js") return;
  await page.route("**/*.js", (route) => route.abort());
});

async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    expect(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

test.describe("no barriers", () => {
  test.use({ allowedErrors: ["Content Security Policy", "net::ERR_FAILED"] });

  test("on the public pages", async ({ page }) => {
    test.setTimeout(60_000);
    for (const path of ["/", "/v1", "/login", "/signup", "/privacy-policy", "/terms-of-service"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test("on the signed-in screens", async ({ page }, { project }) => {
    test.setTimeout(60_000);
    await signUp(page, person("Noor"));
    for (const path of ["/", "/personas", "/progress", "/profile", "/edit-profile", "/subscription"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
    await startChat(page, "Maya", "Playful Banter");
    await say(page, "You burn lentils, I burn toast. Who taught you to cook?", { script: project.name === "js" });
    await expectAccessible(page, "chat");
    await page.getByRole("link", { name: "End chat" }).click();
    await expect(page.getByTestId("score")).toBeVisible();
    await expectAccessible(page, "feedback");
  });
});
