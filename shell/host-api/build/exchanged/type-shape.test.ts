// @vitest-environment node
import type { TypeShape } from "@reclaim/contracts/releases";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { shapeOf } from "./type-shape.ts";

const primitive = (name: string) => ({ kind: "primitive", name }) as TypeShape;
const literal = (value: string | number | boolean): TypeShape => ({ kind: "literal", value });
const union = (...of: TypeShape[]): TypeShape => ({ kind: "union", of });
const object = (properties: Record<string, TypeShape>): TypeShape => ({
  kind: "object",
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, type]) => [name, { type }]),
  ),
});
const any: TypeShape = { kind: "any" };
const string = primitive("string");
const number = primitive("number");

const CASES: [what: string, type: string, shape: TypeShape][] = [
  ["a boolean is one thing, not two", "boolean", primitive("boolean")],
  ["one of its values is a literal", "true", literal(true)],
  ["a choice of words", '"low" | "high"', union(literal("high"), literal("low"))],
  ["an enum", "Level", union(literal("two"), literal(1))],
  ["a pattern is a string", "`a-${number}`", string],
  ["a branded string is a string", 'string & { brand: "id" }', string],
  [
    "null and undefined",
    "string | null | undefined",
    union(
      primitive("null"),
      string,
      primitive("undefined"),
    ),
  ],
  ["what may be everything", "string | unknown[][number]", { kind: "unknown" }],
  ["what cannot be", "never", union()],
  ["no primitive", "object", { kind: "opaque" }],
  ["lists", "readonly string[]", { kind: "array", of: string }],
  ["a tuple is a list", "[string, number]", { kind: "array", of: union(number, string) }],
  ["what two types have", "{ a: string } & { b: number }", object({ a: string, b: number })],
  ["a part of a type", 'Pick<{ a: string; b: number }, "a">', object({ a: string })],
  ["nothing in particular", "Record<never, never>", object({})],
  ["any names", "{ a: string; [name: string]: string | number }", {
    kind: "object",
    properties: { a: { type: string } },
    others: union(number, string),
  }],
  ["any numbers", "{ [place: number]: string }", any],
  ["a function", "(a: string) => number", {
    kind: "function",
    parameters: [string],
    returns: number,
  }],
  [
    "a method whose answer nobody reads",
    "{ close(): void }",
    object({
      close: { kind: "function", parameters: [], returns: primitive("undefined") },
    }),
  ],
  ["an optional property", "{ a?: string }", {
    kind: "object",
    properties: { a: { type: string, optional: true } },
  }],
  ["what it keeps to itself", "Kept", object({ shown: string })],
  ["what contains itself", "Tree", object({ name: string, below: { kind: "array", of: any } })],
  ["the language's own", "Date | Map<string, number>", { kind: "opaque" }],
  ["what a string may be, too", "Iterable<string> | null", union(any, primitive("null"))],
  ["what is known later", "<T>(value: T) => T", {
    kind: "function",
    parameters: [any],
    returns: any,
  }],
  ["a function of any number", "(...all: string[]) => void", any],
  ["several functions in one", "{ (a: string): void; (a: number): void }", any],
];

const folder = mkdtempSync(join(tmpdir(), "reclaim-shape-"));
const file = join(folder, "types.ts");
writeFileSync(
  file,
  `enum Level { Low = 1, High = "two" }
   interface Tree { name: string; below: Tree[] }
   class Kept { shown = ""; private hidden = 1; #own = 2; }
   ${CASES.map(([, type], index) => `export type Case${index} = ${type};`).join("\n")}`,
);
const program = ts.createProgram([file], { strict: true, lib: ["lib.es2023.d.ts"], types: [] });
const checker = program.getTypeChecker();
const source = program.getSourceFile(file);
const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source!)!);
rmSync(folder, { recursive: true });

test.each(CASES.map((one, index) => [...one, index] as const))(
  "%s: %s",
  (_what, _type, shape, index) => {
    const symbol = exported.find(({ name }) => name === `Case${index}`)!;
    expect(shapeOf(checker, checker.getDeclaredTypeOfSymbol(symbol))).toEqual(shape);
  },
);
