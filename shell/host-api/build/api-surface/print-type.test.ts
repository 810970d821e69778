// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { printType } from "./print-type.ts";

const CASES: [what: string, type: string, printed: string][] = [
  ["a boolean is one thing, not two", "boolean", "boolean"],
  ["one of its values is a literal", "true", "true"],
  ["a choice of words", '"low" | "high"', '"high" | "low"'],
  ["an enum is its values", "Level", '"two" | 1'],
  ["a pattern", "`a-${number}`", "`a-${number}`"],
  ["a branded string", 'string & { brand: "id" }', 'string & { brand: "id" }'],
  ["null and undefined", "string | null | undefined", "null | string | undefined"],
  ["what may be everything", "string | unknown[][number]", "unknown"],
  ["what cannot be", "never", "never"],
  ["no primitive", "object", "object"],
  ["lists", "readonly (string | number)[]", "(number | string)[]"],
  ["a tuple", "[string, number?]", "[string, (number | undefined)?]"],
  ["what two types have", "{ a: string } & { b: number }", "{ a: string } & { b: number }"],
  ["a part of a type", 'Pick<{ a: string; b: number }, "a">', "{ a: string }"],
  ["nothing in particular", "Record<never, never>", "{}"],
  [
    "any names",
    "{ a: string; [name: string]: string | number }",
    "{ [name: string]: number | string; a: string }",
  ],
  ["any numbers", "{ [place: number]: string }", "{ [name: number]: string }"],
  ["a function", "(a: string) => number", "(p0: string) => number"],
  ["a method", "{ close(): void }", "{ close: () => void }"],
  ["an optional property", "{ a?: string }", "{ a?: string | undefined }"],
  ["a property that may be undefined", "{ a: string | undefined }", "{ a?: string | undefined }"],
  [
    "a last parameter that may be undefined",
    "(a: 1, b: 2 | undefined) => void",
    "(p0: 1, p1?: 2 | undefined) => void",
  ],
  ["private members are left out", "Kept", "{ shown: string }"],
  ["what contains itself", "Tree", "{ below: any[]; name: string }"],
  ["the language's own", "Date | Map<string, number>", "Date | Map<string, number>"],
  ["what is known later", "<T>(value: T) => T", "(p0: any) => any"],
  ["a function of any number", "(...all: string[]) => void", "(...p0: string[]) => void"],
  [
    "several functions in one",
    "{ (a: string): void; (a: number): void }",
    "{ (p0: string): void; (p0: number): void }",
  ],
];

const folder = mkdtempSync(join(tmpdir(), "reclaim-print-type-"));
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
const exported = checker.getExportsOfModule(
  checker.getSymbolAtLocation(program.getSourceFile(file)!)!,
);
rmSync(folder, { recursive: true });

test.each(CASES.map((one, index) => [...one, index] as const))(
  "%s: %s",
  (_what, _type, printed, index) => {
    const symbol = exported.find(({ name }) => name === `Case${index}`)!;
    expect(printType(checker, checker.getDeclaredTypeOfSymbol(symbol))).toBe(printed);
  },
);
