// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { assignable } from "../services/releases/src/checks/assignable.model.ts";
import { shapeOf } from "../shell/host-api/build/exchanged/type-shape.ts";

/** Both halves of the comparison together: what a build reads from sources, and what a check says. */
type Case = [what: string, given: string, expected: string, broken: string | null];

/** As TypeScript itself would judge. */
const AGREED: Case[] = [
  ["optional becomes required", "{ a?: string }", "{ a: string }", "detail.a may be missing"],
  ["required becomes optional", "{ a: string }", "{ a?: string }", null],
  ["null is added", "{ a: string | null }", "{ a: string }", "detail.a: null is not string"],
  ["a property is added", "{ a: string; b: string }", "{ a: string }", null],
  ["a property is gone", "{}", "{ a: string }", "detail.a is missing"],
  ["a literal becomes a string", "string", '"a" | "b"', 'detail: string is not "a" or "b"'],
  ["a string becomes a literal", '"a"', "string", null],
  [
    "a case that a switch does not know",
    '{ k: "a"; x: 1 } | { k: "b" } | { k: "c" }',
    '{ k: "a"; x: 1 } | { k: "b" }',
    "detail: an object fits none of the 2 that are expected",
  ],
  ["a case that nobody gives any more", '{ k: "a" }', '{ k: "a" } | { k: "b" }', null],
  ["an enum gets a value", "Level | 3", "Level", 'detail: 3 is not "two" or 1'],
  ["a renamed type of equal form", "Box<string>", "Renamed", null],
  [
    "a generic of something else",
    "Box<number>",
    "Box<string>",
    "detail.inner.value: number is not string",
  ],
  ["lists of more", "(string | number)[]", "string[]", "detail[]: number is not string"],
  ["what may not be changed", "{ readonly a: string }", "{ a: string }", null],
  ["deep inside", "{ a: { b: 1 | 2 }[] }", "{ a: { b: 1 }[] }", "detail.a[].b: 2 is not 1"],
  ["a recursive type changes", "Tree<string>", "Tree<1>", "detail.below[].of: string is not 1"],
  ["a recursive type of equal form", "Tree<string>", "Tree<string> | null", null],
  ["unknown fits nothing", "{ a: unknown }", "{ a: string }", "detail.a: anything is not string"],
  ["unknown is no object", "unknown", "{}", "detail: anything is not an object"],
  ["everything fits unknown", "{ a: string }", "{ a: unknown }", null],
  ["any fits", "any", "string", null],
  ["never fits", "{ a: never }", "{ a: string }", null],
  ["nothing fits never", "{ a: string }", "{ a: never }", "detail.a: string is not nothing"],
  [
    "names that nobody knows: of others",
    "Record<string, number>",
    "Record<string, string>",
    "detail[…]: number is not string",
  ],
  ["names that nobody knows: none", "{}", "Record<string, string>", null],
  [
    "names that nobody knows: one of them",
    "{ a: string; b: number }",
    "Record<string, string>",
    "detail.b: number is not string",
  ],
  [
    "one name of many is needed",
    "Record<string, string>",
    "{ a: string }",
    "detail.a may be missing",
  ],
  ["one name of many is not needed", "Record<string, string>", "{ a?: string }", null],
  ["names that are known", 'Record<"a" | "b", string>', "{ a: string; b: string }", null],
  ["a string is no record", "string", "Record<string, string>", "detail: string is not an object"],
  [
    "a date becomes a string",
    "{ at: Date }",
    "{ at: string }",
    "detail.at: an object is not string",
  ],
  [
    "a string becomes a date",
    "{ at: string }",
    "{ at: Date }",
    "detail.at: string is not an object",
  ],
  ["a date may be null", "{ at: Date | null }", "{ at: Date }", "detail.at: null is not an object"],
  ["a date or a text", "Date | string", "Date | string | null", null],
  ["a list is iterable", "string[]", "Iterable<string>", null],
  ["a string is iterable", "string", "Iterable<string>", null],
  ["nothing is no object", "null", "object", "detail: null is not an object"],
  [
    "a call back has no answer",
    "{ f: () => void }",
    "{ f: () => string }",
    "detail.f, what it returns: undefined is not string",
  ],
  ["nobody reads the answer", "{ f: () => Promise<string> }", "{ f: () => void }", null],
  [
    "a call back wants more",
    "{ f: (day: string, mood: number) => void }",
    "{ f: (day: string) => void }",
    "detail.f, parameter 2 is missing",
  ],
  ["a call back takes less", "{ f: () => void }", "{ f: (day: string) => void }", null],
  [
    "a call back is given more kinds",
    "{ f: (day: string) => void }",
    "{ f: (day?: string) => void }",
    "detail.f, parameter 1: undefined is not string",
  ],
  ["a call back takes more kinds", "{ f: (day: unknown) => void }", "{ f: (d: 1) => void }", null],
  [
    "a call back is given anything",
    "{ f: (day: string) => void }",
    "{ f: (day: unknown) => void }",
    "detail.f, parameter 1: anything is not string",
  ],
  ["any number of parameters", "(a: 1, b: 1) => void", "(...all: 1[]) => void", null],
];

/** Otherwise than TypeScript, on purpose. */
const OTHERWISE: Case[] = [
  ["reading what is missing gives undefined", "{}", "{ a: Date | undefined }", null],
  ["an enum is its values", '1 | "two"', "Level", null],
  ["a number is no value of an enum", "number", "Few", "detail: number is not 0 or 1"],
];

const ALL = [...AGREED, ...OTHERWISE];
const folder = mkdtempSync(join(tmpdir(), "reclaim-exchanged-types-"));
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

test.each(ALL.map((one, index) => [...one, index] as const))(
  "%s: %s to %s",
  (_what, _given, _expected, broken, index) => {
    const [given, expected] = [types.get(`Given${index}`)!, types.get(`To${index}`)!];
    expect(assignable(shapeOf(checker, given), shapeOf(checker, expected))).toBe(broken);
    const agrees = checker.isTypeAssignableTo(given, expected) === (broken === null);
    expect(agrees).toBe(index < AGREED.length);
  },
);
