import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

interface TestResult {
  title: string;
  durationMs: number;
  /** The first lines of the error of a failed test. */
  error?: string;
}

export interface SuiteResult {
  passed: number;
  failed: number;
  /** Remarks on a suite. */
  note?: string;
  tests: TestResult[];
}

const ERROR_LINES = 12;

/** The beginning of an error, without colours: the log of the suite has the rest. */
const shorten = (error = "failed without a message"): string =>
  stripVTControlCharacters(error).trim().split("\n").slice(0, ERROR_LINES).join("\n");

/** A suite that broke off without a report counts as one failure. */
export function readReport(
  succeeded: boolean,
  path: string,
  parse: (text: string) => SuiteResult,
): SuiteResult {
  if (!existsSync(path)) return { passed: 0, failed: 1, note: "no report", tests: [] };
  const result = parse(readFileSync(path, "utf8"));
  return succeeded || result.failed > 0 ? result : { ...result, failed: 1 };
}

const unescapeXml = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'").replaceAll("&amp;", "&");

/** The report of `deno test --junit-path`; times in seconds. */
export function parseJUnit(text: string): SuiteResult {
  const total = (attribute: string) =>
    Number(text.match(new RegExp(`<testsuites[^>]* ${attribute}="(\\d+)"`))?.[1] ?? 0);
  const failed = total("failures") + total("errors");
  const cases = text.matchAll(
    /<testcase ([^>]*)>(?:\s*<(?:failure|error)[^>]*>([^<]*)<)?/g,
  );
  const tests = [...cases].map(([, attributes = "", error]): TestResult => {
    const attribute = (name: string) =>
      unescapeXml(attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? "");
    return {
      title: attribute("name"),
      durationMs: Number(attribute("time")) * 1000,
      ...(error !== undefined && { error: shorten(unescapeXml(error)) }),
    };
  });
  return { passed: total("tests") - failed, failed, tests };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      duration?: number;
      meta: { reports?: { type: string; result: { themes: string[] } }[] };
    }[];
  }[];
}

/** The report of vitest's reporter `json`; a file that broke off counts as a failure. */
export function parseVitest(text: string): SuiteResult {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const brokenFiles = testResults.filter(({ status, assertionResults }) =>
    status === "failed" && assertionResults.length === 0
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    tests: [
      ...assertions.map(({ fullName, duration = 0, status, failureMessages }) => ({
        title: fullName.trim(),
        durationMs: duration,
        ...(status === "failed" && { error: shorten(failureMessages?.[0]) }),
      })),
      ...brokenFiles.map(({ name, message }) => ({
        title: name,
        durationMs: 0,
        error: shorten(message),
      })),
    ],
  };
}

/** As `parseVitest`, with how often axe looked at the stories. */
export function parseStories(text: string): SuiteResult {
  const { testResults } = JSON.parse(text) as VitestReport;
  const themesPerStory = testResults.flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta.reports ?? []).filter(({ type }) => type === "axe")
    .map(({ result }) => result.themes.length);
  const looks = themesPerStory.reduce((sum, themes) => sum + themes, 0);
  const inAllThemes = themesPerStory.filter((themes) => themes === 10).length;
  return {
    ...parseVitest(text),
    note:
      `axe looked at ${themesPerStory.length} stories ${looks} times, at ${inAllThemes} in all ten themes`,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

/** The report of Playwright's reporter `json`. */
export function parsePlaywright(text: string): SuiteResult {
  const { stats, suites } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: PlaywrightSuite[];
  };
  const list = ({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results).map(({ duration, errors: [error] }) => ({
        title,
        durationMs: duration,
        ...(error && { error: shorten(error.message) }),
      }))
    ),
    ...suites.flatMap(list),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(list),
  };
}
