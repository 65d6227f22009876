import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { covers, follow, publish, readLog } from "./bus.server.ts";

async function take<T>(events: AsyncGenerator<{ id: string; data: T }>, count: number) {
  const taken: { id: string; data: T }[] = [];
  for await (const event of events) {
    taken.push(event);
    if (taken.length === count) break;
  }
  return taken;
}

describe("following a channel", () => {
  test("gives what is in the log, then what comes", async () => {
    publish("a", 1);
    const reading = take(follow<number>("a", null, new AbortController().signal), 3);
    publish("a", 2);
    publish("a", 3);
    expect((await reading).map(({ data }) => data)).toEqual([1, 2, 3]);
  });

  test("resumes after an id, and knows which ids it can resume from", async () => {
    const first = publish("b", 1);
    publish("b", 2);
    expect(covers("b", first)).toBe(true);
    expect(covers("b", "someone-elses-1")).toBe(false);
    const [entry] = await take(follow<number>("b", first, new AbortController().signal), 1);
    expect(entry?.data).toBe(2);
  });

  test("ends when its signal is aborted, also while it waits", async () => {
    const stop = new AbortController();
    const reading = take(follow("c", null, stop.signal), 1);
    stop.abort();
    expect(await reading).toEqual([]);
  });

  test("channels do not hear each other", async () => {
    publish("d", "mine");
    publish("e", "yours");
    expect(readLog("d").map(({ data }) => data)).toEqual(["mine"]);
  });

  test("a reader who falls behind the log gets an error, not a gap", async () => {
    const first = publish("f", 0);
    for (let n = 1; n <= 500; n++) publish("f", n);
    await expect(take(follow("f", first, new AbortController().signal), 1)).rejects.toThrow(/behind/);
  });
});

test("however a reader drops and resumes, it sees each event once and in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uuid(),
      fc.array(fc.oneof(fc.constant("publish" as const), fc.constant("drop" as const)), { maxLength: 60 }),
      async (channel, steps) => {
        let published = 0;
        let last: string | null = null;
        const seen: number[] = [];
        for (const step of steps) {
          if (step === "publish") {
            publish(channel, published);
            published += 1;
            continue;
          }
          const missing = published - seen.length;
          if (missing === 0) continue;
          const want = 1 + (seen.length % missing);
          for (const { id, data } of await take(follow<number>(channel, last, new AbortController().signal), want)) {
            last = id;
            seen.push(data);
          }
        }
        expect(seen).toEqual(Array.from({ length: seen.length }, (_, n) => n));
      },
    ),
  );
});
