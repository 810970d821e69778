import type { TypeShape } from "@reclaim/contracts/releases";
import assert from "node:assert/strict";
import { assignable } from "./assignable.model.ts";

const ANY: TypeShape = { kind: "any" };
const primitive = (name: Extract<TypeShape, { kind: "primitive" }>["name"]): TypeShape => ({
  kind: "primitive",
  name,
});
const [STRING, NUMBER, BOOLEAN] = [primitive("string"), primitive("number"), primitive("boolean")];
const [NULL, UNDEFINED] = [primitive("null"), primitive("undefined")];
const literal = (value: string | number | boolean): TypeShape => ({ kind: "literal", value });
const list = (of: TypeShape): TypeShape => ({ kind: "array", of });
const either = (...of: TypeShape[]): TypeShape => ({ kind: "union", of });
/** An object; a name that ends with "?" is optional. */
const object = (properties: Record<string, TypeShape>): TypeShape => ({
  kind: "object",
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, type]) =>
      name.endsWith("?") ? [name.slice(0, -1), { type, optional: true }] : [name, { type }]
    ),
  ),
});
const call = (parameters: TypeShape[], returns: TypeShape = UNDEFINED): TypeShape => ({
  kind: "function",
  parameters,
  returns,
});

const fits = (from: TypeShape, to: TypeShape) => assert.equal(assignable(from, to), null);
const breaks = (from: TypeShape, to: TypeShape, words: string) =>
  assert.equal(assignable(from, to), words);

Deno.test("what is not known fits everything, and everything fits it", () => {
  for (const one of [STRING, NULL, literal(1), list(STRING), object({ a: STRING }), call([])]) {
    fits(one, one);
    fits(one, ANY);
    fits(ANY, one);
    fits(list(ANY), list(one));
  }
});

Deno.test("unknown takes everything and fits only itself", () => {
  const unknown: TypeShape = { kind: "unknown" };
  for (const one of [STRING, NULL, list(STRING), object({}), call([]), unknown, either()]) {
    fits(one, unknown);
  }
  fits(unknown, either(STRING, ANY));
  fits(object({}), object({ note: unknown }));
  breaks(unknown, STRING, "detail: anything is not string");
  breaks(unknown, object({}), "detail: anything is not an object");
  breaks(unknown, { kind: "opaque" }, "detail: anything is not an object");
});

Deno.test("of what is opaque only that it is no primitive counts", () => {
  const date: TypeShape = { kind: "opaque" };
  for (const one of [date, list(STRING), object({ a: STRING }), call([STRING])]) {
    fits(one, date);
    fits(date, one);
  }
  fits(date, either(NULL, date));
  breaks(date, STRING, "detail: an object is not string");
  breaks(NULL, date, "detail: null is not an object");
  breaks(literal(1), date, "detail: 1 is not an object");
});

Deno.test("properties of any name have what all others have", () => {
  const record = (others: TypeShape, properties = {}): TypeShape => ({
    kind: "object",
    properties,
    others,
  });
  fits(record(NUMBER), record(either(NUMBER, STRING)));
  fits(object({ a: NUMBER }), record(NUMBER, { b: { type: STRING, optional: true } }));
  fits(record(NUMBER), object({ "a?": NUMBER }));
  breaks(record(NUMBER), record(STRING), "detail[…]: number is not string");
  breaks(object({ a: NUMBER }), record(STRING), "detail.a: number is not string");
  breaks(record(NUMBER), object({ "a?": STRING }), "detail.a: number is not string");
  breaks(record(NUMBER), object({ a: NUMBER }), "detail.a may be missing");
  breaks(STRING, record(STRING), "detail: string is not an object");
});

Deno.test("another kind of value is told in words", () => {
  breaks(NUMBER, STRING, "detail: number is not string");
  breaks(NULL, UNDEFINED, "detail: null is not undefined");
  breaks(STRING, list(STRING), "detail: string is not a list");
  breaks(list(STRING), object({ length: NUMBER }), "detail: a list is not an object");
  breaks(object({}), call([]), "detail: an object is not a function");
  breaks(object({ day: STRING }), STRING, "detail: an object is not string");
  breaks(call([]), NUMBER, "detail: a function is not number");
  breaks(list(STRING), literal("a"), 'detail: a list is not "a"');
});

Deno.test("the path begins where the caller says", () => {
  assert.equal(
    assignable(object({ open: STRING }), object({ open: BOOLEAN }), "props"),
    "props.open: string is not boolean",
  );
});

Deno.test("a literal is what it is a case of, and not the other way round", () => {
  fits(literal("low"), STRING);
  fits(literal(1), NUMBER);
  fits(literal(true), BOOLEAN);
  fits(literal("low"), literal("low"));
  breaks(STRING, literal("low"), 'detail: string is not "low"');
  breaks(literal("low"), literal("high"), 'detail: "low" is not "high"');
  breaks(literal("1"), NUMBER, 'detail: "1" is not number');
});

Deno.test("each member of a union must be taken, by any member of the other", () => {
  const moods = either(literal("good"), literal("bad"));
  fits(moods, STRING);
  fits(moods, either(literal("bad"), literal("fair"), literal("good")));
  fits(STRING, either(STRING, NULL));
  fits(either(STRING, NULL), either(NULL, NUMBER, STRING));
  breaks(either(STRING, NULL), STRING, "detail: null is not string");
  breaks(either(...["good", "fair"].map(literal)), moods, 'detail: "fair" is not "good" or "bad"');
  breaks(STRING, either(), "detail: string is not nothing");
  fits(either(), STRING);
});

Deno.test("a boolean is true or false", () => {
  const both = either(literal(true), literal(false));
  fits(BOOLEAN, both);
  fits(both, BOOLEAN);
  breaks(BOOLEAN, either(literal(true), NULL), "detail: boolean is not true or null");
});

Deno.test("more properties than expected are no harm, fewer are told by name", () => {
  fits(object({ day: STRING, streak: NUMBER }), object({ day: STRING }));
  fits(object({ day: STRING }), object({}));
  breaks(
    object({ day: STRING }),
    object({ day: STRING, streak: NUMBER }),
    "detail.streak is missing",
  );
  breaks(object({}), object({ streak: ANY }), "detail.streak is missing");
});

Deno.test("the path of a break leads to the innermost property", () => {
  const day = (streak: TypeShape) => object({ member: object({ days: list(object({ streak })) }) });
  fits(day(NUMBER), day(NUMBER));
  breaks(day(NUMBER), day(STRING), "detail.member.days[].streak: number is not string");
  breaks(day(either(NUMBER, NULL)), day(NUMBER), "detail.member.days[].streak: null is not number");
});

Deno.test("what may be missing fits only who can do without", () => {
  fits(object({}), object({ "note?": STRING }));
  fits(object({ note: STRING }), object({ "note?": STRING }));
  fits(object({ "note?": STRING }), object({ "note?": STRING }));
  fits(object({ "note?": either(STRING, UNDEFINED) }), object({ "note?": STRING }));
  fits(object({ note: either(STRING, UNDEFINED) }), object({ "note?": STRING }));
  fits(object({ "note?": STRING }), object({ note: either(STRING, UNDEFINED) }));
  fits(object({}), object({ note: either(STRING, UNDEFINED) }));
  breaks(object({ "note?": STRING }), object({ note: STRING }), "detail.note may be missing");
  breaks(object({ "note?": STRING }), object({ note: ANY }), "detail.note may be missing");
  breaks(
    object({ note: either(STRING, UNDEFINED) }),
    object({ note: STRING }),
    "detail.note: undefined is not string",
  );
  breaks(
    object({ "note?": either(STRING, NULL) }),
    object({ "note?": STRING }),
    "detail.note: null is not string",
  );
  breaks(
    object({ note: NUMBER }),
    object({ "note?": STRING }),
    "detail.note: number is not string",
  );
});

Deno.test("everything but nothing is an empty object", () => {
  for (const one of [STRING, literal(false), list(STRING), call([])]) fits(one, object({}));
  breaks(NULL, object({}), "detail: null is not an object");
  breaks(UNDEFINED, object({}), "detail: undefined is not an object");
  breaks(STRING, object({ "note?": STRING }), "detail: string is not an object");
});

Deno.test("properties may be called as objects are made of", () => {
  breaks(object({}), object({ constructor: STRING }), "detail.constructor is missing");
  breaks(object({}), object({ toString: call([]) }), "detail.toString is missing");
});

Deno.test("a function is given by others: its parameters count the other way round", () => {
  const open = (parameter: TypeShape) => object({ onOpen: call([parameter]) });
  fits(open(either(STRING, NULL)), open(STRING));
  breaks(
    open(STRING),
    open(either(STRING, NULL)),
    "detail.onOpen, parameter 1: null is not string",
  );
  breaks(
    open(object({ day: STRING })),
    open(object({})),
    "detail.onOpen, parameter 1.day is missing",
  );
});

Deno.test("a function may ignore what it is given, but not miss what it needs", () => {
  fits(call([]), call([STRING, NUMBER]));
  fits(call([STRING, either(NUMBER, UNDEFINED)]), call([STRING]));
  fits(call([ANY]), call([]));
  breaks(call([STRING, NUMBER]), call([STRING]), "detail, parameter 2 is missing");
});

Deno.test("what a function returns must be what is expected back", () => {
  fits(call([], NUMBER), call([], UNDEFINED));
  fits(call([], literal("a")), call([], STRING));
  breaks(call([], NUMBER), call([], STRING), "detail, what it returns: number is not string");
  breaks(call([]), call([], STRING), "detail, what it returns: undefined is not string");
});

Deno.test("a function within a function turns the direction again", () => {
  const given = (inner: TypeShape) => call([call([inner])]);
  fits(given(STRING), given(either(STRING, NULL)));
  breaks(
    given(either(STRING, NULL)),
    given(STRING),
    "detail, parameter 1, parameter 1: null is not string",
  );
});

Deno.test("of a union with one member of its kind, the break within it is told", () => {
  const maybe = either(object({ streak: NUMBER }), NULL);
  fits(object({ streak: NUMBER }), maybe);
  breaks(object({ streak: STRING }), maybe, "detail.streak: string is not number");
  breaks(
    object({ streak: STRING }),
    either(object({ streak: NUMBER }), object({ day: STRING })),
    "detail: an object fits none of the 2 that are expected",
  );
});

Deno.test("one object for all cases fits a union with an object for each case", () => {
  const paid = either(
    object({ done: literal(true), at: STRING }),
    object({ done: literal(false), at: STRING, "why?": STRING }),
  );
  fits(object({ done: BOOLEAN, at: STRING }), paid);
  fits(object({ done: either(literal(true), literal(false)), at: STRING }), paid);
  assert.notEqual(assignable(object({ done: BOOLEAN }), paid), null);
  assert.notEqual(assignable(object({ done: STRING, at: STRING }), paid), null);
});

Deno.test("of many cases the first are named, and how many more there are", () => {
  const names = [..."abcdefghij"].map(literal);
  breaks(
    STRING,
    either(...names),
    'detail: string is not "a", "b", "c", "d", "e" or 5 more',
  );
});
