import { release } from "@reclaim/contracts-releases/releases";
import assert from "node:assert/strict";
import { memoryStore } from "./memory-store.ts";
import { textSigner, textVerifier } from "../src/signing.ts";
import { fixtureRelease, storeRelease } from "./fixture-release.ts";
import { testKey } from "@reclaim/platform/testing";
import { parse } from "@reclaim/platform/validate";

Deno.test("a release made for a test is one by the contract, and stands in a store signed", async () => {
  for (const name of ["shell", "mfe-one"]) {
    const made = fixtureRelease({ name, version: "1.0.0", files: { "assets/x.css": "a{}" } });
    assert.deepEqual(parse(release, JSON.parse(made.text)), made.release);
    assert.ok(made.release.integrity[`/remotes/${name}/1.0.0/assets/x.css`]);
    const store = memoryStore();
    await storeRelease(store, made, textSigner("release", testKey("RELEASES_SIGNING_KEY")));
    const signature = new TextDecoder().decode(store.files.get(`${name}/1.0.0/release.sig`));
    assert.ok(
      textVerifier("release", testKey("RELEASES_PUBLIC_KEY"))({ text: made.text, signature }),
    );
    assert.equal([...store.files.keys()].at(-1), `${name}/1.0.0/release.json`);
  }
});
