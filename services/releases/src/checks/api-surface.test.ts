import assert from "node:assert/strict";
import { refusal, remote, shell, withSurface } from "./checks.testing.ts";

const STREAK = "{ streak: number }";
const TEXT = "{ streak: string }";
const MISMATCH = "detail.streak: Type 'number' is not assignable to type 'string'";

const EVENT = "check-in.recorded";
const emitting = (name: string, type: string, version?: string) =>
  remote(name, {}, withSurface({ emits: { [EVENT]: type } }), version);
const listening = (name: string, type: string, version?: string) =>
  remote(name, {}, withSurface({ listensTo: { [EVENT]: type } }), version);

Deno.test("an event that is listened to as it is emitted is fine, in both directions", async () => {
  const wide = "{ day: string; streak: number }";
  assert.equal(
    await refusal("events", emitting("mfe-one", wide), {
      serving: [shell(), listening("mfe-two", STREAK)],
    }),
    null,
  );
  assert.equal(
    await refusal("events", listening("mfe-one", STREAK), {
      serving: [shell(), emitting("mfe-two", wide)],
    }),
    null,
  );
});

Deno.test("an event that a live consumer would break with is refused, naming it and the field", async () => {
  assert.equal(
    await refusal("events", emitting("mfe-one", STREAK), {
      serving: [shell(), listening("mfe-two", TEXT), listening("mfe-three", STREAK)],
    }),
    `mfe-two 1.0.0 listens to "${EVENT}" and would break: ${MISMATCH}. ` +
      "Keep the type, or have mfe-two released first so that it takes both.",
  );
});

Deno.test("a consumer on canary counts, too", async () => {
  assert.match(
    await refusal("events", emitting("mfe-one", STREAK), {
      serving: [shell(), listening("mfe-two", STREAK), listening("mfe-two", TEXT, "2.0.0")],
    }) ?? "",
    /^mfe-two 2\.0\.0 listens to/,
  );
});

Deno.test("a consumer that would break with what is told now is refused", async () => {
  assert.equal(
    await refusal("events", listening("mfe-one", TEXT), {
      serving: [shell(), emitting("mfe-two", STREAK)],
    }),
    `It listens to "${EVENT}" and would break with what mfe-two 1.0.0 emits: ` +
      `${MISMATCH}. Take what is emitted now.`,
  );
});

Deno.test("the shell meets remotes like a remote", async () => {
  const frame = shell(withSurface({ listensTo: { [EVENT]: TEXT } }));
  assert.match(
    await refusal("events", emitting("mfe-one", STREAK), { serving: [frame] }) ?? "",
    /^shell 1\.0\.0 listens to "check-in\.recorded" and would break/,
  );
  assert.match(
    await refusal("events", frame, { serving: [emitting("mfe-one", STREAK)] }) ?? "",
    /^It listens to "check-in\.recorded" and would break with what mfe-one 1\.0\.0 emits/,
  );
});

Deno.test("an event that somebody listens to is not dropped by the last who emits it", async () => {
  const replaced = emitting("mfe-one", STREAK);
  const candidate = remote("mfe-one", {}, {}, "2.0.0");
  const serving = [shell(), listening("mfe-two", STREAK)];
  assert.equal(
    await refusal("events", candidate, { serving, replaced }),
    `It no longer emits "${EVENT}", which mfe-two 1.0.0 listens to and nobody else emits. ` +
      "Keep emitting it until nobody listens to it.",
  );
  assert.equal(await refusal("events", candidate, { serving: [shell()], replaced }), null);
  assert.equal(
    await refusal("events", candidate, {
      serving: [...serving, emitting("mfe-three", STREAK)],
      replaced,
    }),
    null,
  );
  assert.equal(
    await refusal("events", emitting("mfe-one", STREAK, "2.0.0"), { serving, replaced }),
    null,
  );
});

Deno.test("what nobody ever told may be waited for", async () => {
  const serving = [shell(), listening("mfe-two", STREAK)];
  assert.equal(await refusal("events", remote("mfe-one"), { serving }), null);
});

Deno.test("events may be called as objects are made of", async () => {
  const odd = withSurface({ emits: { constructor: STREAK, toString: STREAK } });
  assert.equal(
    await refusal("events", remote("mfe-one", {}, odd), { serving: [shell(), remote("mfe-two")] }),
    null,
  );
});

const offering = (name: string, type: string) =>
  remote(name, {}, withSurface({ rendersSlots: { "home.cards": type } }));
const filling = (name: string, type: string) =>
  remote(name, {}, withSurface({ fillsSlots: { "home.cards": type } }));

Deno.test("a slot whose props fit is fine, in both directions", async () => {
  assert.equal(
    await refusal("slot types", offering("mfe-one", STREAK), {
      serving: [shell(), filling("mfe-two", "{}")],
    }),
    null,
  );
  assert.equal(
    await refusal("slot types", filling("mfe-one", STREAK), {
      serving: [shell(), offering("mfe-two", STREAK)],
    }),
    null,
  );
});

Deno.test("a slot that gives other props than a live filler needs is refused, naming it", async () => {
  assert.equal(
    await refusal("slot types", offering("mfe-one", "{}"), {
      serving: [shell(), filling("mfe-two", STREAK)],
    }),
    'mfe-two 1.0.0 fills "home.cards" and would break: ' +
      "props: Property 'streak' is missing in type '{}' but required in type '{ streak: number; }'. " +
      "Keep the type, or have mfe-two released first so that it takes both.",
  );
});

Deno.test("a filler that needs other props than are given now is refused", async () => {
  assert.equal(
    await refusal("slot types", filling("mfe-one", TEXT), {
      serving: [shell(), offering("mfe-two", STREAK)],
    }),
    'It fills "home.cards" and would break with what mfe-two 1.0.0 renders: ' +
      "props.streak: Type 'number' is not assignable to type 'string'. Take what is rendered now.",
  );
});
