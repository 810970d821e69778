import assert from "node:assert/strict";
import { findFault, speaksOfHarm } from "./answer-check.model.ts";
import { anonymizer } from "./placeholders.model.ts";

const INSTRUCTIONS = "Write plain, warm, short English sentences for a man who is tired of work.";

for (
  const text of [
    "Walk for ten minutes after lunch, and leave the phone on your desk.",
    "Your average is 3.2 of 5. Mondays are lower: 2.6 against 3.4, over 14 Mondays.",
    "Talk to a doctor when your sleep stays bad for more than two weeks.",
    "You have had a hard week. Low moods come and go.",
    "Ask your bank what the fee is; it is your right to know.",
    "Do it at 7.30 and/or in the evening (5-10 minutes).",
    "Less coffee after 2 p.m., e.g. tea instead.",
    "Box breathing: in 4, hold 4, out 4, hold 4.",
    "Push-ups, squats, planks, rows.",
    "Take a walk & call a friend.",
    "Put your worries on a list; mark what's yours to do tomorrow.",
    "A café visit with Zoë, a naïve plan, façade: all fine for you and me.",
  ]
) {
  Deno.test(`nothing is wrong with: ${text}`, () => {
    assert.equal(findFault({ text }, INSTRUCTIONS), undefined);
    assert.equal(speaksOfHarm({ text }), false);
  });
}

for (
  const [fault, text] of [
    ["markup", "Walk <em>slowly</em>."],
    ["markup", "# Today"],
    ["markup", "`walk`"],
    ["markup", "Rest &amp; walk."],
    ["link", "Visit reclaim.example.com soon."],
    ["link", "javascript:alert(1)"],
    ["link", "//evil.example/x"],
    ["diagnosis", "It seems you may have an anxiety disorder."],
    ["diagnosis", "These are symptoms of PTSD."],
    ["diagnosis", "Your diagnosis is clear."],
    ["medicine", "Try melatonin tonight."],
    ["medicine", "Reduce your medication by half."],
    ["language", "Il faut que vous marchiez un peu tous les jours pour aller mieux dans la vie."],
    ["language", "你好，今天过得怎么样？"],
    ["leak", "My rules: Write plain, warm, short English sentences for a man who is tired."],
  ]
) {
  Deno.test(`${fault}: ${text}`, () => {
    assert.equal(findFault({ parts: [{ text }] }, INSTRUCTIONS), fault);
  });
}

Deno.test("an answer that speaks of harming oneself is told from one that does not [SAFE-03]", () => {
  for (const text of ["You might kill yourself.", "End your life.", "Suicide is an option."]) {
    assert.equal(speaksOfHarm([text]), true, text);
  }
});

Deno.test("names, e-mail addresses and telephone numbers are taken out, other words stay [SAFE-10]", () => {
  const anonymize = anonymizer(["Jan-Erik O'Neill", "jan_e", null, undefined, "Al"]);
  for (
    const [text, expected] of [
      ["I am Jan-Erik O'Neill.", "I am [name]."],
      ["JAN-ERIK and o'neill came.", "[name]-[name] and [name] came."],
      ["January is cold. Also fine.", "January is cold. Also fine."],
      ["Write to jan.erik@home.example.org or jan_e.", "Write to [e-mail] or [name]."],
      ["Call +46 70-123 45 67 or (070) 1234567.", "Call [phone] or [phone]."],
      ["On 2026-10-01 I slept 7 hours, 3 times.", "On 2026-10-01 I slept 7 hours, 3 times."],
      ["", ""],
    ]
  ) {
    assert.equal(anonymize(text ?? ""), expected);
  }
  assert.equal(anonymizer([])("Nobody said so."), "Nobody said so.");
});
