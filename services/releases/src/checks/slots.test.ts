import assert from "node:assert/strict";
import { refusal, remote, shell, withSurface } from "./checks.testing.ts";

const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, "{}"]));

const filling = (name: string, slots: string[], version?: string) =>
  remote(name, { slots: slots.map((slot) => ({ name: slot, module: "page.tsx" })) }, {}, version);
const offering = (name: string, slots: string[], version?: string) =>
  remote(name, {}, withSurface({ rendersSlots: named(slots) }), version);

Deno.test("a slot that shows all who fill it takes one more", async () => {
  for (const slot of ["home.cards", "frame.background", "profile.menu", "constructor"]) {
    assert.equal(
      await refusal("slots", filling("mfe-one", [slot, slot]), {
        serving: [shell(), filling("mfe-two", [slot])],
      }),
      null,
    );
  }
});

Deno.test("a slot for one is filled by one remote, with the reason", async () => {
  for (
    const [slot, reason] of [
      ["onboarding", "a visitor is received by one screen"],
      ["profile.dialog", "the header's button opens one dialog"],
      ["tour", "a page is explained by one voice at a time"],
      ["crisis.help", "who needs help must find it once and at once"],
      ["feedback.widget", "a member is asked once what he thinks"],
    ] as const
  ) {
    assert.equal(
      await refusal("slots", filling("mfe-one", [slot]), {
        serving: [shell(), filling("mfe-two", ["home.cards", slot])],
      }),
      `It fills "${slot}", which is filled by mfe-two 1.0.0: ${reason}. ` +
        'Take it out of "slots" in remote.json, or have it hand the slot over first: ' +
        '"handoverTo": "mfe-one" there.',
    );
    assert.equal(await refusal("slots", filling("mfe-one", [slot])), null);
  }
});

Deno.test("a slot for one is filled once by that remote, too", async () => {
  assert.equal(
    await refusal("slots", filling("mfe-one", ["tour", "tour"])),
    'It fills "tour" more than once: a page is explained by one voice at a time. ' +
      'Leave one of them in "slots" of remote.json.',
  );
});

Deno.test("a contribution whose scripts nobody knows is refused", async () => {
  const slots = [{ name: "home.cards", module: "gone.tsx" }];
  assert.equal(
    await refusal("slots", remote("mfe-one", { slots })),
    'Its "preload" says nothing of gone.tsx, which fills "home.cards". Build it again.',
  );
});

Deno.test("a slot that others fill is not withdrawn", async () => {
  const replaced = offering("mfe-one", ["home.cards", "home.more"]);
  const candidate = offering("mfe-one", ["home.more"], "2.0.0");
  const serving = [
    shell(),
    filling("mfe-two", ["home.cards"]),
    filling("mfe-three", ["home.cards", "home.more"]),
  ];
  assert.equal(
    await refusal("slots", candidate, { serving, replaced }),
    'It no longer renders "home.cards", which is filled by mfe-two 1.0.0 and mfe-three 1.0.0. ' +
      "Keep rendering it until nobody fills it.",
  );
  assert.equal(await refusal("slots", candidate, { serving: [shell()], replaced }), null);
  const elsewhere = offering("mfe-four", ["home.cards"]);
  assert.equal(
    await refusal("slots", candidate, { serving: [...serving, elsewhere], replaced }),
    null,
  );
});

Deno.test("a shell does not withdraw a slot that remotes fill either", async () => {
  const replaced = shell(withSurface({ rendersSlots: named(["profile.dialog"]) }));
  assert.equal(
    await refusal("slots", shell({}, "2.0.0"), {
      serving: [filling("mfe-core", ["profile.dialog"])],
      replaced,
    }),
    'It no longer renders "profile.dialog", which is filled by mfe-core 1.0.0. ' +
      "Keep rendering it until nobody fills it.",
  );
});

Deno.test("what only one may fill is not left empty", async () => {
  const replaced = filling("mfe-one", ["onboarding", "home.cards"]);
  const candidate = filling("mfe-one", [], "2.0.0");
  const frame = shell(withSurface({ rendersSlots: named(["onboarding", "home.cards"]) }));
  assert.equal(
    await refusal("slots", candidate, { serving: [frame], replaced }),
    'It no longer fills "onboarding", which is rendered by shell 1.0.0, and nobody else fills it. ' +
      "Keep filling it: exactly one remote must.",
  );
  assert.equal(await refusal("slots", candidate, { serving: [shell()], replaced }), null);
  assert.equal(await refusal("slots", candidate, { serving: [frame], replaced: null }), null);
});
