// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "reclaim-content-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a content file with a missing field fails the build, which names file and field", () => {
  cpSync(join(import.meta.dirname, "content"), folder, { recursive: true });
  const changed = join(folder, "mind-3.ts");
  writeFileSync(
    changed,
    readFileSync(changed, "utf8").replace(/\n {2}journalPrompt:/, "\n  prompt:"),
  );
  const { stderr, status } = spawnSync(process.execPath, [
    join(import.meta.dirname, "check-content.ts"),
    folder,
  ], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("content/mind-3.ts: journalPrompt: ");
  expect(stderr).not.toContain("body-1.ts");
});
