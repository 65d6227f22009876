/** Running out of credits: the words are kept, the cost is named truly, and both ways on are offered. */
import { expect, person, signUp, test } from "./support/app.ts";
import { startChat } from "./support/chat.ts";

test.use({ allowedErrors: ["status of 402"] });

test("without credits nothing is lost but the sending", async ({ page, javaScriptEnabled: script = true }) => {
  await signUp(page, person("Ann"));
  await startChat(page, "Maya", "First Message");
  const chatId = /\/chat\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  // 25 hints cost what a newcomer has; a form's id makes each of them another one.
  for (let spent = 0; spent < 50; spent += 2) {
    const answer = await page.request.post("/api/chat/hint", { data: { sessionId: chatId } });
    if (!answer.ok()) expect(answer.status()).toBe(429);
    if (answer.status() === 429) break;
  }
  const { credits } = (await (await page.request.get("/api/users/credits")).json()) as { credits: number };
  for (let left = credits; left >= 2; left -= 2) {
    const answer = await page.request.post(`/api/chat/sessions/${chatId}/messages`, {
      data: { content: `Line ${left}`, clientMessageId: `credit-${left}-line` },
    });
    expect(answer.status()).toBe(202);
    await expect(async () => {
      const lines = (await (await page.request.get(`/api/chat/sessions/${chatId}/messages`)).json()) as {
        sender: string;
      }[];
      expect(lines.at(-1)?.sender).toBe("ai");
    }).toPass();
  }

  await page.goto(`/chat/${chatId}`);
  if (script) await expect(page.getByText("Online now")).toBeVisible();
  await page.getByLabel(/^Message /).fill("One more thing before I go");
  await page.getByRole("button", { name: "Send" }).click();
  const dialog = page.getByRole("dialog", { name: "Credits Needed" });
  await expect(dialog).toContainText("You need more credits to send messages. Please upgrade to continue.");
  await expect(dialog).toContainText("2 credits");
  await expect(dialog.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/subscription");
  await expect(page.getByLabel(/^Message /)).toHaveValue("One more thing before I go");
  await dialog.getByRole("link", { name: "Maybe Later" }).click();
  await expect(dialog).toBeHidden();
});
