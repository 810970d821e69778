import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findAffectedBrowserTests, findAffectedServiceTests } from "./affected-tests.ts";

const allServiceTests = globSync("services/**/*.test.ts", {
  exclude: (name) => name.includes("node_modules"),
}).sort();
const allSpecs = globSync("{shell,design-system}/e2e/*.spec.ts").sort();

test("a source of a service changes the tests that import it, directly or not, and no others", () => {
  const affected = findAffectedServiceTests([
    "services/members/src/practice/practice.repository.ts",
  ]);
  expect(affected).toContain("services/members/src/practice/practice.test.ts");
  expect(affected).toContain("services/tests/access.test.ts");
  expect(affected.filter((file) => file.startsWith("services/community/"))).toEqual([]);
});

test("a test changes itself only", () => {
  const practice = "services/members/src/practice/practice.test.ts";
  expect(findAffectedServiceTests([practice])).toEqual([practice]);
});

test("a migration changes every test of its service, and those of all services together", () => {
  const expected = allServiceTests.filter((file) => /^services\/(members|tests)\//.test(file));
  expect(findAffectedServiceTests(["services/members/migrations/0000_tables.sql"]))
    .toEqual(expect.arrayContaining(expected));
});

test("a dependency changes all tests, a page none of the services", () => {
  expect(findAffectedServiceTests(["package-lock.json"])).toEqual(allServiceTests);
  expect(findAffectedBrowserTests(["package-lock.json"])).toEqual(allSpecs);
  expect(findAffectedServiceTests(["mfe-core/src/remote.tsx"])).toEqual([]);
});

test("a remote or its service changes the browser tests that visit its pages", () => {
  for (
    const changed of [
      "mfe-releases/src/remote.tsx",
      "services/releases/src/live/live.repository.ts",
    ]
  ) {
    const affected = findAffectedBrowserTests([changed]);
    expect(affected).toContain("shell/e2e/release-desk.spec.ts");
    expect(affected).not.toContain("shell/e2e/journal.spec.ts");
  }
});

test("the shell and the gateway change every browser test; words about them change none", () => {
  expect(findAffectedBrowserTests(["shell/src/app.tsx"])).toEqual(allSpecs);
  expect(findAffectedBrowserTests(["services/gateway/service.ts"])).toEqual(allSpecs);
  expect(findAffectedBrowserTests(["shell/README.md", "shell/src/app.test.tsx"])).toEqual([]);
});

test("a change of the design system runs the browser tests of how all pages look", () => {
  const affected = findAffectedBrowserTests(["design-system/src/button.tsx"]);
  expect(affected).toContain("shell/e2e/accessibility.spec.ts");
  expect(affected).not.toContain("shell/e2e/journal.spec.ts");
});
