import type { AppError } from "@reclaim/platform/errors";
import {
  type FixtureRelease,
  fixtureRelease,
} from "@reclaim/release-store/testing/fixture-release";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Header, pack } from "tar-stream";
import { unpackArchive } from "./archive.reader.ts";

type Entry = Partial<Header> & { name: string; content?: string | Uint8Array };

async function tarOf(entries: Entry[]): Promise<Uint8Array> {
  const tar = pack();
  for (const { content = "", ...header } of entries) {
    const hasContent = !header.type || header.type.endsWith("file");
    if (hasContent) tar.entry(header, Buffer.from(content as string));
    else tar.entry(header);
  }
  tar.finalize();
  return await buffer(tar);
}

const unpacked = (archive: Uint8Array, name = "mfe-one") => {
  const { body } = new Response(new Uint8Array(archive));
  assert.ok(body);
  return unpackArchive(body, { name: name as "shell" });
};

const one = (fields: Parameters<typeof fixtureRelease>[0]["fields"] = {}, files = {}) =>
  fixtureRelease({ name: "mfe-one", version: "1.0.0", fields, files });
const entriesOf = ({ files }: FixtureRelease): Entry[] =>
  Object.entries(files).map(([name, content]) => ({ name, content }));
/** A release with changes to its entries, as an archive. */
const archive = async (more: Entry[] = [], release = one()): Promise<Uint8Array> =>
  gzipSync(await tarOf([...entriesOf(release), ...more]));

async function refusal(archive: Uint8Array | Promise<Uint8Array>, name?: string) {
  const error: AppError = await unpacked(await archive, name).then(
    () => assert.fail("it was taken"),
    (error) => error,
  );
  return { status: error.status, code: error.code, message: error.message };
}
const bad = (fault: string) => ({
  status: 422,
  code: "bad_archive",
  message: `This archive is no release. ${fault}`,
});
const large = (fault: string) => ({
  status: 413,
  code: "too_large",
  message: `This archive is too large. ${fault}`,
});

Deno.test("a release comes out as it was packed: its record to the byte, and its files", async () => {
  for (const release of [one(), fixtureRelease({ name: "shell", version: "1.0.0" })]) {
    const { record, release: read, files } = await unpacked(
      await archive([], release),
      release.release.name,
    );
    assert.equal(record, release.text);
    assert.deepEqual(read, release.release);
    const { "release.json": _, ...packed } = release.files;
    assert.deepEqual(Object.fromEntries(files), packed);
  }
});

Deno.test("folders and a leading dot, as tar writes them, are no harm", async () => {
  const entries = entriesOf(one()).map((entry) => ({ ...entry, name: `./${entry.name}` }));
  const folders: Entry[] = [
    { name: "./", type: "directory" },
    { name: "./assets/", type: "directory" },
  ];
  const { files } = await unpacked(gzipSync(await tarOf([...folders, ...entries])));
  assert.ok(files.has("assets/page-abcdefgh.js"));
});

Deno.test("an empty file is a file", async () => {
  const { files } = await unpacked(await archive([], one({}, { "assets/empty.txt": "" })));
  assert.equal(files.get("assets/empty.txt")?.length, 0);
});

const NOT_PLAIN = "cannot be stored: paths are relative, without dot segments, and made of " +
  "letters, digits and _.~@$+- only.";

Deno.test("a path that leads out of the release is refused", async () => {
  for (
    const name of [
      "../escaped.js",
      "assets/../../escaped.js",
      "assets/./page.js",
      "/etc/cron.js",
      "..\\escaped.js",
      "assets\\page.js",
      "C:/escaped.js",
      "assets//page.js",
      "././page.js",
      "assets/%2e%2e/page.js",
      "assets/a b.js",
      "äh.js",
      "assets/...",
      `${"a".repeat(201)}.js`,
      `${"folder/".repeat(75)}a.js`,
    ]
  ) {
    const shown = JSON.stringify(name.slice(0, 100));
    assert.deepEqual(await refusal(archive([{ name }])), bad(`${shown} ${NOT_PLAIN}`), name);
  }
});

Deno.test("a path with a NUL, which only an extended header can bring, is refused", async () => {
  const name = "assets/page.js\0.txt";
  const hostile: Entry = { name: "assets/page.js", pax: { path: name } };
  assert.deepEqual(await refusal(archive([hostile])), bad(`${JSON.stringify(name)} ${NOT_PLAIN}`));
});

Deno.test("a folder that leads out of the release is refused", async () => {
  const hostile: Entry = { name: "../out/", type: "directory" };
  assert.deepEqual(await refusal(archive([hostile])), bad(`"../out/" ${NOT_PLAIN}`));
});

Deno.test("links, devices and pipes are refused", async () => {
  for (
    const type of [
      "symlink",
      "link",
      "character-device",
      "block-device",
      "fifo",
      "contiguous-file",
    ] as const
  ) {
    assert.deepEqual(
      await refusal(archive([{ name: "assets/x.js", type, linkname: "/etc/passwd" }])),
      bad('"assets/x.js" is no file: links and devices are not taken.'),
      type,
    );
  }
});

Deno.test("kinds of files that a browser could open as a page are refused", async () => {
  for (
    const name of [
      "index.html",
      "page.HTML",
      "x.xhtml",
      "x.svgz",
      "x.js.map",
      "x.mjs",
      "x.html.gz",
      "x",
      "x.",
      ".js",
      "assets/.js",
      "x.gz",
      "release.sig",
    ]
  ) {
    assert.deepEqual(
      await refusal(archive([{ name }])),
      bad(
        `"${name}" is of a kind that is not served: only js, css, json, svg, png, webp, avif, ` +
          "woff2, txt are, with .br and .gz beside them.",
      ),
    );
  }
});

Deno.test("the same path twice is refused, also when only upper and lower case differ", async () => {
  for (const name of ["remoteEntry.js", "./remoteEntry.js", "remoteentry.JS", "release.json"]) {
    const { code, message } = await refusal(archive([{ name: name.replace("JS", "js") }]));
    assert.equal(code, "bad_archive");
    assert.match(message, /stands in the archive twice\.$/);
  }
});

Deno.test("a file that is a folder, too, is refused", async () => {
  for (const names of [["a.js", "a.js/b/c.js"], ["a.js/b/c.js", "a.js"]]) {
    assert.deepEqual(
      await refusal(archive(names.map((name) => ({ name })))),
      bad('"a.js" is a file and a folder at once.'),
    );
  }
});

Deno.test("more files than a release can need are refused", async () => {
  const many = Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}.txt` }));
  assert.deepEqual(
    await refusal(gzipSync(await tarOf(many))),
    large("It has more than 2000 files."),
  );
});

Deno.test("a file that is too large is refused by what its header says", async () => {
  const content = new Uint8Array(5_000_001);
  assert.deepEqual(
    await refusal(archive([{ name: "a.txt", content }])),
    large('"a.txt" is larger than 5 MB.'),
  );
  const header = (await tarOf([{ name: "a.txt", content }])).subarray(0, 512);
  assert.deepEqual(await refusal(gzipSync(header)), large('"a.txt" is larger than 5 MB.'));
});

/** A part of an archive that inflates a thousandfold. */
async function bomb(name: string): Promise<Uint8Array> {
  const tar = await tarOf([{ name, content: new Uint8Array(4_000_000) }]);
  return gzipSync(tar.subarray(0, -1024));
}

Deno.test("what inflates without end is given up at the limit, and its sender is told", async () => {
  let sent = 0;
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
  const endless = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(await bomb(`${sent++}.txt`));
    },
    cancel,
  });
  await assert.rejects(unpackArchive(endless, { name: "mfe-one" }), {
    code: "too_large",
    message: "This archive is too large. It is larger than 40 MB.",
  });
  await cancelled;
  assert.ok(sent < 40, `${sent} parts were taken`);
});

Deno.test("what is sent without end and inflates to nothing is given up, too", async () => {
  // Empty blocks of the format, after a header of gzip.
  const empty = Buffer.alloc(1_000_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(gzipSync("").subarray(0, 10)),
    pull: (controller) => controller.enqueue(empty),
  });
  await assert.rejects(unpackArchive(endless, { name: "mfe-one" }), { code: "too_large" });
});

Deno.test("what is no gzip, no tar or cut off is refused", async () => {
  const whole = await archive();
  const tar = await tarOf(entriesOf(one()));
  const flipped = new Uint8Array(whole);
  flipped.fill(0xff, 40, 80);
  for (
    const broken of [
      new Uint8Array(),
      Buffer.from("hello"),
      tar,
      whole.subarray(0, whole.length / 2),
      flipped,
      gzipSync(tar.subarray(0, 700)),
      gzipSync(Buffer.alloc(2_000, "x")),
    ]
  ) {
    assert.deepEqual(await refusal(broken), bad("It is no whole .tar.gz."));
  }
});

Deno.test("a body that breaks off is refused", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error("connection reset")),
  });
  await assert.rejects(unpackArchive(broken, { name: "mfe-one" }), { code: "bad_archive" });
});

const withRecord = async (record: string | Uint8Array) => {
  const { "release.json": _, ...files } = one().files;
  const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
  return gzipSync(await tarOf([...entries, { name: "release.json", content: record }]));
};

Deno.test("an archive without a release.json at its top is refused", async () => {
  const entries = entriesOf(one()).map((entry) => ({ ...entry, name: `1.0.0/${entry.name}` }));
  for (const given of [entries, [], [{ name: "a.txt" }]]) {
    assert.deepEqual(
      await refusal(gzipSync(await tarOf(given))),
      bad("It has no release.json at its top. Pack the content of the release's folder."),
    );
  }
});

Deno.test("a release.json that no build wrote is refused, and says where", async () => {
  const noJson = bad("Its release.json is no JSON in UTF-8.");
  assert.deepEqual(await refusal(withRecord("{")), noJson);
  assert.deepEqual(await refusal(withRecord("")), noJson);
  assert.deepEqual(await refusal(withRecord(`\ufeff${one().text}`)), noJson);
  assert.deepEqual(await refusal(withRecord(Buffer.from([0x22, 0xff, 0x22]))), noJson);
  for (
    const [fields, at] of [
      [{ shared: "react", team: undefined }, '"team", "shared"'],
      [{ integrity: { "/x.js": "md5-x" } }, '"integrity./x.js"'],
      [{ version: "../1" }, '"version"'],
      [{ kind: "page" }, '"kind"'],
    ] as const
  ) {
    const record = JSON.stringify({ ...one().release, ...fields });
    assert.deepEqual(
      await refusal(withRecord(record)),
      bad(`Its release.json is not what a build writes, at ${at}.`),
    );
  }
  assert.deepEqual((await refusal(withRecord("null"))).code, "bad_archive");
});

Deno.test("a release.json that is nested without end is refused", async () => {
  const deep = `${'{"kind":"array","of":'.repeat(20_000)}{"kind":"any"}${"}".repeat(20_000)}`;
  const record = one().text.replace('"emits":{}', `"emits":{"a":${deep}}`);
  assert.deepEqual(
    await refusal(withRecord(record)),
    bad(`Its release.json is not what a build writes, at "apiSurface.emits.a".`),
  );
});

Deno.test("a release.json that every gateway would have to hold is refused when it is too large", async () => {
  const record = one().text.padEnd(1_000_001);
  assert.deepEqual(
    await refusal(withRecord(record)),
    large("Its release.json is larger than 1 MB."),
  );
});

Deno.test("a release of another name is refused", async () => {
  assert.deepEqual(
    await refusal(archive(), "mfe-two"),
    bad("It is a release of mfe-one, not of mfe-two."),
  );
  assert.deepEqual(
    await refusal(archive(), "shell"),
    bad("It is a release of mfe-one, not of shell."),
  );
  const disguised = fixtureRelease({
    name: "mfe-one",
    version: "1.0.0",
    manifest: { name: "mfe-two" },
  });
  assert.deepEqual(
    await refusal(archive([], disguised)),
    bad("Its remote.json is of mfe-two, not of mfe-one."),
  );
});

Deno.test("every file has a hash, every hash its file, and they are the same", async () => {
  assert.deepEqual(
    await refusal(archive([{ name: "assets/more.js" }])),
    bad('"assets/more.js" has no hash in release.json.'),
  );
  const changed = entriesOf(one()).map((entry) =>
    entry.name === "remoteEntry.js" ? { ...entry, content: "alert(1)" } : entry
  );
  assert.deepEqual(
    await refusal(gzipSync(await tarOf(changed))),
    bad('"remoteEntry.js" is not the file that release.json has the hash of.'),
  );
  const lacking = entriesOf(one()).filter(({ name }) => name !== "mf-manifest.json");
  assert.deepEqual(
    await refusal(gzipSync(await tarOf(lacking))),
    bad(
      "release.json has a hash of /remotes/mfe-one/1.0.0/mf-manifest.json, which is not in the archive.",
    ),
  );
});

Deno.test("a URL outside of the release is refused", async () => {
  const { integrity } = one().release;
  const hash = integrity["/remotes/mfe-one/1.0.0/remoteEntry.js"] ?? "";
  for (
    const url of [
      "/remotes/mfe-two/1.0.0/remoteEntry.js",
      "/remotes/mfe-one/1.0.0/../../mfe-two/remoteEntry.js",
      "https://elsewhere.example/remotes/mfe-one/1.0.0/remoteEntry.js",
    ]
  ) {
    const outside = bad(
      `${url} does not stand below /remotes/mfe-one/1.0.0/. Build it again for that address.`,
    );
    const hashed = one({ integrity: { ...integrity, [url]: hash } });
    assert.deepEqual(await refusal(archive([], hashed)), outside);
    assert.deepEqual(await refusal(archive([], one({ entry: url }))), outside);
  }
});

Deno.test("a compressed copy must be one of a file beside it", async () => {
  const script = "export const page = 1;";
  const copies = (copy: Record<string, string | Uint8Array>) =>
    archive([], one({}, copy as Record<string, string>));
  const { files } = await unpacked(
    await copies({
      "a.css": "a{}",
      "a.css.gz": gzipSync("a{}"),
      "a.css.br": brotliCompressSync("a{}"),
    }),
  );
  assert.ok(files.has("a.css.br"));
  assert.deepEqual(
    await refusal(copies({ "a.css.gz": gzipSync("a{}") })),
    bad('"a.css.gz" stands there without the file that it is a copy of.'),
  );
  for (
    const content of [
      gzipSync("a{color:red}"),
      gzipSync(""),
      gzipSync(Buffer.alloc(1_000_000)),
      Buffer.from(script),
    ]
  ) {
    assert.deepEqual(
      await refusal(copies({ "a.css": "a{}", "a.css.gz": content })),
      bad('"a.css.gz" does not unpack to "a.css".'),
    );
  }
  assert.deepEqual(
    await refusal(copies({ "a.css": "a{}", "a.css.br": brotliCompressSync("b{}") })),
    bad('"a.css.br" does not unpack to "a.css".'),
  );
});
