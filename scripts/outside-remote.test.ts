import { type Browser, chromium, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BROWSER_ARGS, findBrowser } from "./lib/browser.ts";
import { type OtherUser, otherUser } from "./lib/other-user.ts";
import { type PackageRegistry, startPackageRegistry } from "./lib/package-registry.ts";
import { freePort } from "./lib/ports.ts";

/** A team elsewhere: our packages, a product's address, and nothing of this repository. */
const TIME = { timeout: 400_000 };
const LEAD = "The first page of a new team.";
let data: string;
let url: string;
let env: NodeJS.ProcessEnv;
let registry: PackageRegistry;
let team: OtherUser;
let folder: string;
let browser: Browser;
let page: Page;
const running: ChildProcess[] = [];

const ended = async (child: ChildProcess) => {
  const exit = new Promise<number | null>((done) => child.once("exit", done));
  const [output, errors, code] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    exit,
  ]);
  return { code, output, errors };
};
/** Runs a command of this repository, as the operator of the product. */
const operator = (...args: string[]) => ended(spawn(process.execPath, args, { env }));
/** Runs npm in the team's repository. */
const npm = (args: string[], more: NodeJS.ProcessEnv = {}) =>
  ended(team.start(folder, "npm", args, { RECLAIM_URL: url, ...more }));

/** Resolves when a process prints `words`, and fails when it ends before. */
const printed = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((done, fail) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) done();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => fail(new Error(output)));
  });

async function stopProcess(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once("exit", done));
  if (child.exitCode === null && child.kill("SIGTERM")) await gone;
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "reclaim-outside-"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    DATABASE_URL: "",
    RECLAIM_SECRET: undefined,
    RECLAIM_TEAM_TOKEN: undefined,
    RECLAIM_DIST: join(data, "dist"),
    RECLAIM_DATA: join(data, "data"),
    RECLAIM_URL: url,
    PORT: String(port),
    CHROMIUM_PATH: await findBrowser() ?? "",
  };
  expect(await operator("scripts/build.ts", "mfe-core")).toMatchObject({ code: 0, errors: "" });
  const product = spawn("deno", ["run", "--cached-only", "-A", "services/main.ts"], { env });
  running.push(product);
  await printed(product, "ready");
  running.push(spawn(process.execPath, ["scripts/inspector.ts"], { env, stdio: "inherit" }));
  registry = await startPackageRegistry();
  team = otherUser();
  writeFileSync(join(team.home, ".npmrc"), registry.npmrc);
  folder = join(team.home, "mfe-hello");
  browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH || undefined,
    args: BROWSER_ARGS,
  });
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
}, 400_000);

afterAll(async () => {
  await browser?.close();
  for (const child of running.reverse()) await stopProcess(child);
  await registry?.stop();
  team?.remove();
  rmSync(data, { recursive: true, force: true });
}, 60_000);

test(
  "a remote in its own repository is installed and checked from packages alone",
  TIME,
  async () => {
    const created = await operator("scripts/create-remote.ts", folder, "--team", "Hello");
    expect(created).toMatchObject({ code: 0, errors: "" });
    // The product answers: the others' paths and places are known.
    expect(created.output).toMatch(/^Made /);
    team.own(folder);
    if (team.isSeparate) {
      const script = `require("fs").readdirSync(${JSON.stringify(resolve("."))})`;
      const { code, errors } = await ended(team.start(folder, "node", ["-e", script]));
      expect(code).toBe(1);
      expect(errors).toContain("EACCES");
    }
    expect(await npm(["install", "--no-progress"])).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, "package-lock.json"), "utf8")).not.toContain(resolve("."));

    const checked = await npm(["test"]);
    expect(checked.output).toMatch(/4 passed/);
    expect(checked).toMatchObject({ code: 0, errors: "" });
  },
);

test("it hot-reloads in the running product while somebody writes it", TIME, async () => {
  const port = await freePort();
  const dev = team.start(folder, "node", ["node_modules/.bin/reclaim", "dev"], {
    RECLAIM_URL: url,
    DEV_PORT: String(port),
  });
  try {
    await printed(dev, "mfe-hello runs from source at");
    await page.goto(`http://localhost:${port}`);
    // Onboarding and Home are the core remote's: as released.
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByText("How are you today?").waitFor({ timeout: 60_000 });
    await page.getByRole("link", { name: "Hello", exact: true }).click();
    await page.getByText(LEAD).waitFor({ timeout: 60_000 });
    expect(await page.locator("[data-remote=mfe-hello]").getAttribute("data-version"))
      .toBe("source");
    await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
    const path = join(folder, "src/features/hello/hello.copy.ts");
    writeFileSync(path, readFileSync(path, "utf8").replace(LEAD, "Written elsewhere."));
    await page.getByText("Written elsewhere.").waitFor({ timeout: 60_000 });
    expect(await page.evaluate(() => "notReloaded" in globalThis)).toBe(true);
  } finally {
    await stopProcess(dev);
  }
});

test("its team releases it with a token, and a member sees it", TIME, async () => {
  expect(await operator("cli/src/reclaim.ts", "team", "Hello", "--remotes", "mfe-hello"))
    .toMatchObject({ code: 0 });
  const { output } = await operator("cli/src/reclaim.ts", "token", "Hello", "--label", "ci");
  const [token = ""] = output.match(/rct_\S+/) ?? [];
  const released = await npm(["run", "release"], { RECLAIM_TEAM_TOKEN: token });
  expect(released.errors).toBe("");
  expect(released.output).toMatch(
    /✓ browser: 1 page renders .+\nmfe-hello 0\.1\.0-\w{12} is live\./,
  );

  // The member that the development server signed in: cookies do not differ by port.
  await page.goto(url);
  await page.getByRole("link", { name: "Hello", exact: true }).click();
  await page.getByText("Written elsewhere.").waitFor();
  expect(await page.locator("[data-remote=mfe-hello]").getAttribute("data-version"))
    .toMatch(/^0\.1\.0-/);
  expect((await npm(["exec", "--", "reclaim", "status"])).output)
    .toMatch(/^mfe-hello 0\.1\.0-\w{12} live$/m);
});
