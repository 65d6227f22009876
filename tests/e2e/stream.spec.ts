/** The reply appears word by word, with script and without, and is complete whatever happens to the page. */
import type { Page } from "@playwright/test";
import { expect, person, signUp, test } from "./support/app.ts";
import { startChat } from "./support/chat.ts";

// As fast as a person types, so that there is time to see it happen.
test.use({ enginePace: "1" });

/** What is shown of the reply that is being spoken: in the page with script, in a frame without. */
async function spoken(page: Page): Promise<string> {
  const frame = page.frames().find((other) => other.url().includes("part=reply"));
  const inPage = await page
    .locator("[data-live]")
    .textContent({ timeout: 50 })
    .catch(() => "");
  const inFrame = await frame?.evaluate(() => document.body?.innerText ?? "").catch(() => "");
  return inPage || inFrame || "";
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message /).fill(text);
  await page.getByRole("button", { name: "Send" }).click({ noWaitAfter: true });
}

test("words appear one after another, and the meter moves", async ({ page, javaScriptEnabled: script = true }) => {
  await signUp(page, person("Noor"));
  await startChat(page, "Maya", "First Message");
  if (script) await expect(page.getByText("Online now")).toBeVisible();
  await send(page, "Hey Maya, tell me the story behind your one-eyed cat?");

  const lengths = new Set<number>();
  await expect(async () => {
    lengths.add((await spoken(page)).length);
    expect(lengths.size).toBeGreaterThan(3);
  }).toPass({ intervals: [10], timeout: 10_000 });

  const meter = page.frames().find((frame) => frame.url().includes("part=mood"));
  if (script) await expect(page.getByTestId("mood")).not.toContainText("50", { timeout: 10_000 });
  else await expect.poll(() => meter?.evaluate(() => document.body.innerText)).not.toContain("50");
});

test("a page that is closed in mid-reply shows all of it when it is opened again", async ({ page }) => {
  await signUp(page, person("Ann"));
  await startChat(page, "Noah", "First Message");
  const chat = page.url().replace(/[?#].*/, "");
  await send(page, "What is the oldest letter you have held?");
  await expect.poll(() => spoken(page), { intervals: [10] }).not.toBe("");
  await page.goto("about:blank");

  const replies = page.locator("li[data-sender=ai]");
  await expect(async () => {
    await page.goto(chat);
    await expect(replies).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const id = chat.split("/").at(-1);
  const stored = (await (await page.request.get(`/api/chat/sessions/${id}/messages`)).json()) as { content: string }[];
  await expect(replies).toContainText(stored.at(-1)?.content ?? "");
});
