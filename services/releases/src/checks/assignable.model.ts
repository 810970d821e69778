import type { TypeShape } from "@reclaim/contracts/releases";
import { listed } from "./gate.model.ts";

type Shape<Kind extends "array" | "object" | "function" | "union"> = Extract<
  TypeShape,
  { kind: Kind }
>;

/**
 * Whether whoever expects `to` can take `from`: null, or where it breaks, in words, with the path
 * that begins at `at`: "detail.streak: number is not string". Parameters of functions the other way
 * round: whoever calls gives them. A property that may be undefined may also be missing, since
 * reading it makes no difference.
 */
export function assignable(from: TypeShape, to: TypeShape, at = "detail"): string | null {
  if (from.kind === "any" || to.kind === "any" || to.kind === "unknown") return null;
  if (from.kind === "union") return firstBreak(from.of, (one) => assignable(one, to, at));
  if (to.kind === "union") return breakWithUnion(from, to, at);
  if (from.kind === "opaque" || to.kind === "opaque") {
    return isObject(from) && isObject(to) ? null : isNot(from, to, at);
  }
  if (to.kind === "object") return breakWithObject(from, to, at);
  if (from.kind === "array" && to.kind === "array") {
    return assignable(from.of, to.of, `${at}[]`);
  }
  if (from.kind === "function" && to.kind === "function") return breakWithFunction(from, to, at);
  return isSame(from, to) ? null : isNot(from, to, at);
}

const isObject = ({ kind }: TypeShape): boolean =>
  kind === "opaque" || kind === "object" || kind === "array" || kind === "function";

function firstBreak<Item>(
  items: readonly Item[],
  breakOf: (item: Item, index: number) => string | null,
): string | null {
  for (const [index, item] of items.entries()) {
    const broken = breakOf(item, index);
    if (broken) return broken;
  }
  return null;
}

/** Of primitives and literals: the same, or one of what the other means. */
function isSame(from: TypeShape, to: TypeShape): boolean {
  if (from.kind === "primitive") return to.kind === "primitive" && from.name === to.name;
  if (from.kind !== "literal") return false;
  if (to.kind === "literal") return from.value === to.value;
  return to.kind === "primitive" && to.name === typeof from.value;
}

function breakWithUnion(from: TypeShape, to: Shape<"union">, at: string): string | null {
  const breaks = to.of.map((member) => assignable(from, member, at));
  if (breaks.includes(null)) return null;
  const isCovered = (parts: TypeShape[]) =>
    parts.every((part) => to.of.some((member) => assignable(part, member) === null));
  if (casesOf(from, to).some(isCovered)) return null;
  const alike = to.of.flatMap(({ kind }, index) => kind === from.kind ? breaks[index] ?? [] : []);
  if (!isObject(from) || alike.length === 0) return isNot(from, to, at);
  // Only one member can be meant: what breaks within it says more.
  return alike.length === 1 && alike[0]
    ? alike[0]
    : `${at}: ${wordsFor(from)} fits none of the ${alike.length} that are expected`;
}

/** The ways to take a type apart by its cases: a boolean, an object by what tells `to`'s apart. */
function casesOf(from: TypeShape, to: Shape<"union">): TypeShape[][] {
  if (from.kind !== "object") return [literalsOf(from)].filter(({ length }) => length > 1);
  const tellsApart = (name: string) =>
    to.of.some((member) =>
      member.kind === "object" && Object.hasOwn(member.properties, name) &&
      member.properties[name]?.type.kind === "literal"
    );
  return Object.entries(from.properties).flatMap(([name, property]) => {
    const cases = tellsApart(name) ? literalsOf(property.type) : [];
    if (cases.length < 2) return [];
    return [cases.map((type): TypeShape => ({
      kind: "object",
      properties: { ...from.properties, [name]: { ...property, type } },
    }))];
  });
}

/** All values that a type may have, if they can be counted. */
function literalsOf(type: TypeShape): TypeShape[] {
  if (type.kind === "primitive" && type.name === "boolean") return BOTH;
  const members = membersOf(type);
  return members.every(({ kind }) => kind === "literal") ? [...members] : [];
}
const BOTH: TypeShape[] = [{ kind: "literal", value: true }, { kind: "literal", value: false }];

function breakWithObject(from: TypeShape, to: Shape<"object">, at: string): string | null {
  const wanted = Object.entries(to.properties);
  if (from.kind !== "object") {
    // `{}` is everything but nothing.
    const isEmpty = wanted.length === 0 && !to.others;
    return isEmpty && from.kind !== "unknown" && !isNothing(from) ? null : isNot(from, to, at);
  }
  const broken = firstBreak(wanted, ([name, { type, optional }]) => {
    const path = `${at}.${name}`;
    const maybe = optional || allowsUndefined(type);
    const given = propertyOf(from, name);
    if (!given) return maybe ? null : `${path} is missing`;
    if (!maybe) {
      return given.optional ? `${path} may be missing` : assignable(given.type, type, path);
    }
    return firstBreak(
      membersOf(given.type).filter((one) => !isUndefined(one)),
      (one) => assignable(one, type, path),
    );
  });
  return broken ?? (to.others ? breakWithOthers(from, to, to.others, at) : null);
}

/** What an object has by a name; by one that it does not know, it may have what all others have. */
const propertyOf = ({ properties, others }: Shape<"object">, name: string) =>
  Object.hasOwn(properties, name) ? properties[name] : others && { type: others, optional: true };

function breakWithOthers(
  from: Shape<"object">,
  to: Shape<"object">,
  others: TypeShape,
  at: string,
): string | null {
  const more = Object.entries(from.properties).filter(([name]) =>
    !Object.hasOwn(to.properties, name)
  );
  return firstBreak(more, ([name, { type }]) => assignable(type, others, `${at}.${name}`)) ??
    (from.others ? assignable(from.others, others, `${at}[…]`) : null);
}

function breakWithFunction(
  from: Shape<"function">,
  to: Shape<"function">,
  at: string,
): string | null {
  const broken = firstBreak(from.parameters, (parameter, index) => {
    const path = `${at}, parameter ${index + 1}`;
    const given = to.parameters[index];
    if (given) return assignable(given, parameter, path);
    return parameter.kind === "any" || allowsUndefined(parameter) ? null : `${path} is missing`;
  });
  // Who expects nothing back takes everything.
  return broken ??
    (isUndefined(to.returns)
      ? null
      : assignable(from.returns, to.returns, `${at}, what it returns`));
}

const membersOf = (type: TypeShape): readonly TypeShape[] =>
  type.kind === "union" ? type.of : [type];
const isUndefined = (type: TypeShape): boolean =>
  type.kind === "primitive" && type.name === "undefined";
const isNothing = (type: TypeShape): boolean =>
  isUndefined(type) || (type.kind === "primitive" && type.name === "null");
const allowsUndefined = (type: TypeShape): boolean =>
  type.kind === "unknown" || membersOf(type).some(isUndefined);

const isNot = (from: TypeShape, to: TypeShape, at: string): string =>
  `${at}: ${wordsFor(from)} is not ${wordsFor(to)}`;

function wordsFor(type: TypeShape): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "literal":
      return JSON.stringify(type.value);
    case "array":
      return "a list";
    case "object":
    case "opaque":
      return "an object";
    case "function":
      return "a function";
    case "union":
      return listed([...new Set(type.of.map(wordsFor))], "or") || "nothing";
    case "any":
    case "unknown":
      return "anything";
  }
}
