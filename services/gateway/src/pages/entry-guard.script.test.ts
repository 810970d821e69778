import { BROKEN_SHELL } from "@reclaim/contracts-gateway/broken-shell";
import assert from "node:assert/strict";
import { bootstrapOf, given } from "../gateway.testing.ts";
import { renderEntryGuard } from "./entry-guard.script.ts";
import { CRISIS_HELP_HTML } from "./crisis-help.html.ts";

const ENTRY = "/remotes/shell/1.0.0/s/shell-abcdefgh.js";
const BOOT = `<div class="boot"></div>`;
const script = (src: string, type = "module") => ({ type, getAttribute: () => src });
/** What browsers tell: of a file that did not load or verify, and of code that did not parse or run. */
const NOT_LOADED = { target: script(ENTRY) };
const NOT_RUN = { target: {}, filename: `http://reclaim.test${ENTRY}` };

/** A page in a browser, as far as the guard asks for it. */
function page(
  {
    isStable = true,
    cookies = true,
    readyState = "interactive",
    ticket = "t" as string | null,
    help = null as string | null,
  } = {},
) {
  const listeners = new Map<string, (event: unknown) => void>();
  const root = { innerHTML: BOOT };
  const seen = { reports: [] as unknown[], reloads: 0, root };
  let jar = "theme=dark";
  const document = {
    readyState,
    querySelector: () => document.readyState !== "loading" && root.innerHTML === BOOT ? {} : null,
    getElementById(id: string) {
      if (id === "plain-help") return help === null ? null : { textContent: help };
      return document.readyState === "loading" ? null : root;
    },
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      if (cookies) jar += `; ${text.split(";")[0]}`;
    },
  };
  const run = new Function(
    "addEventListener",
    "document",
    "location",
    "fetch",
    renderEntryGuard({
      composition: "canary-canary-ca",
      shell: "1.0.0",
      ticket,
      isStable,
    }),
  );
  const fetch = (url: string, { body }: { body: string }) => {
    seen.reports.push([url, JSON.parse(body)]);
    return Promise.reject(new Error("offline"));
  };
  const listen = (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener);
  run(listen, document, { reload: () => seen.reloads++ }, fetch);
  return {
    seen,
    fails: (event: unknown) => listeners.get("error")?.(event),
    /** It runs and takes the place, and then tells that it cannot render. */
    breaks() {
      if (root.innerHTML === BOOT) root.innerHTML = "";
      listeners.get(BROKEN_SHELL)?.({});
    },
    parsed() {
      document.readyState = "interactive";
      listeners.get("DOMContentLoaded")?.({});
    },
    cookie: () => document.cookie,
  };
}

const report = (kind: string) => ["/api/releases/reports", {
  ticket: "t",
  reports: [{ name: "shell", version: "1.0.0", kind }],
}];

Deno.test("a shell that does not load, verify, parse or run is told once, and words take its place", () => {
  for (const event of [NOT_LOADED, NOT_RUN]) {
    const { seen, fails } = page();
    fails(event);
    fails(event);
    assert.match(seen.root.innerHTML, /role="alert".*emergency number.*href="\/get-help"/);
    assert.deepEqual([seen.reports, seen.reloads], [[report("load_error")], 0]);
  }
});

Deno.test("a shell that cannot render is told once, and words take its place", () => {
  const { seen, fails, breaks } = page();
  breaks();
  fails(NOT_RUN);
  breaks();
  assert.match(seen.root.innerHTML, /role="alert".*emergency number.*href="\/get-help"/);
  assert.deepEqual([seen.reports, seen.reloads], [[report("render_error")], 0]);
});

Deno.test("a broken shell still tells on Get help whom to call", () => {
  const { seen, fails } = page({ help: CRISIS_HELP_HTML });
  fails(NOT_LOADED);
  assert.match(seen.root.innerHTML, /role="alert".*<dt>Ireland<\/dt>.*href="tel:116123"/s);
});

Deno.test("words wait until their place is parsed", () => {
  const { seen, fails, parsed } = page({ readyState: "loading" });
  fails(NOT_LOADED);
  assert.equal(seen.root.innerHTML, BOOT);
  parsed();
  assert.match(seen.root.innerHTML, /role="alert"/);
});

Deno.test("what is not the shell's, or fails after the shell has shown, is none of the guard's business", () => {
  const { seen, fails } = page();
  fails({ target: script("/remotes/mfe-one/1.0.0/remoteEntry.js") });
  fails({ target: script(ENTRY, "text/javascript") });
  fails({ target: { type: "image/png" } });
  fails({ target: {}, filename: "http://reclaim.test/" });
  seen.root.innerHTML = "A page";
  fails(NOT_RUN);
  assert.deepEqual([seen.reports, seen.root.innerHTML, seen.reloads], [[], "A page", 0]);
});

Deno.test("a page of what not everybody gets steps back once, without words", () => {
  const faults = [["load_error", BOOT], ["render_error", ""]] as const;
  for (const [kind, left] of faults) {
    const { seen, fails, breaks, cookie } = page({ isStable: false });
    const happens = () => kind === "load_error" ? fails(NOT_LOADED) : breaks();
    happens();
    happens();
    assert.deepEqual([seen.reports, seen.root.innerHTML, seen.reloads], [[report(kind)], left, 1]);
    assert.equal(cookie(), "theme=dark; reclaim.back=canary-canary-ca");
  }
});

Deno.test("a page that may not report steps back all the same", () => {
  const { seen, fails } = page({ isStable: false, ticket: null });
  fails(NOT_LOADED);
  assert.deepEqual([seen.reports, seen.reloads], [[], 1]);
});

Deno.test("where no cookie is kept, the page says so instead of loading for ever", () => {
  const { seen, breaks } = page({ isStable: false, cookies: false });
  breaks();
  assert.equal(seen.reloads, 0);
  assert.match(seen.root.innerHTML, /role="alert"/);
});

Deno.test("a page has the guard before the shell's own script, and the policy lets it run", async () => {
  const { goLive, gateway, end } = await given();
  goLive({});
  const answer = await (await gateway()).get("/");
  const nonce = answer.headers.get("content-security-policy")?.match(/'nonce-([^']+)'/)?.[1];
  const html = await answer.text();
  const guard = html.indexOf(`<script nonce="${nonce}">(d=>{`);
  assert.ok(guard > 0 && guard < html.indexOf(`<script type="module" src="${ENTRY}"`));
  assert.match(html.slice(guard), /"isStable":true/);
  await end();
});

Deno.test("a browser whose shell failed gets what everybody gets, for that composition only", async () => {
  const { goLive, release, shell, gateway, end } = await given();
  const newShell = await release("shell", "2.0.0");
  const pass = { kind: "override", release: newShell, sub: "martin" } as const;
  goLive({ shell, canaries: [{ release: newShell, tiers: ["premium"] }], passes: [pass] });
  const { get } = await gateway();
  const seen = async (cookie: string) => {
    const html = await (await get("/", { cookie })).text();
    const { composition: { id, shell }, overrides } = bootstrapOf(html);
    return { id, shell, overrides, isStable: html.includes('"isStable":true') };
  };
  const stable = await seen("");
  assert.deepEqual([stable.shell, stable.isStable], ["1.0.0", true]);
  for (const name of ["paul", "martin"]) {
    const session = `reclaim.session_token=${name}`;
    const own = await seen(session);
    assert.deepEqual([own.shell, own.isStable], ["2.0.0", false]);
    assert.deepEqual(await seen(`${session}; reclaim.back=${own.id}`), stable);
    const worker = await get("/sw.js", { cookie: `${session}; reclaim.back=${own.id}` });
    assert.equal(await worker.text(), "// worker of 1.0.0");
    for (const other of [stable.id, "AAAAAAAAAAAAAAAA", "", `${own.id}x`, `"${own.id}"`]) {
      assert.deepEqual(await seen(`${session}; reclaim.back=${other}`), own, other);
    }
  }
  assert.deepEqual(await seen(`reclaim.back=${stable.id}`), stable);
  await end();
});
