import type { Release } from "@reclaim/contracts-releases/releases";
import assert from "node:assert/strict";
import { refusal, remote, shell } from "./checks.testing.ts";

const one = (fields: Partial<Release>) => remote("mfe-one", {}, fields);
const BASE = "/remotes/mfe-one/1.0.0";
const OUTSIDE = [
  "/remotes/mfe-one/2.0.0/x.js",
  "/remotes/mfe-one/1.0.0",
  "/remotes/mfe-one/1.0.0/",
  "/remotes/mfe-one/1.0.0/../2.0.0/x.js",
  "/remotes/mfe-one/1.0.0/%2e%2e/x.js",
  "/remotes/mfe-one/1.0.0/x.js?v=2",
  "/remotes/mfe-one/1.0.0//x.js",
  "https://elsewhere.example/x.js",
  "//elsewhere.example/x.js",
  "x.js",
  "",
];

const below = (url: string, base: string) =>
  `${url} does not stand below ${base}/. Build it again for that address.`;
const unhashed = (url: string) =>
  `${url} has no hash in "integrity": nobody could tell whether it was changed. Build it again.`;

Deno.test("nothing of a remote stands outside of its own address", async () => {
  for (const url of OUTSIDE) {
    for (
      const fields of [
        { entry: url },
        { module: url },
        { preload: { "page.tsx": [url] } },
        { offline: { "page.tsx": [url] } },
        { offline: { "page.tsx": [url] } },
        { styles: [url] },
      ]
    ) {
      assert.equal(await refusal("integrity", one(fields)), below(url, BASE));
    }
  }
  const { integrity } = one({});
  const url = "/remotes/mfe-two/1.0.0/x.js";
  const hash = Object.values(integrity)[0] ?? "";
  assert.equal(
    await refusal("integrity", one({ integrity: { ...integrity, [url]: hash } })),
    below(url, BASE),
  );
});

Deno.test("every file that a remote names has a hash", async () => {
  const url = `${BASE}/assets/unknown.js`;
  for (
    const fields of [
      { entry: url },
      { module: url },
      { preload: { "page.tsx": [url] } },
      { styles: [url] },
    ]
  ) {
    assert.equal(await refusal("integrity", one(fields)), unhashed(url));
  }
  const { [`${BASE}/remoteEntry.js`]: _, ...rest } = one({}).integrity;
  assert.equal(
    await refusal("integrity", one({ integrity: rest })),
    unhashed(`${BASE}/remoteEntry.js`),
  );
});

Deno.test("every file that a shell names has a hash and stands below its address", async () => {
  const base = "/remotes/shell/1.0.0";
  for (
    const [url, words] of [
      ["/s/shell.js", below("/s/shell.js", base)],
      [`${base}/s/unknown.js`, unhashed(`${base}/s/unknown.js`)],
    ] as const
  ) {
    for (
      const fields of [
        { entry: url },
        { imports: { react: url } },
        { preload: [url] },
        { fonts: [url] },
        { criticalCss: `@font-face{src:url("${url}")}` },
        { criticalCss: `a{background:URL( ${url} )}` },
      ]
    ) {
      assert.equal(await refusal("integrity", shell(fields)), words, JSON.stringify(fields));
    }
  }
});

Deno.test("styles that stand in the page bring no file along, and end nothing", async () => {
  const font = "/remotes/shell/1.0.0/fonts/text-core-abcdefgh.woff2";
  const fine = `@font-face{src:url(${font})}i{background:url("data:image/svg+xml,%3Csvg/%3E")}`;
  assert.equal(await refusal("integrity", shell({ criticalCss: fine })), null);
  for (const criticalCss of ["a{}</style><script>", '@import "x.css";', "@IMPORT 'x'"]) {
    assert.equal(
      await refusal("integrity", shell({ criticalCss })),
      'Its "criticalCss" would end the style it stands in or load another. Leave only rules in it.',
    );
  }
});

Deno.test("a prerendered page brings only files of its own, and its style ends nothing", async () => {
  const page = (fields: { url?: string; css?: string }) =>
    one({
      prerendered: {
        "/": {
          title: "Title",
          description: "Description",
          html: "<h1>Title</h1>",
          css: fields.css ?? "h1{margin:0}",
          ...(fields.url && { image: { url: fields.url, alt: "", width: 1200, height: 630 } }),
        },
      },
    });
  assert.equal(await refusal("integrity", page({})), null);
  const elsewhere = "https://elsewhere.example/a.png";
  assert.equal(await refusal("integrity", page({ url: elsewhere })), below(elsewhere, BASE));
  const unknown = `${BASE}/assets/a.png`;
  assert.equal(await refusal("integrity", page({ url: unknown })), unhashed(unknown));
  assert.match(
    await refusal("integrity", page({ css: "</style><script>" })) ?? "",
    /^Its "prerendered \/" would end the style/,
  );
});
