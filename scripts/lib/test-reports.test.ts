import { expect, test } from "vitest";
import { parseJUnit, parsePlaywright, parseVitest } from "./test-reports.ts";

test("the report of deno test gives times and the error of each failed test", () => {
  const report = parseJUnit(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="2" failures="1" errors="0" time="0.02">
  <testsuite name="a.test.ts" tests="2" disabled="0" errors="0" failures="1">
    <testcase name="good &lt;one&gt;" classname="a.test.ts" time="0.5" line="1" col="6">
    </testcase>
    <testcase name="bad &quot;one&quot;" classname="a.test.ts" time="0.25" line="2" col="6">
      <failure message="Uncaught Error: a &lt; b">Error: a &lt; b
    at a.test.ts:2:45</failure>
    </testcase>
  </testsuite>
</testsuites>`);
  expect(report).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { title: "good <one>", durationMs: 500 },
      { title: 'bad "one"', durationMs: 250, error: "Error: a < b\n    at a.test.ts:2:45" },
    ],
  });
});

test("the report of vitest gives failed tests and files that broke off", () => {
  const report = parseVitest(JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: "one.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: " works", status: "passed", duration: 3, meta: {} },
          { fullName: "breaks", status: "failed", failureMessages: ["\u001b[31mno\u001b[39m"] },
        ],
      },
      { name: "two.test.ts", status: "failed", message: "No such file", assertionResults: [] },
    ],
  }));
  expect(report).toEqual({
    passed: 1,
    failed: 2,
    tests: [
      { title: "works", durationMs: 3 },
      { title: "breaks", durationMs: 0, error: "no" },
      { title: "two.test.ts", durationMs: 0, error: "No such file" },
    ],
  });
});

test("the report of Playwright gives the first lines of an error", () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const { failed, tests } = parsePlaywright(JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{
      suites: [{
        specs: [{ title: "opens", tests: [{ results: [{ duration: 5, errors: [] }] }] }],
      }],
      specs: [{ title: "closes", tests: [{ results: [{ duration: 7, errors: [{ message }] }] }] }],
    }],
  }));
  expect(failed).toBe(1);
  const [closes, opens] = tests;
  expect(opens).toEqual({ title: "opens", durationMs: 5 });
  expect(closes?.error?.split("\n")).toHaveLength(12);
});
