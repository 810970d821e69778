// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { compareTypes } from "../services/releases/src/compatibility/compare-types.model.ts";
import { printType } from "../shell/host-api/build/api-surface/print-type.ts";

/** Both halves of the comparison together: what a build prints, and what a check says of it. */
type Case = [what: string, given: string, expected: string, broken: string | null];

/** As TypeScript judges the types of the sources. */
const AGREED: Case[] = [
  [
    "optional becomes required",
    "{ a?: string }",
    "{ a: string }",
    "detail.a: Type 'undefined' is not assignable to type 'string'",
  ],
  ["required becomes optional", "{ a: string }", "{ a?: string }", null],
  [
    "null is added",
    "{ a: string | null }",
    "{ a: string }",
    "detail.a: Type 'null' is not assignable to type 'string'",
  ],
  ["a property is added", "{ a: string; b: string }", "{ a: string }", null],
  [
    "a property is gone",
    "{}",
    "{ a: string }",
    "detail: Property 'a' is missing in type '{}' but required in type '{ a: string; }'",
  ],
  [
    "a literal becomes a string",
    "string",
    '"a" | "b"',
    `detail: Type 'string' is not assignable to type '"a" | "b"'`,
  ],
  ["a string becomes a literal", '"a"', "string", null],
  [
    "a case that a switch does not know",
    '{ k: "a"; x: 1 } | { k: "b" } | { k: "c" }',
    '{ k: "a"; x: 1 } | { k: "b" }',
    `detail.k: Type '"c"' is not assignable to type '"b"'`,
  ],
  ["a case that nobody gives any more", '{ k: "a" }', '{ k: "a" } | { k: "b" }', null],
  [
    "an enum gets a value",
    "Level | 3",
    "Level",
    `detail: Type '3' is not assignable to type '1 | "two"'`,
  ],
  ["a renamed type of equal form", "Box<string>", "Renamed", null],
  [
    "a generic of something else",
    "Box<number>",
    "Box<string>",
    "detail.inner.value: Type 'number' is not assignable to type 'string'",
  ],
  [
    "lists of more",
    "(string | number)[]",
    "string[]",
    "detail: Type 'number' is not assignable to type 'string'",
  ],
  ["what may not be changed", "{ readonly a: string }", "{ a: string }", null],
  [
    "deep inside",
    "{ a: { b: 1 | 2 }[] }",
    "{ a: { b: 1 }[] }",
    "detail.a.b: Type '2' is not assignable to type '1'",
  ],
  [
    "a recursive type changes",
    "Tree<string>",
    "Tree<1>",
    "detail.below.of: Type 'string' is not assignable to type '1'",
  ],
  ["a recursive type of equal form", "Tree<string>", "Tree<string> | null", null],
  [
    "unknown fits nothing",
    "{ a: unknown }",
    "{ a: string }",
    "detail.a: Type 'unknown' is not assignable to type 'string'",
  ],
  [
    "unknown is no object",
    "unknown",
    "{}",
    "detail: Type 'unknown' is not assignable to type '{}'",
  ],
  ["everything fits unknown", "{ a: string }", "{ a: unknown }", null],
  ["any fits", "any", "string", null],
  ["never fits", "{ a: never }", "{ a: string }", null],
  [
    "nothing fits never",
    "{ a: string }",
    "{ a: never }",
    "detail.a: Type 'string' is not assignable to type 'never'",
  ],
  [
    "names that nobody knows: of others",
    "Record<string, number>",
    "Record<string, string>",
    "detail: Type 'number' is not assignable to type 'string'",
  ],
  ["names that nobody knows: none", "{}", "Record<string, string>", null],
  [
    "names that nobody knows: one of them",
    "{ a: string; b: number }",
    "Record<string, string>",
    "detail.b: Type 'number' is not assignable to type 'string'",
  ],
  [
    "one name of many is needed",
    "Record<string, string>",
    "{ a: string }",
    "detail: Property 'a' is missing in type '{ [name: string]: string; }' but required in type '{ a: string; }'",
  ],
  ["one name of many is not needed", "Record<string, string>", "{ a?: string }", null],
  ["names that are known", 'Record<"a" | "b", string>', "{ a: string; b: string }", null],
  [
    "a string is no record",
    "string",
    "Record<string, string>",
    "detail: Type 'string' is not assignable to type '{ [name: string]: string; }'",
  ],
  [
    "a date becomes a string",
    "{ at: Date }",
    "{ at: string }",
    "detail.at: Type 'Date' is not assignable to type 'string'",
  ],
  [
    "a string becomes a date",
    "{ at: string }",
    "{ at: Date }",
    "detail.at: Type 'string' is not assignable to type 'Date'",
  ],
  [
    "a date may be null",
    "{ at: Date | null }",
    "{ at: Date }",
    "detail.at: Type 'null' is not assignable to type 'Date'",
  ],
  ["a date or a text", "Date | string", "Date | string | null", null],
  ["a list is iterable", "string[]", "Iterable<string>", null],
  ["a string is iterable", "string", "Iterable<string>", null],
  [
    "nothing is no object",
    "null",
    "object",
    "detail: Type 'null' is not assignable to type 'object'",
  ],
  [
    "a call back has no answer",
    "{ f: () => void }",
    "{ f: () => string }",
    "detail.f(): Type 'void' is not assignable to type 'string'",
  ],
  ["nobody reads the answer", "{ f: () => Promise<string> }", "{ f: () => void }", null],
  [
    "a call back wants more",
    "{ f: (day: string, mood: number) => void }",
    "{ f: (day: string) => void }",
    "detail.f: Target signature provides too few arguments. Expected 2 or more, but got 1",
  ],
  ["a call back takes less", "{ f: () => void }", "{ f: (day: string) => void }", null],
  [
    "a call back is given more kinds",
    "{ f: (day: string) => void }",
    "{ f: (day?: string) => void }",
    "detail.f: Type 'undefined' is not assignable to type 'string'",
  ],
  ["a call back takes more kinds", "{ f: (day: unknown) => void }", "{ f: (d: 1) => void }", null],
  [
    "a call back is given anything",
    "{ f: (day: string) => void }",
    "{ f: (day: unknown) => void }",
    "detail.f: Type 'unknown' is not assignable to type 'string'",
  ],
  ["any number of parameters", "(a: 1, b: 1) => void", "(...all: 1[]) => void", null],
];

/** Otherwise, on purpose, by the way that a build prints them. */
const OTHERWISE: Case[] = [
  ["reading what is missing gives undefined", "{}", "{ a: Date | undefined }", null],
  ["an enum is its values", '1 | "two"', "Level", null],
  [
    "a number is no value of an enum",
    "number",
    "Few",
    "detail: Type 'number' is not assignable to type '0 | 1'",
  ],
];

const ALL = [...AGREED, ...OTHERWISE];
const folder = mkdtempSync(join(tmpdir(), "reclaim-compatible-types-"));
const file = join(folder, "types.ts");
writeFileSync(
  file,
  `enum Level { Low = 1, High = "two" }
   enum Few { None, One }
   interface Box<Of> { value: Of; inner?: Box<Of> }
   interface Renamed { value: string; inner?: Renamed }
   interface Tree<Of> { of: Of; below: Tree<Of>[] }
   ${
    ALL.map(([, given, expected], at) => `type Given${at} = ${given}; type To${at} = ${expected};`)
      .join("\n")
  }`,
);
const program = ts.createProgram([file], { strict: true, lib: ["lib.es2023.d.ts"], types: [] });
const checker = program.getTypeChecker();
const types = new Map(
  program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration)
    .map(({ name }) => [name.text, checker.getTypeAtLocation(name)]),
);
rmSync(folder, { recursive: true });

const printed = (name: string) => printType(checker, types.get(name)!);
const libraries = dirname(createRequire(import.meta.url).resolve("typescript"));
const reasons = compareTypes(
  ALL.map((_, at) => ({
    given: printed(`Given${at}`),
    expected: printed(`To${at}`),
    label: "detail",
  })),
  (file) => readFileSync(join(libraries, file), "utf8"),
);

test.each(ALL.map((one, index) => [...one, index] as const))(
  "%s: %s to %s",
  (_what, _given, _expected, broken, index) => {
    expect(reasons[index]).toBe(broken);
    const [given, expected] = [types.get(`Given${index}`)!, types.get(`To${index}`)!];
    const agrees = checker.isTypeAssignableTo(given, expected) === (broken === null);
    expect(agrees).toBe(index < AGREED.length);
  },
);
