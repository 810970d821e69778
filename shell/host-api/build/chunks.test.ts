import type { Rollup } from "vite";
import { expect, test } from "vitest";
import { closure, lateClosure } from "./chunks.ts";

const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) =>
  ({ fileName, imports, dynamicImports }) as unknown as Rollup.OutputChunk;

const CHUNKS = [
  chunk("remote.js", ["shared.js"], ["page.js", "other-page.js"]),
  chunk("shared.js"),
  chunk("page.js", ["shared.js", "list.js", "remote.js"], ["player.js"]),
  chunk("list.js"),
  chunk("player.js", ["shared.js", "machine.js", "@shell/shared"], ["words.js"]),
  chunk("machine.js", [], ["player.js"]),
  chunk("words.js"),
  chunk("other-page.js"),
];

test("a page needs at first what it imports", () => {
  expect(closure(CHUNKS, CHUNKS[2]!)).toEqual(["page.js", "shared.js", "list.js", "remote.js"]);
});

test("what a page may load later is found to the end, without other pages", () => {
  const first = closure(CHUNKS, CHUNKS[0]!);
  expect(lateClosure(CHUNKS, closure(CHUNKS, CHUNKS[2]!), first))
    .toEqual(["player.js", "machine.js", "words.js"]);
});
