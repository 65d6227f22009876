import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "#db/store.ts";
import { openTestDatabase } from "#tests/database.ts";

const TODAY = "2026-03-01";

let auth: typeof import("./auth.server.ts");
let schema: typeof import("#db/schema.ts");
let store: Store;

beforeAll(async () => {
  store = await openTestDatabase();
  schema = await import("#db/schema.ts");
  auth = await import("./auth.server.ts");
  const { hashPassword } = await import("./password.server.ts");
  const password = await hashPassword("right password");
  await store.db.insert(schema.users).values({ email: "ann@example.com", name: "Ann", password });
  await store.db.insert(schema.users).values({ email: "lock@example.com", name: "Lock", password });
  await store.db.insert(schema.users).values({ email: "goo@example.com", name: "Goo", authProvider: "google" });
});

describe("logging in", () => {
  test("the right password gives the person, without secrets", async () => {
    const user = await logIn("Ann@Example.com ", "right password");
    expect(user).toMatchObject({ email: "ann@example.com", name: "Ann", credits: 50 });
    expect(JSON.stringify(user)).not.toContain("argon2");
  });

  test("a wrong password and an unknown address get the same words", async () => {
    const same = { status: 401, message: "Invalid email or password" };
    await expect(logIn("ann@example.com", "wrong password")).rejects.toMatchObject(same);
    await expect(logIn("nobody@example.com", "wrong password")).rejects.toMatchObject(same);
  });

  test("an account that only has Google says so", async () => {
    await expect(logIn("goo@example.com", "whatever")).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("Google account"),
    });
  });

  test("ten failures close an account for a while; a right one forgives the earlier", async () => {
    for (let n = 0; n < 9; n += 1)
      await expect(logIn("lock@example.com", "wrong")).rejects.toMatchObject({ status: 401 });
    await logIn("lock@example.com", "right password");
    for (let n = 0; n < 10; n += 1)
      await expect(logIn("lock@example.com", "wrong")).rejects.toMatchObject({ status: 401 });
    await expect(logIn("lock@example.com", "right password")).rejects.toMatchObject({ status: 429 });
    const [row] = await store.db.select().from(schema.users).where(eq(schema.users.email, "lock@example.com"));
    expect(row?.name).toBe("Lock");
  });
});

function logIn(email: string, password: string) {
  const form = new FormData();
  form.set("email", email);
  form.set("password", password);
  return auth.logIn(form, { clientAddress: "192.0.2.1", today: TODAY });
}
