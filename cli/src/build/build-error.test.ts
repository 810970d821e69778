import { expect, test } from "vitest";
import { formatBuildError } from "./build-error.ts";

/** As the bundler throws what it found. */
const bundlerError = (...messages: string[]) =>
  Object.assign(new Error("Build failed"), { errors: messages.map((text) => new Error(text)) });

test("what a bundler found is told without colours and without a stack", () => {
  const error = bundlerError(
    "\u001b[31m[PLUGIN] \u001b[0mUnexpected token\n  page.tsx:23",
    "Another",
  );
  expect(formatBuildError(error)).toBe("[PLUGIN] Unexpected token\n  page.tsx:23\n\nAnother");
});

test("a name that the shell does not give is told so, with where to look", () => {
  const said = (library: string) =>
    formatBuildError(
      bundlerError(
        `[MISSING_EXPORT] "Slider" is not exported by "\\0shared:${library}".\n x.tsx:1`,
      ),
    );
  expect(said("@reclaim/host-api")).toBe(
    '[MISSING_EXPORT] the shell gives no "Slider" of @reclaim/host-api.\n x.tsx:1\n' +
      "It gives the names of its shared contract only.",
  );
  const undefinedName = bundlerError(
    "[IMPORT_IS_UNDEFINED] Import `tuple` will always be undefined because there is no matching " +
      "export in '\0shared:zod/mini'\n names.ts:3",
  );
  expect(formatBuildError(undefinedName)).toMatch(
    /^\[IMPORT_IS_UNDEFINED\] the shell gives no "tuple" of zod\/mini\n names\.ts:3\n/,
  );
  expect(said("@reclaim/design-system")).toMatch(/such as @reclaim\/design-system\/slider\.$/);
});

test("a fault of the build itself keeps its stack", () => {
  expect(formatBuildError(new Error("no icon of lucide"))).toBe("no icon of lucide");
  expect(formatBuildError(new TypeError("x is no function"))).toMatch(/x is no function\n\s+at /);
});
