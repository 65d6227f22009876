import { expect, person, signUp, test } from "./support/app.ts";

test("a stranger finds the landing page and signs up with a mailed code", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Repartee/);
  await signUp(page, person("Ann"));
  await expect(page.locator("main")).toContainText("Ann");
});

test.describe("a wrong address", () => {
  test.use({ allowedErrors: ["status of 404"] });

  test("answers 404 with a way home", async ({ page }) => {
    const answer = await page.goto("/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("link").first()).toBeVisible();
  });
});
