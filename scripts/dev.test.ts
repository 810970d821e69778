import { type Browser, chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "./lib/browser.ts";
import { freePort } from "./lib/ports.ts";
import { copyOfSources } from "./lib/source-copy.ts";

/** `npm run dev mfe-insights`, tried on a copy of the sources, since it edits one. */
const COPY_FILE = "mfe-insights/src/features/progress/progress.copy.ts";
let copy: string;
let data: string;
let url: string;
let browser: Browser;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  copy = copyOfSources(resolve("."));
  data = mkdtempSync(join(tmpdir(), "reclaim-dev-"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const child = spawn("node", ["scripts/dev.ts", "mfe-insights"], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      // The federation plug-in switches itself off under Vitest.
      VITEST: undefined,
      DEV_PORT: String(port),
      // Nothing runs there: it must start the product by itself.
      PORT: String(await freePort()),
      RECLAIM_DATA: data,
    },
  });
  const gone = new Promise((done) => child.once("exit", done));
  stop = () => {
    child.kill("SIGTERM");
    return gone;
  };
  let said = "";
  await new Promise<void>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("runs from source at")) done();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void gone.then(() => fail(new Error(said)));
  });
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stop?.();
  for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true });
});

test("a port that is taken is one line", { timeout: 120_000 }, async () => {
  const second = spawn("node", ["scripts/dev.ts", "mfe-insights"], {
    cwd: copy,
    env: { ...process.env, VITEST: undefined, DEV_PORT: new URL(url).port },
  });
  const [said, code] = await Promise.all([
    text(second.stderr),
    new Promise((done) => second.once("exit", done)),
  ]);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Port \d+ is in use\. Stop what uses it, or set DEV_PORT to another one\.\n$/,
  );
});

test("the remote is live from source and hot-reloads, the others are as released", {
  timeout: 120_000,
}, async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(url);
  // Onboarding and Home are the core remote's: released, beside the shell from source.
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByText("How are you today?").waitFor({ timeout: 60_000 });
  expect(await page.locator("[data-remote=mfe-core]").getAttribute("data-version")).not.toBe(
    "source",
  );

  await page.getByRole("link", { name: "Progress" }).click();
  await page.getByRole("heading", { level: 1, name: "Your Progress" }).waitFor();
  expect(await page.locator("[data-remote=mfe-insights]").getAttribute("data-version")).toBe(
    "source",
  );

  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  const path = join(copy, COPY_FILE);
  const before = readFileSync(path, "utf8");
  expect(before).toContain("Your Progress");
  writeFileSync(path, before.replace("Your Progress", "Your Way So Far"));
  await page.getByRole("heading", { level: 1, name: "Your Way So Far" }).waitFor();
  expect(await page.evaluate(() => "notReloaded" in globalThis)).toBe(true);
  expect(errors).toEqual([]);
});
