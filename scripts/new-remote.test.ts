import { chromium } from "@playwright/test";
import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findBrowser } from "./lib/browser.ts";
import { freePort } from "./lib/ports.ts";
import { copyOfSources } from "./lib/source-copy.ts";

/** A team adds a folder; nothing else changes, and members see its page. Tried on a copy. */
const copy = copyOfSources(resolve("."));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const FILES = {
  "remote.json": JSON.stringify({
    name: "mfe-hello",
    team: "Hello",
    hostApi: "^1.0.0",
    routes: [{ path: "/hello/:name", module: "src/hello.page.tsx", example: "/hello/world" }],
    navigation: [
      { label: "Hello", to: "/hello/world", place: "bottom", order: 99, icon: "hand" },
    ],
    slots: [{ name: "home.cards", module: "src/hello.page.tsx" }],
  }),
  "package.json": JSON.stringify({ name: "@reclaim/mfe-hello", version: "1.0.0", type: "module" }),
  "src/remote.tsx": `
    import { defineRemote, lazyPage } from "@reclaim/host-api";
    import { HelloCard } from "./hello.page.tsx";
    export default defineRemote({
      name: "mfe-hello",
      routes: [{ path: "/hello/:name", Component: lazyPage(() => import("./hello.page.tsx")) }],
      slots: [{ name: "home.cards", Component: HelloCard }],
    });`,
  "src/hello.page.tsx": `
    import { Page, PageTitle } from "@reclaim/design-system";
    import { useHost } from "@reclaim/host-api";
    import { useParams } from "@reclaim/host-api/router";
    export const HelloCard = () => <p>A card of the new team</p>;
    export default function Hello() {
      const { session } = useHost();
      return <Page><PageTitle>Hello {useParams().name}, day {session.member?.streak}</PageTitle></Page>;
    }`,
};

test("an added folder with its remote.json is served without touching the shell", {
  timeout: 300_000,
}, async () => {
  const dist = join(copy, "dist");
  const env = { ...process.env, RECLAIM_DIST: undefined, NODE_ENV: undefined, VITEST: undefined };
  const build = () => spawnSync("node", ["scripts/build.ts"], { cwd: copy, env, encoding: "utf8" });
  // The product as it was before the new team came.
  expect(build().status).toBe(0);
  const releases = (name: string) =>
    globSync(`remotes/${name}/*/release.json`, { cwd: dist })
      .map((path) => readFileSync(join(dist, path), "utf8"));
  const shellBefore = releases("shell");
  expect(shellBefore).toHaveLength(1);
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(copy, "mfe-hello/src"), { recursive: true });
    writeFileSync(join(copy, "mfe-hello", file), text);
  }
  const built = build();
  expect(built.stderr).toBe("");
  expect(built.stdout).toBe("Building mfe-hello …\nBuilding Storybook …\n");
  expect(releases("shell")).toEqual(shellBefore);
  expect(releases("mfe-hello")).toHaveLength(1);

  const port = await freePort();
  const server = spawn("deno", ["run", "--cached-only", "-A", "services/main.ts"], {
    env: { ...env, PORT: String(port), RECLAIM_DIST: dist, RECLAIM_DATA: join(copy, ".data") },
  });
  const gone = new Promise((done) => server.once("exit", done));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await new Promise<void>((done, fail) => {
      server.stdout.on("data", (chunk: Buffer) => chunk.includes("ready") && done());
      void gone.then(() => fail(new Error("the server ended")));
    });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}`);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByText("A card of the new team").waitFor();
    await page.getByRole("link", { name: "Hello" }).click();
    await page.getByRole("heading", { name: "Hello world, day 1" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Hello world, day 1" }).waitFor();
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await gone;
  }
});
