/** The main job: a newcomer signs up, talks to a persona, asks for a hint, and reads a review. */
import { expect, logIn, person, signUp, test } from "./support/app.ts";
import { say, startChat } from "./support/chat.ts";

test("a newcomer signs up, chats, gets a hint and a review", async ({ page, javaScriptEnabled: script = true }) => {
  test.setTimeout(60_000);
  const noor = person("Noor");
  await signUp(page, noor);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
  await expect(page.locator("main")).toContainText("50 credits");

  await startChat(page, "Maya", "First Message");
  await expect(page.getByText("AI practice partner")).toBeVisible();
  if (script) await expect(page.getByText("Online now")).toBeVisible();
  await expect(page.getByTestId("mood")).toContainText("Neutral");

  await say(page, "Hey Maya, what did you draw on the bus this week?", { script });
  await say(page, "That made me laugh. My brother draws too, badly and with great confidence.", { script });
  await expect(page.locator(".why").first()).toBeVisible();
  await expect(page.getByTestId("mood")).not.toContainText("50");

  await page.getByLabel("Hint", { exact: true }).click();
  await page.getByRole("button", { name: /Get a hint/ }).click();
  await expect(page.getByTestId("hint")).toHaveText(/\w+ \w+ \w+/);

  await page.getByRole("link", { name: "End chat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Great conversation!|Good effort!|Keep practicing!/);
  await expect(page.getByTestId("score")).toHaveText(/^(10|\d)$/);
  await expect(page.getByRole("heading", { name: "Strengths" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Improvements" })).toBeVisible();
  for (const name of ["New Chat", "Practice Again", "Back to Dashboard"]) {
    await expect(page.getByRole("link", { name })).toBeVisible();
  }

  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.locator("main")).toContainText("44 credits");
  await expect(page.locator("main")).toContainText(/[1-9]\d* of 500 XP/);
});

test("leaving by the back button completes a chat of three messages and goes to the partners", async ({
  page,
  javaScriptEnabled: script = true,
}) => {
  await signUp(page, person("Ann"));
  await startChat(page, "Noah", "Playful Banter");
  await expect(page.locator("li[data-sender=ai]")).toHaveCount(1);
  await say(page, "Only if you go first. What is the worst book you ever loved?", { script });
  const chat = page.url();
  await page.getByRole("button", { name: "Back to partners" }).click();
  await expect(page).toHaveURL(/\/personas$/);
  await page.goto(chat.replace(/[?#].*/, ""));
  await expect(page.getByRole("link", { name: /finished/ })).toBeVisible();
});

test("a chat goes on after logging out and in again", async ({ page, javaScriptEnabled: script = true }) => {
  const ann = person("Ann");
  await signUp(page, ann);
  await startChat(page, "Adrian", "First Message");
  await say(page, "Which bridge would you cross town for?", { script });
  const chat = page.url().replace(/[?#].*/, "");

  await page.goto("/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Start Practicing Free" }).first()).toBeVisible();
  await page.goto(chat);
  await expect(page).toHaveURL(/\/login\?redirectTo=/);

  await page.getByLabel("Email", { exact: true }).fill(ann.email);
  await page.getByLabel("Password", { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(chat);
  await expect(page.locator("li[data-sender=user]")).toContainText("Which bridge");
});

test.describe("somebody else's chat", () => {
  test.use({ allowedErrors: ["status of 404"] });

  test("is a page that could not be found", async ({ page, browser, javaScriptEnabled: script = true }) => {
    await signUp(page, person("Ann"));
    await startChat(page, "Maya", "First Message");
    await say(page, "A secret between us", { script });
    const chat = page.url().replace(/[?#].*/, "");
    const context = await browser.newContext({ javaScriptEnabled: script });
    const other = await context.newPage();
    await signUp(other, person("Bob"));
    const answer = await other.goto(chat);
    expect(answer?.status()).toBe(404);
    await expect(other.locator("body")).not.toContainText("A secret");
    await context.close();
  });
});

test.describe("a login that was mistyped", () => {
  test.use({ allowedErrors: ["status of 401"] });

  test("says so, keeps the address, and works the second time", async ({ page }) => {
    const ann = person("Ann");
    await signUp(page, ann);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill(ann.email);
    await page.getByLabel("Password", { exact: true }).fill("not my password");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("alert").first()).toContainText(
      "Invalid email or password. Please check your credentials.",
    );
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ann.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await logIn(page, ann);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ann");
  });
});
