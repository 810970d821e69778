import assert from "node:assert/strict";
import { ConfigError, readConfig } from "@reclaim/platform/config";
import { bucketStore } from "./bucket-store.ts";
import { BUCKET_KEYS, type Mishap, testBucket } from "../testing/test-bucket.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const bucket = await testBucket();
Deno.test.afterAll(() => bucket.close());
const pauses: number[] = [];
const pause = (attempts: number) => Promise.resolve(void pauses.push(attempts));
Deno.test.beforeEach(() => {
  bucket.objects.clear();
  bucket.calls.length = 0;
  bucket.mishaps.length = 0;
  pauses.length = 0;
});

const open = (place = "releases/live", { keys = BUCKET_KEYS, patience = 10_000 } = {}) =>
  bucketStore(bucket.addressOf(place), keys, { pause, patience });

Deno.test("an object stands below the prefix, or at the top of the bucket without one", async () => {
  await open("releases/all/live/").create("mfe-one/1+2.js", bytes("1"));
  await open("releases").create("mfe-one/1.js", bytes("1"));
  assert.deepEqual([...bucket.objects.keys()], [
    "/releases/all/live/mfe-one/1+2.js",
    "/releases/mfe-one/1.js",
  ]);
});

Deno.test("what passes by itself is asked again, at most three times, and later each time", async () => {
  const store = open();
  await store.create("x.js", bytes("1"));
  for (const mishap of ["busy", "broken"] as const) {
    pauses.length = 0;
    bucket.mishaps.push(mishap, mishap, mishap);
    assert.deepEqual(await store.read("x.js"), bytes("1"));
    assert.deepEqual(pauses, [1, 2, 3]);
  }
});

Deno.test("a bucket that stays away is an error, not a missing file", async () => {
  for (const mishap of ["busy", "broken"] as const) {
    for (const call of [() => open().read("x.js"), () => open().create("x.js", bytes("1"))]) {
      bucket.mishaps.push(...Array<Mishap>(4).fill(mishap));
      await assert.rejects(call());
      assert.equal(bucket.mishaps.length, 0);
    }
  }
  bucket.mishaps.push(...Array<Mishap>(4).fill("busy"));
  await assert.rejects(open().read("x.js"), {
    message: "The bucket of releases answered 503 SlowDown",
  });
});

Deno.test("a bucket that says nothing is not waited for", async () => {
  const store = open("releases", { patience: 50 });
  bucket.objects.set("/releases/x.js", { content: bytes("1"), metadata: {} });
  bucket.mishaps.push("mute");
  assert.deepEqual(await store.read("x.js"), bytes("1"));
  bucket.mishaps.push("mute", "mute", "mute", "mute");
  await assert.rejects(store.read("x.js"), { name: "TimeoutError" });
});

Deno.test("whose write was done though its answer was lost has written it", async () => {
  bucket.mishaps.push("answer lost");
  assert.equal(await open().create("x.js", bytes("mine")), true);
  assert.deepEqual(bucket.objects.get("/releases/live/x.js")?.content, bytes("mine"));
});

Deno.test("whose answer was lost while another had written before has not", async () => {
  await open().create("x.js", bytes("another's"));
  for (const content of ["mine", "another's"]) {
    bucket.mishaps.push("answer lost");
    assert.equal(await open().create("x.js", bytes(content)), false);
  }
  assert.deepEqual(bucket.objects.get("/releases/live/x.js")?.content, bytes("another's"));
});

Deno.test("of two writers at once, the one who must ask again learns who won", async () => {
  bucket.mishaps.push("conflict");
  assert.equal(await open().create("x.js", bytes("1")), true);
  bucket.mishaps.push("conflict");
  assert.equal(await open().create("x.js", bytes("2")), false);
});

Deno.test("wrong keys and an unknown bucket are errors, not missing files, and no reason to ask again", async () => {
  for (
    const [store, answer] of [
      [open("releases", { keys: { ...BUCKET_KEYS, accessKeyId: "x" } }), "403 InvalidAccessKeyId"],
      [
        open("releases", { keys: { ...BUCKET_KEYS, secretAccessKey: "x" } }),
        "403 SignatureDoesNotMatch",
      ],
      [open("other"), "404 NoSuchBucket"],
    ] as const
  ) {
    bucket.calls.length = 0;
    const message = `The bucket of releases answered ${answer}`;
    await assert.rejects(store.read("x.js"), { message });
    await assert.rejects(store.create("x.js", bytes("1")), { message });
    assert.equal(bucket.calls.length, 2);
  }
});

Deno.test("a bucket without keys, or at no address, is told before the start", () => {
  assert.throws(() => bucketStore("s3://releases", undefined), ConfigError);
  for (
    const address of [
      "s3://",
      "s3:///live",
      "s3://releases?endpoint=ftp://x",
      "s3://releases?endpoint=x",
    ]
  ) {
    assert.throws(() => bucketStore(address, BUCKET_KEYS), ConfigError, address);
  }
  bucketStore("s3://releases", BUCKET_KEYS);
});

Deno.test("one half of the keys is no key", () => {
  const [id, secret] = [{ S3_ACCESS_KEY_ID: "id" }, { S3_SECRET_ACCESS_KEY: "secret" }];
  for (const half of [id, secret]) assert.throws(() => readConfig(half), ConfigError);
  const whole = { accessKeyId: "id", secretAccessKey: "secret" };
  assert.deepEqual(readConfig({ ...id, ...secret }).releasesStoreKeys, whole);
  assert.equal(readConfig({}).releasesStoreKeys, undefined);
});
