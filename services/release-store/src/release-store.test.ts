import assert from "node:assert/strict";
import { bucketStore } from "./bucket-store.ts";
import { openReleaseStore } from "./open-release-store.ts";
import type { ReleaseStore } from "./release-store.ts";
import { memoryStore } from "../testing/memory-store.ts";
import { BUCKET_KEYS, testBucket } from "../testing/test-bucket.ts";

interface Opened {
  store: ReleaseStore;
  /** Begins to write a file and breaks off at the worst moment. */
  breakOff?(path: string): Promise<void>;
  close(): Promise<void>;
}

const PATH = "mfe-one/1.0.0-0a1b2c3d4e5f/assets/page-abcdefgh.js";
const bytes = (text: string) => new TextEncoder().encode(text);
const atOnce = () => Promise.resolve();

const ADAPTERS: Record<string, () => Promise<Opened>> = {
  async folder() {
    const folder = await Deno.makeTempDir({ prefix: "reclaim-releases-" });
    return {
      store: openReleaseStore(folder),
      breakOff: (path) => killedWhileWriting(folder, path),
      close: () => Deno.remove(folder, { recursive: true }),
    };
  },
  async bucket() {
    const bucket = await testBucket();
    const address = bucket.addressOf("releases/live");
    const store = bucketStore(address, BUCKET_KEYS, { pause: atOnce });
    return {
      store: openReleaseStore(address, BUCKET_KEYS),
      async breakOff(path) {
        bucket.mishaps.push("broken", "broken", "broken", "broken");
        await assert.rejects(store.create(path, bytes("half")));
      },
      close: bucket.close,
    };
  },
  memory: () => Promise.resolve({ store: memoryStore(), close: atOnce }),
};

/** A process that is killed after it wrote, before the file has its name. */
async function killedWhileWriting(folder: string, path: string): Promise<void> {
  const script = `
    import { openReleaseStore } from ${
    JSON.stringify(import.meta.resolve("./open-release-store.ts"))
  };
    Deno.link = () => Deno.kill(Deno.pid, "SIGKILL");
    await openReleaseStore(${JSON.stringify(folder)}).create(${
    JSON.stringify(path)
  }, new Uint8Array(9));
  `;
  const args = ["eval", "--cached-only", "--no-check", script];
  const { signal } = await new Deno.Command(Deno.execPath(), { args }).output();
  assert.equal(signal, "SIGKILL");
}

/** Runs a test on every adapter, each with an empty store. */
const onEvery = (run: (opened: Opened) => Promise<void>) => async (t: Deno.TestContext) => {
  for (const [name, open] of Object.entries(ADAPTERS)) {
    await t.step(name, async () => {
      const opened = await open();
      try {
        await run(opened);
      } finally {
        await opened.close();
      }
    });
  }
};

Deno.test(
  "what was written is read as it was, byte by byte",
  onEvery(async ({ store }) => {
    const every = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    for (
      const [path, content] of [[PATH, every], ["shell/1+2.0/empty", new Uint8Array()]] as const
    ) {
      assert.equal(await store.create(path, content), true);
      assert.deepEqual(await store.read(path), content);
    }
  }),
);

Deno.test(
  "what is not there is null",
  onEvery(async ({ store }) => {
    await store.create(PATH, bytes("page"));
    for (
      const path of ["mfe-two", `${PATH}.br`, "mfe-one/1.0.0-0a1b2c3d4e5f/assets", `${PATH}/x`]
    ) {
      assert.equal(await store.read(path), null, path);
    }
  }),
);

Deno.test(
  "what was written is never replaced",
  onEvery(async ({ store }) => {
    const content = bytes("first");
    assert.equal(await store.create(PATH, content), true);
    assert.equal(await store.create(PATH, bytes("second")), false);
    content.fill(0);
    (await store.read(PATH))?.fill(0);
    assert.deepEqual(await store.read(PATH), bytes("first"));
  }),
);

Deno.test(
  "of many who write the same path at once, one wins and all read what he wrote",
  onEvery(async ({ store }) => {
    const contents = Array.from({ length: 8 }, (_, index) => bytes(`content ${index}`));
    const won = await Promise.all(contents.map((content) => store.create(PATH, content)));
    assert.equal(won.filter(Boolean).length, 1);
    assert.deepEqual(await store.read(PATH), contents[won.indexOf(true)]);
  }),
);

Deno.test(
  "a write that breaks off leaves nothing half, and may be made again",
  onEvery(async ({ store, breakOff }) => {
    if (!breakOff) return;
    await breakOff(PATH);
    assert.equal(await store.read(PATH), null);
    assert.equal(await store.create(PATH, bytes("whole")), true);
    assert.deepEqual(await store.read(PATH), bytes("whole"));
  }),
);

Deno.test(
  "nothing leads out of a store",
  onEvery(async ({ store }) => {
    for (
      const path of [
        "../secret",
        "mfe-one/../../secret",
        "mfe-one/./x.js",
        "/etc/passwd",
        "",
        "mfe-one/",
        "mfe-one//x.js",
        "mfe-one\\x.js",
        "mfe-one/x.js\0",
        "mfe-one/%2e%2e/x.js",
        "mfe-one/x.js?v=1",
        `mfe-one/${"x".repeat(300)}`,
      ]
    ) {
      assert.equal(await store.read(path), null, path);
      await assert.rejects(
        store.create(path, bytes("x")),
        /^Error: No release has a file at /,
        path,
      );
    }
  }),
);

Deno.test("a folder holds nothing but what was written", async () => {
  const folder = await Deno.makeTempDir({ prefix: "reclaim-releases-" });
  const store = openReleaseStore(folder);
  await store.create("mfe-one/1.0.0/x.js", bytes("1"));
  await store.create("mfe-one/1.0.0/x.js", bytes("2"));
  const names = [];
  for await (const { name } of Deno.readDir(`${folder}/mfe-one/1.0.0`)) names.push(name);
  assert.deepEqual(names, ["x.js"]);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a file in a folder gets its name after the disk has its content", async () => {
  const folder = await Deno.makeTempDir({ prefix: "reclaim-releases-" });
  const { link } = Deno;
  const { sync } = Deno.FsFile.prototype;
  const done: string[] = [];
  Deno.FsFile.prototype.sync = async function () {
    await sync.call(this);
    done.push("synced");
  };
  Deno.link = async (from, to) => {
    done.push("linked");
    await link(from, to);
  };
  try {
    await openReleaseStore(folder).create(PATH, bytes("content"));
    assert.deepEqual(done, ["synced", "linked"]);
  } finally {
    Object.assign(Deno, { link });
    Deno.FsFile.prototype.sync = sync;
    await Deno.remove(folder, { recursive: true });
  }
});
