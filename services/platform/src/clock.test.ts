import assert from "node:assert/strict";
import { localDateOf } from "./clock.ts";

const INSTANT = new Date("2026-11-21T23:30:00Z");

Deno.test("the date of an instant is that of its zone", () => {
  assert.equal(localDateOf(INSTANT, "Europe/Vienna"), "2026-11-22");
  assert.equal(localDateOf(INSTANT, "America/Los_Angeles"), "2026-11-21");
});

Deno.test("formats are kept, but not for every spelling that somebody thinks of", () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, values) {
      made++;
      return Reflect.construct(target, values);
    },
  });
  try {
    localDateOf(INSTANT, "Asia/Tokyo");
    localDateOf(INSTANT, "Asia/Tokyo");
    assert.equal(made, 1);
    for (let number = 0; number < 1024; number++) localDateOf(INSTANT, spelling(number));
    assert.equal(made, 1025);
    localDateOf(INSTANT, "Asia/Tokyo");
    assert.equal(made, 1026, "the first was never dropped");
    localDateOf(INSTANT, spelling(1023));
    assert.equal(made, 1026, "the latest was dropped");
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});

/** "Antarctica/Davis" in one of its 1024 mixtures of upper and lower case. */
const spelling = (number: number): string =>
  [..."Antarctica/Davis"].map((letter, index) =>
    index < 10 && (number >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase()
  ).join("");
