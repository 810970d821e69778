import assert from "node:assert/strict";
import { findMismatches } from "./compare-types.client.ts";
import { findTypeFault } from "./compare-types.model.ts";

Deno.test("TypeScript compares the types that two releases were built with", async () => {
  const reasons = await findMismatches([
    { given: "{ streak: number; day: string }", expected: "{ streak: number }", label: "detail" },
    { given: "{ streak: number }", expected: "{ streak: string }", label: "detail" },
    { given: "{}", expected: "{ open: boolean }", label: "props" },
    { given: "NoSuchName", expected: "string", label: "detail" },
    { given: 'import("node:fs").Stats', expected: "string", label: "detail" },
  ]);
  assert.deepEqual(reasons, [
    null,
    "detail.streak: Type 'number' is not assignable to type 'string'",
    "props: Property 'open' is missing in type '{}' but required in type '{ open: boolean; }'",
    "detail: Cannot find name 'NoSuchName'",
    'detail: its type cannot be read ("import("node:fs").Stats" is not allowed in it)',
  ]);
});

Deno.test("only the structure of a type is read: nothing that imports, declares or computes", async () => {
  for (
    const source of [
      'import("node:fs").Stats',
      "string; declare global { interface Date { mine: 1 } }",
      "typeof globalThis",
      "string extends infer T ? T : never",
      "{ [key in string]: 1 }",
      "{ a: string }['a']",
      "keyof Date",
      "new () => Date",
      "{ a: ",
      "",
    ]
  ) {
    assert.notEqual(findTypeFault(source), null, source);
  }
});

Deno.test("what a build prints can be read", () => {
  for (
    const source of [
      "any",
      "`a-${number}` | -1 | 2n | true | null | undefined",
      '{ [name: string]: number; "with-dash"?: (string | undefined)[] }',
      "(p0: Map<string, Date>, p1?: [string, (number)?, ...1[]], ...p2: string[]) => void",
      "string & { brand: 1 }",
      "{ (p0: string): void; (p0: number): void }",
    ]
  ) {
    assert.equal(findTypeFault(source), null, source);
  }
});

Deno.test("equal types need no TypeScript", async () => {
  const pair = { given: "what is this", expected: "what is this", label: "detail" };
  assert.deepEqual(await findMismatches([pair]), [null]);
});
