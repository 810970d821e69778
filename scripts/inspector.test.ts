// @vitest-environment node
import type { Inspection, InspectionResult } from "@reclaim/contracts-releases/release-desk";
import { jwtVerify } from "jose";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "./lib/browser.ts";

/** `npm run inspector`, as a process, with a product that only knows what an inspector asks for. */
const OPERATOR_KEY = "a key of this test that is long enough";
const NAME = "mfe-hello";
const VERSION = "1.0.0-0123456789ab";
const SCRIPT = `/remotes/${NAME}/${VERSION}/assets/remote.js`;
const TIME = { timeout: 60_000 };

/** Composition of the stub's pages, which the inspector reads from their bootstrap data. */
let composed = VERSION;
/** Pages are not answered at all. */
let isAway = false;
let work: Inspection[] = [];
const results = new Map<string, (result: InspectionResult) => void>();
const heard = { claims: 0, accounts: 0, cookies: new Set<string | undefined>() };

const place = (content: string, version = VERSION) =>
  `<div data-remote="${NAME}" data-version="${version}">${content}</div>`;
const PAGES: Record<string, string> = {
  "/hello": `<script type="module" src="${SCRIPT}"></script>`,
  "/noisy": `${place("<p>Hello</p>")}<script nonce="n">
    console.error("something is wrong");
    fetch("/api/nothing/of/it");
    queueMicrotask(() => { throw new Error("thrown at " + location.origin); });
  </script><script>neverRun()</script>`,
  "/failed": '<p data-testid="remote-failed">did not load</p>',
  "/slot": `${place("<p>Hello</p>")}<p data-testid="part-failed">did not load</p>`,
  "/stuck": `${place("<p>Hello</p>")}<script nonce="n">setTimeout(() => { for (;;); })</script>`,
  "/leaves": `${place("<p>Hello</p>")}<script nonce="n">
    for (const storage of [localStorage, sessionStorage]) storage.setItem("left", "here");
    document.cookie = "left=here";
    window.name = "left";
    indexedDB.open("left");
    caches.open("left");
  </script>`,
  "/finds": `${place("<p>Hello</p>")}<script type="module" nonce="n">
    const found = [localStorage.left, sessionStorage.left, document.cookie, window.name,
      ...(await indexedDB.databases()).map(({ name }) => name), ...await caches.keys()];
    if (found.some(Boolean)) console.error(found.join());
  </script>`,
  "/older": place("<p>Hello</p>", "0.9.0-000000000000"),
  "/": `<div data-remote="mfe-core" data-version="1"><p>Home</p></div>
    <script type="module" nonce="n">setTimeout(() => import("${SCRIPT}"), 300)</script>`,
};

function page(path: string): string {
  const remotes = [{ manifest: { name: NAME }, version: composed }];
  const bootstrap = JSON.stringify({ composition: { id: "c", shell: "s", remotes } });
  return `<!doctype html><link rel="icon" href="data:,"><script type="application/json" nonce="n"
    id="reclaim-bootstrap">${bootstrap}</script>${PAGES[path] ?? ""}`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "/";
  const json = (status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
  if (path === "/api/onboarding") {
    heard.accounts++;
    return void json(201, {}, { "set-cookie": "reclaim.session_token=a%2Fb.c; Path=/; HttpOnly" });
  }
  if (path === "/api/releases/inspections/claim") {
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    await jwtVerify(token, new TextEncoder().encode(OPERATOR_KEY), {
      issuer: "operator",
      audience: "releases",
    });
    expect(request.headers).toMatchObject({ origin: url, cookie: "reclaim.session_token=a%2Fb.c" });
    heard.claims++;
    const next = work.shift();
    return void (next ? json(200, next) : response.writeHead(204).end());
  }
  const id = path.match(/^\/api\/releases\/inspections\/(.+)$/)?.[1];
  if (id) {
    results.get(id)?.(JSON.parse(await text(request)) as InspectionResult);
    return void response.writeHead(204).end();
  }
  if (path.startsWith("/api/")) return void json(404, { code: "not_found", message: "No." });
  if (path === SCRIPT) {
    const code = `document.body.insertAdjacentHTML("beforeend", '${place("<p>Hello</p>")}')`;
    return void response.writeHead(200, { "content-type": "text/javascript" }).end(code);
  }
  if (isAway) return void request.socket.destroy();
  heard.cookies.add(request.headers.cookie);
  response.writeHead(200, {
    "content-type": "text/html",
    "content-security-policy": "script-src 'self' 'nonce-n'",
  }).end(page(path));
}

let url: string;
let server: Server;
let data: string;
let inspector: ReturnType<typeof start>;

function start(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ["scripts/inspector.ts"], {
    env: {
      ...process.env,
      RECLAIM_URL: url,
      RECLAIM_OPERATOR_KEY: OPERATOR_KEY,
      RECLAIM_DATA: data,
      ...env,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { said: () => said, stop };
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "reclaim-inspector-"));
  server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  inspector = start({ CHROMIUM_PATH: await findBrowser() ?? "" });
});
afterAll(async () => {
  await inspector?.stop();
  server?.close();
  rmSync(data, { recursive: true, force: true });
});

/** Results of the inspector for these paths. */
function inspected(paths: string[], remote = NAME): Promise<InspectionResult["pages"]> {
  const id = crypto.randomUUID();
  const pages = paths.map((path) => ({ path, remote, module: `src${path}.tsx` }));
  const told = new Promise<InspectionResult>((done) => results.set(id, done));
  work.push({ id, name: NAME, version: VERSION, pages, expiresAt: "2099-01-01T00:00:00.000Z" });
  return told.then((result) => result.pages);
}

test("a page that renders is told with the scripts that it took", TIME, async () => {
  expect(await inspected(["/hello"])).toEqual([
    { path: "/hello", module: "src/hello.tsx", rendered: true, complaints: [], scripts: [SCRIPT] },
  ]);
  expect(heard.accounts).toBe(1);
  expect([...heard.cookies]).toEqual(["reclaim.session_token=a%2Fb.c"]);
  expect(JSON.parse(readFileSync(join(data, "inspector.json"), "utf8"))).toMatchObject({
    address: url,
  });
});

test("every fault of the code is told, a call without an answer is none", TIME, async () => {
  const [noisy] = await inspected(["/noisy"]);
  expect(noisy).toMatchObject({ rendered: true, scripts: [] });
  expect(noisy?.complaints).toHaveLength(3);
  expect(noisy?.complaints).toContain("something is wrong");
  expect(noisy?.complaints.join()).toContain("Error: thrown at ");
  expect(noisy?.complaints.join()).toContain("Content Security Policy");
  expect(noisy?.complaints.join()).not.toContain(url);
});

test("a page that failed, in whole or in part, has not rendered", TIME, async () => {
  const pages = await inspected(["/failed", "/slot", "/older"]);
  expect(pages.map(({ rendered }) => rendered)).toEqual([false, false, false]);
  expect(pages.map(({ complaints }) => complaints)).toEqual([
    ["a part of the page says that it did not load"],
    ["a part of the page says that it did not load"],
    ["the page fell back to 0.9.0-000000000000"],
  ]);
});

test(
  "a page that never ends what it does is refused, and the next one is looked at",
  TIME,
  async () => {
    const [stuck] = await inspected(["/stuck"]);
    expect(stuck).toMatchObject({ path: "/stuck", rendered: false });
    expect((await inspected(["/hello"]))[0]).toMatchObject({ rendered: true, complaints: [] });
  },
);

test("no release meets what another one left in the browser", TIME, async () => {
  for (const path of ["/leaves", "/finds"]) {
    expect((await inspected([path]))[0]).toMatchObject({ rendered: true, complaints: [] });
  }
});

test("what it adds to a page of another remote is waited for", TIME, async () => {
  const [home] = await inspected(["/"], "mfe-core");
  expect(home).toMatchObject({ rendered: true, complaints: [], scripts: [SCRIPT] });
});

test("a gateway that has not heard of the release yet is asked again", TIME, async () => {
  composed = "0.9.0-000000000000";
  const seen = inspected(["/hello"]);
  setTimeout(() => (composed = VERSION), 300);
  expect((await seen)[0]).toMatchObject({ rendered: true, complaints: [] });
});

test("without a browser it says so once, and tells nothing of the release", TIME, async () => {
  await inspector.stop();
  const other = start({ CHROMIUM_PATH: join(data, "no-browser") });
  let told = false;
  void inspected(["/hello"]).then(() => (told = true));
  await expect.poll(other.said, { timeout: 20_000 }).toMatch(/^There is no browser/);
  expect(await other.stop()).toBe(0);
  expect(told).toBe(false);
  expect(other.said().trim().split("\n")).toHaveLength(1);
});

test("a product that is away says nothing of a release, seen again later", TIME, async () => {
  isAway = true;
  const other = start({ CHROMIUM_PATH: await findBrowser() ?? "" });
  const seen = inspected(["/hello"]);
  const [given] = work;
  await expect.poll(other.said, { timeout: 20_000 }).toContain("cannot be looked at");
  isAway = false;
  // An inspection without a result goes to the next claim.
  if (given) work.push(given);
  expect((await seen)[0]).toMatchObject({ rendered: true, complaints: [] });
  expect(await other.stop()).toBe(0);
});

test("it ends cleanly, and says nothing as long as nothing is wrong", TIME, async () => {
  const quiet = start({});
  const before = heard.claims;
  await expect.poll(() => heard.claims, { timeout: 20_000 }).toBeGreaterThan(before);
  expect(await quiet.stop()).toBe(0);
  expect(quiet.said()).toBe("");
  expect(await inspector.stop()).toBe(0);
  expect(inspector.said()).toBe("");
});
