import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findBrowser } from "./lib/browser.ts";

interface Result {
  title: string;
  status: string;
  failureMessages: string[];
}
let results: Result[];

/** Runs the stories with faults as all other stories are run. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-faults-"));
  const report = join(folder, "report.json");
  const args = ["run", "--config=scripts/failing-stories/vitest.config.ts", "--root=."];
  const CHROMIUM_PATH = (await findBrowser()) ?? "";
  const { stdout, stderr } = spawnSync(
    "vitest",
    [...args, "--reporter=json", `--outputFile=${report}`],
    {
      encoding: "utf8",
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, CHROMIUM_PATH },
    },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      testResults: { assertionResults: Result[] }[];
    };
    results = testResults.flatMap(({ assertionResults }) => assertionResults);
    if (results.length === 0) throw new Error("none ran");
  } catch (error) {
    throw new Error(`the stories did not run: ${stdout}${stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

const of = (title: string) => results.find((result) => result.title === title);

test.for(
  [
    ["Contrast", /In the theme "default":\ncolor-contrast/],
    ["Contrast In One Theme", /In the theme "tranquil":\ncolor-contrast/],
    ["Missing Label", /In the theme "default":\nlabel: Form elements must have labels/],
    ["Broken Interaction", /toHaveFocus/],
  ] as const,
)("the tests of stories find a planted fault: $0", ([title, sign]) => {
  expect(of(title)?.status).toBe("failed");
  expect(of(title)?.failureMessages.join("\n")).toMatch(sign);
});

test("a sound story beside them passes", () => {
  expect(of("Sound")?.status).toBe("passed");
});
