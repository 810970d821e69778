import { CRISIS_COUNTRIES } from "@reclaim/contracts-common/crisis";
import assert from "node:assert/strict";
import { bootstrapOf, given } from "../gateway.testing.ts";

const importMapOf = (html: string) =>
  JSON.parse(html.match(/<script type="importmap"[^>]*>([^]*?)<\/script>/)?.[1] ?? "null");
const ROUTES = { routes: [{ path: "/", module: "page.tsx", public: true }] };
const bucketOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith("reclaim.bucket="));

Deno.test("the import map has the hash of every script, live and last good, and of nothing else", async () => {
  const { goLive, release, shell, gateway, end } = await given();
  const files = { "assets/page.css": "a{}", "assets/later-abcdefgh.js": "export {};" };
  const one = await release("mfe-one", "1.0.0");
  const two = await release("mfe-one", "2.0.0", { files });
  goLive({ remotes: [two], lastGood: { "mfe-one": one } });
  const { integrity, imports } = importMapOf(await (await gateway()).text("/"));
  const expected = [shell, one, two].flatMap(({ release }) =>
    Object.entries(release.integrity).filter(([url]) =>
      url.endsWith(".js") && !url.includes("/public/")
    )
  );
  assert.deepEqual(integrity, Object.fromEntries(expected));
  assert.ok(integrity["/remotes/mfe-one/2.0.0/assets/later-abcdefgh.js"]);
  for (const url of Object.values(imports)) assert.ok(integrity[url as string]);
  await end();
});

Deno.test("a page that is handed over to another remote is in the composition once", async () => {
  const { goLive, release, gateway, end } = await given();
  const route = { path: "/", module: "page.tsx", public: true };
  const old = await release("mfe-one", "1.0.0", {
    manifest: { routes: [{ ...route, handoverTo: "mfe-two" }] },
  });
  const taking = await release("mfe-two", "1.0.0", { manifest: { routes: [route] } });
  goLive({ remotes: [old] });
  const { text, serves } = await gateway();
  const whose = (html: string) =>
    bootstrapOf(html).composition.remotes.filter(({ manifest }) => manifest.routes.length > 0)
      .map(({ manifest }) => manifest.name);
  assert.deepEqual(whose(await text("/")), ["mfe-one"]);
  goLive({ remotes: [old, taking] });
  await serves(2);
  const html = await text("/");
  assert.deepEqual(whose(html), ["mfe-two"]);
  assert.ok(!html.includes('href="/remotes/mfe-one/'));
  await end();
});

Deno.test("a page preloads what a browser was seen to load, else what the build computed, all with their hash", async () => {
  const { goLive, release, gateway, end } = await given();
  const files = { "assets/seen-abcdefgh.js": "export {};", "assets/page.css": "a{}" };
  const base = "/remotes/mfe-one/1.0.0/assets";
  const remote = await release("mfe-one", "1.0.0", {
    manifest: ROUTES,
    files,
    fields: { styles: [`${base}/page.css`, `${base}/without-hash.css`] },
  });
  const named = (html: string, rel: string) =>
    [...html.matchAll(
      new RegExp(`<link rel="${rel}" href="([^"]+)" integrity="(sha384-[^"]+)"`, "g"),
    )]
      .map(([, url = "", hash = ""]) => {
        assert.equal(remote.release.integrity[url], hash);
        return url.replace(`${base}/`, "");
      });
  goLive({ remotes: [remote] });
  const { text, serves } = await gateway();
  const computed = await text("/");
  assert.deepEqual(named(computed, "modulepreload"), ["remote-abcdefgh.js", "page-abcdefgh.js"]);
  assert.deepEqual(named(computed, "stylesheet"), ["page.css"]);
  // The shell links them when a member comes to it from another page.
  const [composed] = bootstrapOf(computed).composition.remotes;
  assert.deepEqual(Object.keys(composed?.styles ?? {}), [`${base}/page.css`]);
  assert.ok(!computed.includes("without-hash"));

  const seen = { "page.tsx": [`${base}/seen-abcdefgh.js`, `${base}/no-hash.js`] };
  goLive({ remotes: [remote], preload: { "mfe-one": seen } });
  await serves(2);
  assert.deepEqual(named(await text("/"), "modulepreload"), [
    "remote-abcdefgh.js",
    "seen-abcdefgh.js",
  ]);
  await end();
});

Deno.test("a browser keeps the bucket that it was once given, and gets what it had before", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one], canaries: [{ release: two, percent: 50 }] });
  const { get, versions } = await gateway();
  const seen = new Set<unknown>();
  for (let visitor = 0; visitor < 40; visitor++) {
    const answer = await get("/");
    const cookie = bucketOf(answer);
    assert.match(cookie ?? "", /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.equal(answer.headers.get("cache-control"), "private, no-cache");
    const [remote] = bootstrapOf(await answer.text()).composition.remotes;
    seen.add(remote?.version);
    const again = await get("/", { cookie: cookie?.split(";")[0] ?? "" });
    assert.equal(bucketOf(again), undefined);
    assert.equal(bootstrapOf(await again.text()).composition.remotes[0]?.version, remote?.version);
  }
  assert.deepEqual([...seen].sort(), ["1.0.0", "2.0.0"]);
  const invented = await get("/", { cookie: "reclaim.bucket=1.AAAAAAAAAAAAAAAAAAAAAA" });
  assert.ok(bucketOf(invented));
  assert.equal(typeof await versions(), "object");
  await end();
});

Deno.test("no bucket is given while it would change nothing, and over https it is sent secure only", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one], canaries: [{ release: two, percent: 100, tiers: ["premium"] }] });
  const { get, serves } = await gateway({ publicUrl: "https://reclaim.test" });
  assert.equal(bucketOf(await get("/")), undefined);
  goLive({ remotes: [one], canaries: [{ release: two, percent: 99 }] });
  await serves(2);
  assert.match(bucketOf(await get("/")) ?? "", /; Secure;/);
  assert.equal(bucketOf(await get("/offline")), undefined);
  await end();
});

Deno.test("the page that devices store lists what opens without a network, with its late parts", async () => {
  const { goLive, release, gateway, end } = await given();
  const base = "/remotes/mfe-one/1.0.0/assets";
  const [route] = ROUTES.routes;
  const remote = await release("mfe-one", "1.0.0", {
    manifest: { ...ROUTES, routes: [{ ...route!, offline: true }] },
    files: { "assets/late-abcdefgh.js": "export {};" },
    fields: { offline: { "page.tsx": [`${base}/late-abcdefgh.js`, `${base}/without-hash.js`] } },
  });
  goLive({ remotes: [remote] });
  const { text } = await gateway();
  const { offline = [] } = bootstrapOf(await text("/offline"));
  assert.deepEqual(
    offline.filter((url) => url.startsWith(base)).map((url) => url.replace(`${base}/`, "")),
    ["remote-abcdefgh.js", "page-abcdefgh.js", "late-abcdefgh.js"],
  );
  await end();
});

Deno.test("0 percent is nobody's page and 100 percent everybody's", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  const live = (percent: number) =>
    goLive({ remotes: [one], canaries: [{ release: two, percent }] });
  live(0);
  const { versions, serves } = await gateway();
  const all = () => Promise.all(Array.from({ length: 20 }, () => versions()));
  for (const page of await all()) assert.deepEqual(page, { shell: "1.0.0", "mfe-one": "1.0.0" });
  live(100);
  await serves(2);
  for (const page of await all()) assert.deepEqual(page, { shell: "1.0.0", "mfe-one": "2.0.0" });
  await end();
});

Deno.test("a tier or a tester's pass gets a canary, each of several by itself", async () => {
  const { goLive, release, gateway, shell, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  const newShell = await release("shell", "2.0.0");
  goLive({
    shell,
    remotes: [one],
    canaries: [{ release: two, tiers: ["premium"] }, { release: newShell }],
    passes: [{ kind: "tester", release: newShell, sub: "martin" }],
  });
  const { versions } = await gateway();
  const of = (name: string) => versions(`reclaim.session_token=${name}`);
  assert.deepEqual(await of("paul"), { shell: "1.0.0", "mfe-one": "2.0.0" });
  assert.deepEqual(await of("martin"), { shell: "2.0.0", "mfe-one": "1.0.0" });
  assert.deepEqual(await of("anna"), { shell: "1.0.0", "mfe-one": "1.0.0" });
  await end();
});

Deno.test("an override changes one person's page, says so, and ends with its time", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  const unheard = await release("mfe-new", "1.0.0");
  goLive({
    remotes: [one],
    lastGood: { "mfe-one": two },
    passes: [{ kind: "override", release: two }, { kind: "inspection", release: unheard }],
  });
  const clock = { now: () => new Date("2026-11-21T09:00:00Z") };
  const { get, versions } = await gateway({ clock });
  const answer = await get("/", { cookie: "reclaim.session_token=martin" });
  const { composition, overrides, ticket } = bootstrapOf(await answer.text());
  const expiresAt = "2026-11-22T09:00:00.000Z";
  assert.deepEqual(overrides, [
    { name: "mfe-one", version: "2.0.0", expiresAt },
    { name: "mfe-new", version: "1.0.0", expiresAt },
  ]);
  assert.deepEqual(
    composition.remotes.map((
      { manifest, version, lastGood },
    ) => [manifest.name, version, lastGood]),
    [["mfe-one", "2.0.0", null], ["mfe-new", "1.0.0", null]],
  );
  assert.equal(ticket, null);
  assert.equal(answer.headers.get("x-reclaim-composition"), composition.id);
  assert.equal(answer.headers.get("cache-control"), "no-store");

  const other = await get("/", { cookie: "reclaim.session_token=anna" });
  const others = bootstrapOf(await other.text());
  assert.equal(others.overrides, undefined);
  assert.notEqual(others.composition.id, composition.id);
  assert.ok(others.ticket);
  assert.equal(other.headers.get("x-reclaim-offline"), answer.headers.get("x-reclaim-offline"));

  clock.now = () => new Date(expiresAt);
  const later = await versions("reclaim.session_token=martin");
  assert.deepEqual(later, { shell: "1.0.0", "mfe-one": "1.0.0" });
  await end();
});

Deno.test("a pass for what is live, or for what does not verify, changes nothing", async () => {
  const { goLive, release, gateway, store, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one], passes: [{ kind: "override", release: one }] });
  const { get, serves } = await gateway();
  const page = async () =>
    bootstrapOf(await (await get("/", { cookie: "reclaim.session_token=martin" })).text());
  assert.equal((await page()).overrides, undefined);
  store.files.delete("mfe-one/2.0.0/release.json");
  goLive({ remotes: [one], passes: [{ kind: "override", release: two }] });
  await serves(2);
  const { overrides, composition, ticket } = await page();
  assert.deepEqual([overrides, composition.remotes[0]?.version], [undefined, "1.0.0"]);
  assert.ok(ticket);
  await end();
});

Deno.test("files of the site's root come from the shell that the visitor gets, and are never stale", async () => {
  const { goLive, release, shell, gateway, end } = await given();
  const newShell = await release("shell", "2.0.0");
  goLive({
    shell,
    canaries: [{ release: newShell }],
    passes: [{ kind: "tester", release: newShell }],
  });
  const { get } = await gateway();
  const worker = async (cookie = "") => {
    const answer = await get("/sw.js", { cookie });
    assert.equal(answer.headers.get("cache-control"), "no-cache");
    assert.equal(answer.headers.get("content-type"), "text/javascript; charset=utf-8");
    return [await answer.text(), answer.headers.get("etag")];
  };
  assert.equal((await worker())[0], "// worker of 1.0.0");
  const [text, etag] = await worker("reclaim.session_token=martin");
  assert.equal(text, "// worker of 2.0.0");
  assert.notEqual((await worker())[1], etag);
  const known = { cookie: "reclaim.session_token=martin", "if-none-match": etag ?? "" };
  assert.equal((await get("/sw.js", known)).status, 304);
  assert.equal((await get("/s/shell-abcdefgh.js")).status, 404);
  await end();
});

Deno.test("a file of each kind that a release may have says what it is", async () => {
  const { goLive, release, gateway, end } = await given();
  const kinds = ["js", "css", "json", "svg", "png", "webp", "avif", "woff2", "txt"];
  const files = Object.fromEntries(kinds.map((kind) => [`assets/file.${kind}`, "content"]));
  goLive({ remotes: [await release("mfe-one", "1.0.0", { files })] });
  const { get } = await gateway();
  for (const kind of kinds) {
    const answer = await get(`/remotes/mfe-one/1.0.0/assets/file.${kind}`);
    assert.match(answer.headers.get("content-type") ?? "", /^(text|image|font|application\/json)/);
    await answer.body?.cancel();
  }
  await end();
});

Deno.test("a picture that is opened by itself runs nothing", async () => {
  const { goLive, release, gateway, end } = await given();
  const files = { "assets/logo.svg": "<svg/>" };
  goLive({ remotes: [await release("mfe-one", "1.0.0", { files })] });
  const { get } = await gateway();
  for (const path of ["/remotes/mfe-one/1.0.0/assets/logo.svg", "/icon.svg"]) {
    const answer = await get(path);
    assert.equal(await answer.text(), "<svg/>");
    assert.equal(
      answer.headers.get("content-security-policy"),
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  }
  const script = await get("/remotes/mfe-one/1.0.0/remoteEntry.js");
  assert.equal(script.headers.get("content-security-policy"), null);
  await script.body?.cancel();
  await end();
});

Deno.test("Get help tells whom to call also where no script runs, and no other page is longer for it", async () => {
  const { goLive, release, gateway, end } = await given();
  goLive({ remotes: [await release("mfe-one", "1.0.0", { manifest: ROUTES })] });
  const { text } = await gateway();
  const help = await text("/get-help");
  for (const { name, emergency, lines } of CRISIS_COUNTRIES) {
    assert.ok(help.includes(`<dt>${name}</dt><dd>In danger: <a href="tel:${emergency}">`), name);
    for (const { call, text } of lines) {
      if (call) assert.ok(help.includes(`<a href="tel:${call.replaceAll(" ", "")}">${call}</a>`));
      if (text) assert.ok(help.includes(`">${text.number}</a>`));
    }
  }
  assert.ok(help.includes("988 Suicide &amp; Crisis Lifeline"));
  assert.ok(!help.includes("undefined"));
  const other = await text("/");
  assert.ok(other.includes('<noscript><p class="boot-note">'));
  assert.ok(other.includes('<a href="/get-help">'));
  assert.ok(!other.includes("<dt>"));
  await end();
});

Deno.test("a dot in a page's path is answered with the page, a missing file never", async () => {
  const { goLive, release, gateway, end } = await given();
  const routes = [{ path: "/journey/body-reset/:id", module: "page.tsx", public: true }];
  goLive({ remotes: [await release("mfe-one", "1.0.0", { manifest: { routes } })] });
  const { get } = await gateway();
  const page = await get("/journey/body-reset/1.5");
  assert.equal(page.status, 200);
  assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
  await page.body?.cancel();
  for (const path of ["/journey/missing.js", "/missing.png", "/remotes/mfe-one/1.0.0/gone.js"]) {
    const answer = await get(path);
    assert.deepEqual([answer.status, (await answer.json()).code], [404, "not_found"], path);
  }
  await end();
});

Deno.test("a page asks each service at most once, and the next page only for the member", async () => {
  const { world, goLive, release, gateway, end } = await given();
  goLive({ remotes: [await release("mfe-one", "1.0.0", { manifest: ROUTES })] });
  const { get } = await gateway();
  const cookie = "reclaim.session_token=anna";
  const { member } = bootstrapOf(await (await get("/", { cookie })).text());
  assert.equal(member?.id, "anna");
  const ofSession = ["/internal/session", "/internal/entitlement"];
  assert.deepEqual(world.calls, [...ofSession, "/api/me"]);
  await (await get("/", { cookie })).body?.cancel();
  assert.deepEqual(world.calls, [...ofSession, "/api/me", "/api/me"]);
  await end();
});

Deno.test("an answer of the members service that breaks its contract comes into no page", async () => {
  const { world, goLive, release, gateway, end } = await given();
  goLive({ remotes: [await release("mfe-one", "1.0.0", { manifest: ROUTES })] });
  world.member = { id: "anna" };
  const { get } = await gateway();
  const answer = await get("/", { cookie: "reclaim.session_token=anna" });
  const { member, memberUnknown } = bootstrapOf(await answer.text());
  assert.deepEqual({ member, memberUnknown }, { member: null, memberUnknown: true });
  await end();
});

/** A page as a build prerendered it, with what must not end what it stands in. */
const PRERENDERED = {
  title: "One day </title>",
  description: 'A "day"',
  image: {
    url: "/remotes/mfe-one/1.0.0/assets/preview.jpg",
    alt: "The page",
    width: 1200,
    height: 630,
  },
  structuredData: { "@type": "WebSite", name: "</script>" },
  html: "<main><h1>One day</h1></main>",
  css: "h1{margin:0}",
};

Deno.test("a visitor gets a prerendered page as text, with what tells of it; a member does not", async () => {
  const { goLive, release, gateway, end } = await given();
  const remote = await release("mfe-one", "1.0.0", {
    manifest: ROUTES,
    files: { "assets/preview.jpg": "picture" },
    fields: { prerendered: { "/": PRERENDERED } },
  });
  goLive({ remotes: [remote] });
  const { get, text } = await gateway();
  const answer = await get("/");
  const nonce = answer.headers.get("content-security-policy")?.match(/'nonce-([^']+)'/)?.[1];
  const html = await answer.text();
  for (
    const part of [
      "<title>One day &lt;/title> · Reclaim</title>",
      '<meta name="description" content="A &quot;day&quot;">',
      '<link rel="canonical" href="http://reclaim.test/">',
      '<meta property="og:image" content="http://reclaim.test/remotes/mfe-one/1.0.0/assets/preview.jpg">',
      "<main><h1>One day</h1></main></div></div>",
    ]
  ) assert.ok(html.includes(part), part);
  assert.match(html, new RegExp(`<style nonce="${nonce}">[^<]*h1{margin:0}</style>`));
  assert.match(html, /<div id="root"><div data-prerendered><aside [^>]*><a href="\/get-help">/);
  const data = html.match(/<script type="application\/ld\+json">([^]*?)<\/script>/)?.[1] ?? "";
  assert.deepEqual(JSON.parse(data), PRERENDERED.structuredData);

  for (const other of [await text("/journal"), await text("/offline")]) {
    assert.ok(!other.includes("data-prerendered>"));
    assert.match(other, /<title>Reclaim<\/title>/);
  }
  const member = await (await get("/", { cookie: "reclaim.session_token=paul" })).text();
  assert.ok(!member.includes("data-prerendered>"));
  await end();
});

Deno.test("search engines learn of the pages that are text, and of nothing else", async () => {
  const { goLive, release, gateway, end } = await given();
  const remote = await release("mfe-one", "1.0.0", {
    manifest: {
      routes: [
        { path: "/a&b", module: "page.tsx", public: true },
        { path: "/own", module: "page.tsx" },
      ],
    },
    files: { "assets/preview.jpg": "picture" },
    fields: { prerendered: { "/a&b": PRERENDERED, "/own": PRERENDERED, "/gone": PRERENDERED } },
  });
  goLive({ remotes: [remote] });
  const { get, text } = await gateway();
  assert.match(await text("/robots.txt"), /^Sitemap: http:\/\/reclaim\.test\/sitemap\.xml$/m);
  const answer = await get("/sitemap.xml");
  assert.match(answer.headers.get("content-type") ?? "", /^application\/xml/);
  assert.deepEqual(
    [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
    ["http://reclaim.test/a&amp;b"],
  );
  await end();
});
