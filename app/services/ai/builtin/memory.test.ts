import { describe, expect, it } from "vitest";
import { chat, persona } from "#tests/chatting.ts";

const small = ["It rained all morning here.", "The bread in that place is so good.", "Haha fair enough."];

describe("asked about what it was told", () => {
  it.each([
    ["I'm Petra, by the way.", "my name?", /Petra/],
    ["I tune harpsichords for a living.", "what do I do for work again?", /harpsichord/],
    ["I'm between jobs right now.", "do you remember what I do for work?", /between jobs/],
    ["Farrier by trade, mostly horses.", "what's my job?", /farrier/i],
    ["I run a little launderette with my aunt.", "what do I do for a living?", /launderette/],
    ["My ferret Pickle stole a sock.", "what's my ferret called?", /Pickle/],
    ["I share my flat with a whippet called Duke.", "Do you remember my dog's name?", /Duke/],
    ["My sister Ines moved to Leeds.", "what's my sister called?", /Ines/],
    ["I live in Ghent now.", "where do I live again?", /Ghent/],
    ["I've got my viva on Thursday and I'm dreading it.", "what was I nervous about?", /viva/],
    ["I've got my viva on Thursday and I'm dreading it.", "when is my viva?", /thursday/i],
    ["I'm allergic to walnuts.", "what am I allergic to?", /walnut/],
    ["I play the oboe, badly.", "which instrument do I play?", /oboe/],
    ["I can't stand olives.", "which food can't I stand?", /olives/],
    ["I'm studying geology in the evenings.", "what am I studying?", /geology/],
    ["I speak Finnish with my kids.", "what languages do I speak?", /Finnish/],
    ["I drive an old Volvo estate.", "do you still know what I drive?", /Volvo/],
    ["My uncle Bert always said never trust a quiet dog.", "who did I say never to trust a dog because of?", /Bert/],
  ])("%s / %s", (telling, asking, answer) => {
    expect(chat([telling, ...small, asking], { mood: 60 }).last.text).toMatch(answer);
  });

  it("does not take what somebody does for fun, or an unrelated aside, for the answer", () => {
    const lines = [
      "I restore old globes.",
      "I run most mornings.",
      "Actually, this tea is cold.",
      "what do I do for work?",
    ];
    expect(chat(lines, { mood: 60 }).last.text).toMatch(/globes/);
    const pets = ["My dog Duke snores.", "My cat Olive hates him.", "Long day.", "what's my dog called?"];
    expect(chat(pets, { mood: 60 }).last.text).toMatch(/Duke/);
  });

  it("keeps to the later words", () => {
    const { last } = chat(["My exam is on Monday.", "Sorry, I meant Wednesday.", "Long week.", "when is my exam?"], {
      mood: 60,
    });
    expect(last.text).toMatch(/wednesday/i);
  });

  it.each(["what's my sister called?", "what do I do for work?", "where do I live again?", "what's my dog's name?"])(
    "says kindly that it was never told: %s",
    (asking) => {
      expect(chat([...small, asking], { mood: 60 }).last.text).toMatch(/told|said|yourself|guessing/);
    },
  );

  it.each(["what should I do now?", "how am I doing?", "can I ask you something?", "do you like my jokes?"])(
    "takes an ordinary question for one: %s",
    (asking) => {
      expect(chat(["I live in Ghent now.", asking], { mood: 60 }).last.text).not.toMatch(
        /you said|haven't told|your words/i,
      );
    },
  );
});

describe("a long chat", () => {
  it.each(["maya", "noah", "lena", "adrian"])("comes back to something told after turn 25: %s", (slug) => {
    const lines = Array.from({ length: 45 }, (_, index) =>
      index === 2
        ? "My rabbit Clover chewed my shoelaces."
        : `I walked to stall number ${index} and bought some bread there.`,
    );
    const { transcript } = chat(lines, { persona: persona(slug), mood: 65 });
    const late = transcript.messages.filter((message) => message.sender === "ai").slice(26);
    expect(
      late.some((message) => /Clover|Going back|earlier|a while ago|mentioned|since you told/.test(message.content)),
    ).toBe(true);
  });
});
