import type { TypeShape } from "@reclaim/contracts/releases";
import assert from "node:assert/strict";
import { exchanging, refusal, remote, shell } from "./checks.testing.ts";

const STRING: TypeShape = { kind: "primitive", name: "string" };
const NUMBER: TypeShape = { kind: "primitive", name: "number" };
const object = (properties: Record<string, TypeShape>): TypeShape => ({
  kind: "object",
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, type]) => [name, { type }]),
  ),
});
const STREAK = object({ streak: NUMBER });
const TEXT = object({ streak: STRING });

const EVENT = "check-in.recorded";
const emitting = (name: string, type: TypeShape, version?: string) =>
  remote(name, {}, exchanging({ emits: { [EVENT]: type } }), version);
const hearing = (name: string, type: TypeShape, version?: string) =>
  remote(name, {}, exchanging({ hears: { [EVENT]: type } }), version);

Deno.test("an event that is heard as it is told is fine, in both directions", () => {
  const wide = object({ streak: NUMBER, day: STRING });
  assert.equal(
    refusal("events", emitting("mfe-one", wide), {
      serving: [shell(), hearing("mfe-two", STREAK)],
    }),
    null,
  );
  assert.equal(
    refusal("events", hearing("mfe-one", STREAK), {
      serving: [shell(), emitting("mfe-two", wide)],
    }),
    null,
  );
});

Deno.test("an event that a live consumer would break with is refused, naming it and the field", () => {
  assert.equal(
    refusal("events", emitting("mfe-one", STREAK), {
      serving: [shell(), hearing("mfe-two", TEXT), hearing("mfe-three", STREAK)],
    }),
    `mfe-two 1.0.0 hears "${EVENT}" and would break: detail.streak: number is not string. ` +
      "Keep the type, or have mfe-two released first so that it takes both.",
  );
});

Deno.test("a consumer on canary counts, too", () => {
  assert.match(
    refusal("events", emitting("mfe-one", STREAK), {
      serving: [shell(), hearing("mfe-two", STREAK), hearing("mfe-two", TEXT, "2.0.0")],
    }) ?? "",
    /^mfe-two 2\.0\.0 hears/,
  );
});

Deno.test("a consumer that would break with what is told now is refused", () => {
  assert.equal(
    refusal("events", hearing("mfe-one", TEXT), {
      serving: [shell(), emitting("mfe-two", STREAK)],
    }),
    `It hears "${EVENT}" and would break with what mfe-two 1.0.0 emits: ` +
      "detail.streak: number is not string. Take what is emitted now.",
  );
});

Deno.test("the shell exchanges like a remote", () => {
  const frame = shell(exchanging({ hears: { [EVENT]: TEXT } }));
  assert.match(
    refusal("events", emitting("mfe-one", STREAK), { serving: [frame] }) ?? "",
    /^shell 1\.0\.0 hears "check-in\.recorded" and would break/,
  );
  assert.match(
    refusal("events", frame, { serving: [emitting("mfe-one", STREAK)] }) ?? "",
    /^It hears "check-in\.recorded" and would break with what mfe-one 1\.0\.0 emits/,
  );
});

Deno.test("an event that somebody hears is not dropped by the last who tells it", () => {
  const replaced = emitting("mfe-one", STREAK);
  const candidate = remote("mfe-one", {}, {}, "2.0.0");
  const serving = [shell(), hearing("mfe-two", STREAK)];
  assert.equal(
    refusal("events", candidate, { serving, replaced }),
    `It no longer emits "${EVENT}", which mfe-two 1.0.0 hears and nobody else emits. ` +
      "Keep emitting it until nobody hears it.",
  );
  assert.equal(refusal("events", candidate, { serving: [shell()], replaced }), null);
  assert.equal(
    refusal("events", candidate, {
      serving: [...serving, emitting("mfe-three", STREAK)],
      replaced,
    }),
    null,
  );
  assert.equal(
    refusal("events", emitting("mfe-one", STREAK, "2.0.0"), { serving, replaced }),
    null,
  );
});

Deno.test("what nobody ever told may be waited for", () => {
  const serving = [shell(), hearing("mfe-two", STREAK)];
  assert.equal(refusal("events", remote("mfe-one"), { serving }), null);
});

Deno.test("events may be called as objects are made of", () => {
  const odd = exchanging({ emits: { constructor: STREAK, toString: STREAK } });
  assert.equal(
    refusal("events", remote("mfe-one", {}, odd), { serving: [shell(), remote("mfe-two")] }),
    null,
  );
});

const offering = (name: string, type: TypeShape) =>
  remote(name, {}, exchanging({ offers: { "home.cards": type } }));
const filling = (name: string, type: TypeShape) =>
  remote(name, {}, exchanging({ fills: { "home.cards": type } }));

Deno.test("a slot whose props fit is fine, in both directions", () => {
  assert.equal(
    refusal("slot types", offering("mfe-one", STREAK), {
      serving: [shell(), filling("mfe-two", object({}))],
    }),
    null,
  );
  assert.equal(
    refusal("slot types", filling("mfe-one", STREAK), {
      serving: [shell(), offering("mfe-two", STREAK)],
    }),
    null,
  );
});

Deno.test("a slot that gives other props than a live filler needs is refused, naming it", () => {
  assert.equal(
    refusal("slot types", offering("mfe-one", object({})), {
      serving: [shell(), filling("mfe-two", STREAK)],
    }),
    'mfe-two 1.0.0 fills "home.cards" and would break: props.streak is missing. ' +
      "Keep the type, or have mfe-two released first so that it takes both.",
  );
});

Deno.test("a filler that needs other props than are given now is refused", () => {
  assert.equal(
    refusal("slot types", filling("mfe-one", TEXT), {
      serving: [shell(), offering("mfe-two", STREAK)],
    }),
    'It fills "home.cards" and would break with what mfe-two 1.0.0 offers: ' +
      "props.streak: number is not string. Take what is offered now.",
  );
});
