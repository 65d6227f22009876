import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatEvent } from "../../services/chat-events.ts";
import type { ChatView } from "../../services/chat-view.server.ts";
import { chatReducer, initialChatState, type ChatState } from "./chat-state.ts";

const view: ChatView = {
  id: "chat",
  persona: { id: "p", name: "Maya", imageUrl: "/personas/maya.svg" },
  scenario: { name: "First Message", goal: "" },
  difficulty: "warm",
  mood: 50,
  moodChange: 0,
  isOpen: true,
  isCompleted: false,
  messages: [],
  moves: [],
  pending: [],
  failed: [],
  earlier: null,
  position: "0",
  hint: null,
  credits: 50,
  isPremium: false,
  clientMessageId: "form",
};

const own = { id: "u1", content: "Hello", sender: "user", timestamp: new Date(1), clientMessageId: "c1" } as const;
const reply = { id: "a1", content: "Hi you", sender: "ai", timestamp: new Date(2) } as const;
const mood = {
  type: "mood_update",
  messageId: "u1",
  mood: 57,
  moodChange: 7,
  advice: "Go on",
  sentiment: "positive",
  reasons: [],
} as const satisfies ChatEvent;

function play(events: ChatEvent[], start: ChatState = initialChatState(view)): ChatState {
  return events.reduce((state, event) => chatReducer(state, { type: "event", event }), start);
}

describe("a line's way", () => {
  test("shows at once, and is one line once the server and the stream have both named it", () => {
    let state = chatReducer(initialChatState(view), {
      type: "queued",
      line: { clientMessageId: "c1", content: "Hello", state: "sending" },
    });
    expect(state.outgoing).toHaveLength(1);
    state = play([{ type: "message", message: own }], state);
    state = chatReducer(state, { type: "accepted", clientMessageId: "c1", message: own });
    expect(state.outgoing).toEqual([]);
    expect(state.messages).toEqual([own]);
    expect(state.pending).toEqual(["u1"]);
  });

  test("a refused line stays, with its reason", () => {
    let state = chatReducer(initialChatState(view), {
      type: "queued",
      line: { clientMessageId: "c1", content: "Hello", state: "sending" },
    });
    state = chatReducer(state, { type: "refused", clientMessageId: "c1", reason: "Too long" });
    expect(state.outgoing[0]).toMatchObject({ content: "Hello", state: "refused", reason: "Too long" });
  });
});

describe("a reply", () => {
  test("grows token by token and is replaced by the stored one", () => {
    const speaking = play([
      { type: "message", message: own },
      { type: "typing", active: true },
      { type: "token", messageId: "a1", index: 0, text: "Hi " },
      { type: "token", messageId: "a1", index: 1, text: "you" },
    ]);
    expect(speaking.live?.text).toBe("Hi you");
    const done = play([{ type: "ai_message", message: reply }, mood], speaking);
    expect(done.live).toBeNull();
    expect(done.messages).toEqual([own, reply]);
    expect(done).toMatchObject({ mood: 57, moodChange: 7, pending: [], typing: false });
    expect(done.advice?.text).toBe("Go on");
  });

  test("a reset forgets what was shown", () => {
    const state = play([
      { type: "token", messageId: "a1", index: 0, text: "Wrong" },
      { type: "reset", messageId: "a1" },
      { type: "token", messageId: "a1", index: 0, text: "Right" },
    ]);
    expect(state.live?.text).toBe("Right");
  });

  test("tokens after a gap are not shown out of place", () => {
    const state = play([
      { type: "token", messageId: "a1", index: 0, text: "One " },
      { type: "token", messageId: "a1", index: 2, text: "three" },
    ]);
    expect(state.live?.text).toBe("One ");
  });

  test("a failure marks the line for Retry and drops the half reply", () => {
    const state = play([
      { type: "message", message: own },
      { type: "token", messageId: "a1", index: 0, text: "Hi" },
      { type: "error", message: "no", retryable: true, messageId: "u1" },
    ]);
    expect(state).toMatchObject({ live: null, failed: ["u1"], pending: [] });
  });

  test("a small change brings no advice", () => {
    expect(play([{ ...mood, moodChange: 5 }]).advice).toBeNull();
  });
});

test("the loader is the truth, but a line still on its way stays", () => {
  let state = play([{ type: "message", message: own }]);
  state = chatReducer(state, { type: "queued", line: { clientMessageId: "c2", content: "More", state: "waiting" } });
  state = chatReducer(state, { type: "loaded", view: { ...view, messages: [own, reply], mood: 61 } });
  expect(state.messages).toEqual([own, reply]);
  expect(state.mood).toBe(61);
  expect(state.outgoing).toHaveLength(1);
});

test("an event seen twice changes nothing", () => {
  const events: ChatEvent[] = [
    { type: "message", message: own },
    { type: "token", messageId: "a1", index: 0, text: "Hi " },
    { type: "token", messageId: "a1", index: 1, text: "you" },
    { type: "ai_message", message: reply },
    mood,
  ];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: events.length, maxLength: events.length }),
      (times) => {
        const repeated = events.flatMap((event, at) => Array.from({ length: times[at] ?? 1 }, () => event));
        const state = play(repeated);
        expect(state.messages).toEqual([own, reply]);
        expect(state).toMatchObject({ live: null, mood: 57, pending: [] });
      },
    ),
  );
});
