/** Steps of a chat that read the same with script and without. */
import { expect } from "./app.ts";
import type { Page } from "@playwright/test";

/** Opens the partners, taps the first card, and starts the scenario. Ends on the chat page. */
export async function startChat(page: Page, partner: string, scenario: string): Promise<void> {
  await page.goto("/personas");
  await page
    .locator("main")
    .getByRole("link", { name: new RegExp(`^${partner}, `) })
    .click();
  await page.getByRole("button", { name: new RegExp(scenario) }).click();
  await expect(page).toHaveURL(/\/chat\//);
}

/** Says a line and waits until its reply is stored and shown. */
export async function say(page: Page, text: string, { script }: { script: boolean }): Promise<void> {
  const replies = page.locator("li[data-sender=ai]");
  const before = await replies.count();
  await page.getByLabel(/^Message /).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("li[data-sender=user]").last()).toContainText(text);
  if (script) {
    await expect(replies).toHaveCount(before + 1, { timeout: 15_000 });
    return;
  }
  // Without script the reply stands in a frame; the page itself holds it once it is asked for again.
  await expect(async () => {
    await page.goto(page.url().replace(/#.*/, ""));
    await expect(replies).toHaveCount(before + 1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
