import { type Browser, chromium, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BROWSER_ARGS, findBrowser } from "./lib/browser.ts";
import { freePort } from "./lib/ports.ts";
import { copyOfSources } from "./lib/source-copy.ts";

/** The way of a new team: from nothing to what members see, with the product as it runs. */
const TIME = { timeout: 180_000 };
let copy: string;
let elsewhere: string;
let url: string;
let env: NodeJS.ProcessEnv;
let browser: Browser;
/** A member who is looking. */
let page: Page;
const running: ChildProcess[] = [];

interface Ended {
  code: number | null;
  said: string;
  /** The error. */
  fault: string;
}

async function run(args: string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn("node", args, { cwd: copy, env: { ...env, ...more } });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const [said, fault, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, fault: fault.trim() };
}
const release = (...args: string[]) => run(["scripts/release.ts", ...args]);
const reclaim = (...args: string[]) => run(["cli/src/reclaim.ts", ...args]);

/** Replaces words in a file of a remote. */
function edit(path: string, from: string, to: string): void {
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}
const here = (file: string) => join(copy, "mfe-hello", file);
const COPY = "src/features/hello/hello.copy.ts";
const PAGE = "src/features/hello/hello.page.tsx";

const tokenPath = () =>
  join(copy, ".data/team-tokens", new URL(url).host.replace(":", "_"), "Hello");

const lead = async (): Promise<string | null> => {
  await page.goto(`${url}/hello`);
  return await page.locator("[data-remote=mfe-hello] p").first().textContent();
};

beforeAll(async () => {
  copy = copyOfSources(resolve("."));
  elsewhere = mkdtempSync(join(tmpdir(), "reclaim-own-"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    DATABASE_URL: "",
    RECLAIM_DIST: undefined,
    RECLAIM_SECRET: undefined,
    RECLAIM_TEAM_TOKEN: undefined,
    RECLAIM_URL: url,
    RECLAIM_DATA: join(copy, ".data"),
    PORT: String(port),
    INIT_CWD: copy,
    CHROMIUM_PATH: await findBrowser() ?? "",
  };
  expect(await run(["scripts/build.ts", "mfe-core"])).toMatchObject({ code: 0, fault: "" });
  const server = spawn("deno", ["run", "--cached-only", "-A", "services/main.ts"], {
    cwd: copy,
    env,
  });
  running.push(server);
  await new Promise<void>((done, fail) => {
    server.stdout.on("data", (chunk: Buffer) => chunk.includes("ready") && done());
    server.once("exit", () => fail(new Error("the product ended")));
  });
  running.push(spawn("node", ["scripts/inspector.ts"], { cwd: copy, env, stdio: "inherit" }));
  browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH || undefined,
    args: BROWSER_ARGS,
  });
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByText("How are you today?").waitFor();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  for (const child of running.reverse()) {
    const gone = new Promise((done) => child.once("exit", done));
    if (child.exitCode === null && child.kill("SIGTERM")) await gone;
  }
  for (const folder of [copy, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

test(
  "a new team makes a remote, edits and releases it, and members see its page",
  TIME,
  async () => {
    expect(await run(["scripts/create-remote.ts", "mfe-hello", "--team", "Hello"]))
      .toMatchObject({ code: 0 });
    edit(here(COPY), "The first page of a new team.", "The first words.");
    const { code, said, fault } = await release("mfe-hello");
    expect(fault).toBe("");
    expect(code).toBe(0);
    expect(said).toMatch(
      /^Building mfe-hello …\nBuilt 0\.1\.0-\w{12}: [\d.]+ kB to send to http/,
    );
    expect(said).toContain("Made the team Hello.");
    expect(said).toMatch(/✓ routes: .+\n/);
    expect(said).toMatch(/✓ browser: 1 page renders .+\nmfe-hello 0\.1\.0-\w{12} is live\.\n/);
    expect(said).toMatch(/npx reclaim remove mfe-hello\n$/);
    expect(said).toContain("npx reclaim team Hello --mail team@example.org");
    expect(statSync(tokenPath()).mode & 0o777).toBe(0o600);
    // Nothing of it was built into the product.
    expect(existsSync(join(copy, "dist/remotes/mfe-hello"))).toBe(false);

    await page.goto(url);
    await page.getByRole("link", { name: "Hello", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Hello" }).waitFor();
    expect(await lead()).toBe("The first words.");
  },
);

test("a build that is there already goes nowhere twice", TIME, async () => {
  const { code, said } = await release("mfe-hello");
  expect(code).toBe(0);
  expect(said).toContain("This build is there already.\n");
  expect(said).toMatch(/ is live already\.\n$/);
  expect(said).not.toContain("Made");
});

test("a second version goes to a canary, to everybody, and back by one command", TIME, async () => {
  edit(here(COPY), "The first words.", "The second words.");
  const canary = await release("mfe-hello", "--canary", "0", "--tiers", "essential");
  expect(canary).toMatchObject({ code: 0, fault: "" });
  expect(canary.said).toContain("is on canary: everybody with essential.\n");
  const version = canary.said.match(/npx reclaim activate mfe-hello (\S+)/)?.[1] ?? "";
  expect(await lead()).toBe("The first words.");
  expect((await reclaim("status")).said).toContain(`mfe-hello ${version} 0 %\n`);

  expect((await reclaim("canary", "mfe-hello", version, "0")).said)
    .toBe(`mfe-hello ${version} is on canary: only testers.\n`);
  expect((await release("mfe-hello", "--canary", "10")).said).toContain(
    `is on canary already: its share stays.\nTo change it: npx reclaim canary mfe-hello ${version}`,
  );

  expect((await reclaim("activate", "mfe-hello", version)).said).toContain(" is live.\n");
  await expect.poll(lead, { timeout: 60_000 }).toBe("The second words.");
  expect((await reclaim("rollback", "mfe-hello")).said).toMatch(/^mfe-hello 0\.1\.0-\w+ is live\./);
  await expect.poll(lead, { timeout: 60_000 }).toBe("The first words.");
});

test(
  "what would break for members is refused in plain lines, and they notice nothing",
  TIME,
  async () => {
    edit(here("remote.json"), '"/hello"', '"/journal"');
    const clash = await release("mfe-hello");
    expect(clash.code).toBe(1);
    expect(clash.said).toMatch(/✗ routes: .*"\/journal" is a page of mfe-core/);
    expect(clash.fault).toMatch(/^mfe-hello \S+ was refused: see ✗ above\. Nobody gets it\.$/);
    edit(here("remote.json"), '"/journal"', '"/hello"');

    edit(
      here(PAGE),
      "useTitle(copy.title);",
      'if (copy.title) throw new Error("broken on purpose");',
    );
    const broken = await release("mfe-hello");
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(/✗ browser: .*\/hello did not render.*broken on purpose/);
    expect(broken.fault).toMatch(/^mfe-hello \S+ was refused: see ✗ above\. Nobody gets it\.$/);
    const version = broken.fault.split(" ")[1] ?? "";
    expect((await reclaim("activate", "mfe-hello", version)).fault)
      .toMatch(/^This version has not passed its checks, .+\n✗ browser: .*broken on purpose/);

    edit(here(PAGE), "const {", "const { a: , ");
    const unbuilt = await release("mfe-hello");
    expect(unbuilt.code).toBe(1);
    expect(unbuilt.fault).toMatch(
      /hello\.page\.tsx:\d+[^]*could not be built\. See the lines above\.$/,
    );
    expect(unbuilt.fault).not.toMatch(/^\s+at /m);

    edit(here("remote.json"), '"mfe-hello"', '"mfe-core"');
    expect((await release("mfe-hello")).fault)
      .toBe('mfe-hello/remote.json has the name "mfe-core": it must be the folder\'s.');
    edit(here("remote.json"), '"mfe-core"', '"mfe-hello"');
    expect(await lead()).toBe("The first words.");
  },
);

test(
  "without the right to it, nothing is built and one line says what is missing",
  TIME,
  async () => {
    const failure = async (args: string[], more: NodeJS.ProcessEnv) => {
      const ended = await run(args, more);
      expect(ended.code).toBe(1);
      expect(ended.said).not.toContain("Built");
      return ended.fault;
    };
    const releaseFailure = (args: string[], more: NodeJS.ProcessEnv = {}) =>
      failure(["scripts/release.ts", ...args], more);
    const reclaimFailure = (args: string[], more: NodeJS.ProcessEnv = {}) =>
      failure(["cli/src/reclaim.ts", ...args], more);
    const nobody = `http://localhost:${await freePort()}`;
    expect(await releaseFailure(["mfe-own", "--product", nobody])).toMatch(
      /^There is no remote in /,
    );
    expect(await releaseFailure(["mfe-hello", "--product", nobody]))
      .toMatch(new RegExp(`^Nothing answers at ${nobody}\\. Start the product there`));
    expect(await releaseFailure(["mfe-hello"], { RECLAIM_DATA: elsewhere }))
      .toMatch(/^Set RECLAIM_TEAM_TOKEN to your team's token\./);
    expect(await reclaimFailure(["rollback", "mfe-core"], { RECLAIM_TEAM_TOKEN: "rct_unknown" }))
      .toMatch(/^Nobody knows this token/);
    expect(await reclaimFailure(["rollback", "mfe-core"], { RECLAIM_TEAM_TOKEN: "changeme" }))
      .toBe('RECLAIM_TEAM_TOKEN is no token of a team: one begins with "rct_".');
    expect(await reclaimFailure(["token", "R&D"]))
      .toBe('There is no team R&D. To make it: npx reclaim team "R&D" --remotes mfe-hello');
    expect(await reclaimFailure(["team", "Core", "--remotes", "mfe-hello"]))
      .toMatch(/^Another team releases this already\. .+\nmfe-hello belongs to the team Hello\.$/);
    expect((await reclaim("team", "Passing", "--remotes", "mfe-passing")).said)
      .toMatch(/^The team Passing may release mfe-passing\.\n/);
    expect((await reclaim("team", "Passing", "--remotes", "")).said)
      .toMatch(/^The team Passing may release nothing\.\n/);
    expect(await reclaimFailure(["team", ".."])).toBe('".." is no name.');
    const id = crypto.randomUUID();
    expect(await reclaimFailure(["revoke", "Hello", id]))
      .toBe(`The team Hello has no token ${id}, or it was revoked before.`);
    const token = readFileSync(tokenPath(), "utf8");
    expect(await reclaimFailure(["rollback", "mfe-core"], { RECLAIM_TEAM_TOKEN: token }))
      .toMatch(/^Your team may not release this\./);
    expect(await reclaimFailure(["activate", "mfe-hello", "9.9.9-000000000000"]))
      .toMatch(/knows nothing of mfe-hello 9\.9\.9-000000000000\.$/);
    expect(await releaseFailure(["mfe-hello"], { npm_config_product: url }))
      .toMatch(/^npm took --product for itself\./);
    expect(await releaseFailure([])).toBe("This takes: npm run release mfe-hello, or shell");
    expect(await reclaim("--help"))
      .toMatchObject({ code: 0, said: expect.stringMatching(/^What you can do:\n/), fault: "" });
  },
);
