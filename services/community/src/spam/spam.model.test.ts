import assert from "node:assert/strict";
import { type EarlierText, findSpam, type NewText, SPAM_LIMITS } from "./spam.model.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const ago = (milliseconds: number) => new Date(NOW - milliseconds);
const MINUTE = 60_000;
const LONG =
  "Third week without the late mails. I sleep until six, walk the dog before work, and my wife says I laugh again.";

/** What an author of a month writes now; give only what matters. */
const text = (fields: Partial<NewText> = {}): NewText => ({
  kind: "post",
  heading: "Daily share",
  text: "I sleep again.",
  createdAt: new Date(NOW),
  authorSince: ago(30 * 24 * 60 * MINUTE),
  earlier: [],
  ...fields,
});
const earlier = (count: number, apartMs = MINUTE): EarlierText[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Text ${index}`,
    createdAt: ago((index + 1) * apartMs),
  }));
const withEarlier = (said: string) => [{ text: said, createdAt: ago(MINUTE) }];

Deno.test("what an ordinary member writes is never held", () => {
  for (
    const said of [
      "I sleep again.",
      LONG,
      "Paid 1.5 times the price at 10.30, e.g. for the v1.2 kit. Mr.Smith agreed.",
      "Ποτέ ξανά. Больше никогда. Grüße, señor, naïve façade.",
      "5 µg of vitamin D and 20 °C are fine. O'Brien's site is down.",
      "👍🏽 ❤️ 👨‍👩‍👧",
    ]
  ) {
    assert.equal(findSpam(text({ text: said, authorSince: new Date(NOW) })), null, said);
  }
});

Deno.test("more than the limit of an hour is held, each kind by itself", () => {
  const { postsPerWindow: posts, commentsPerWindow: comments } = SPAM_LIMITS;
  const second = 1000;
  assert.equal(findSpam(text({ earlier: earlier(posts - 1) })), null);
  assert.equal(findSpam(text({ earlier: earlier(posts) })), "rate");
  assert.equal(findSpam(text({ earlier: earlier(posts, 5 * MINUTE) })), null);
  assert.equal(findSpam(text({ kind: "comment", earlier: earlier(comments - 1, second) })), null);
  assert.equal(findSpam(text({ kind: "comment", earlier: earlier(comments, second) })), "rate");
});

Deno.test("the same text again is held, also with small changes; short ones are not", () => {
  for (
    const again of [
      LONG,
      LONG.toUpperCase(),
      `  ${LONG.replaceAll(" ", "  ")}!!`,
      LONG.replace("sleep", "sl\u200beep"),
      LONG.replace("six", "five"),
      `${LONG} :-)`,
    ]
  ) {
    assert.equal(
      findSpam(text({ text: again, earlier: withEarlier(LONG) })),
      "duplicate",
      again,
    );
  }
  const other =
    "Fourth week. The mails are back, I sleep badly, and the dog walks me; my wife is away.";
  assert.equal(findSpam(text({ text: other, earlier: withEarlier(LONG) })), null);
  const thanks = "Thank you all.";
  assert.equal(findSpam(text({ text: thanks, earlier: withEarlier(thanks) })), null);
});

Deno.test("links of a new pseudonym are held, those of one that has been here for days are not", () => {
  const authorSince = ago(MINUTE);
  for (
    const said of [
      "Look: https://example.test/x",
      "see www.cheap-pills.test",
      "cheap-pills.shop has it",
      "cheap-pills (dot) com",
      "cheap-pills.c\u200bom",
    ]
  ) {
    assert.equal(findSpam(text({ text: said, authorSince })), "link", said);
    assert.equal(findSpam(text({ heading: said, authorSince })), "link", said);
    assert.equal(findSpam(text({ text: said })), null, said);
  }
});

Deno.test("look-alike letters within a word are held", () => {
  for (const said of ["Cheap pіlls here", "PаyPal asks you", "Bitсοin now", "p\u200bіlls"]) {
    assert.equal(findSpam(text({ text: said })), "lookalike", said);
  }
});
