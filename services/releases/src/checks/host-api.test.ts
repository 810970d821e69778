import assert from "node:assert/strict";
import { refusal, remote, shell } from "./checks.testing.ts";

const needing = (hostApi: string, name = "mfe-one") => remote(name, {}, { hostApi });
const giving = (hostApi: string, version?: string) => shell({ hostApi }, version);

Deno.test("a remote fits a shell whose host-api is in its range", async () => {
  for (const range of ["^1.0.0", "1.x", ">=1 <3", "^1.0.0 || ^2.0.0", "1.2.3"]) {
    assert.equal(
      await refusal("host-api", needing(range), { serving: [giving("1.2.3")] }),
      null,
      range,
    );
  }
});

Deno.test("a remote that needs another host-api than the shell gives is refused", async () => {
  assert.equal(
    await refusal("host-api", needing("^2.0.0"), { serving: [giving("1.2.3")] }),
    "It needs host-api ^2.0.0, but shell 1.0.0 gives 1.2.3. " +
      "Build it for what the shell gives, or wait for a shell that gives what it needs.",
  );
});

Deno.test("a remote must fit every shell that gets traffic, also the one on canary", async () => {
  assert.equal(
    await refusal("host-api", needing("^1.0.0"), {
      serving: [giving("1.2.3"), giving("2.0.0", "9.0.0")],
    }),
    "It needs host-api ^1.0.0, but shell 9.0.0 gives 2.0.0. " +
      "Build it for what the shell gives, or wait for a shell that gives what it needs.",
  );
});

Deno.test("a range that is none is refused", async () => {
  for (const range of ["", " ", "one", "^1.0.0 and more", "1.0.0.0"]) {
    assert.equal(
      await refusal("host-api", needing(range)),
      `Its "hostApi" in remote.json, "${range}", is no range of versions. ` +
        'Write one such as "^1.0.0".',
    );
  }
});

Deno.test("a shell must give every live remote the host-api that it needs", async () => {
  const serving = [needing("^1.0.0"), needing("^2.0.0", "mfe-two")];
  assert.equal(await refusal("host-api", giving("1.4.0"), { serving: serving.slice(0, 1) }), null);
  assert.equal(
    await refusal("host-api", giving("1.4.0"), { serving }),
    "mfe-two 1.0.0 needs host-api ^2.0.0, but this shell gives 1.4.0. " +
      "Keep what it needs, or have mfe-two released first so that it needs less.",
  );
});

Deno.test("a shell whose host-api is no version is refused", async () => {
  for (const hostApi of ["", "^1.0.0", "one"]) {
    assert.equal(
      await refusal("host-api", giving(hostApi)),
      `Its host-api "${hostApi}" is no version. Give it one such as "1.2.0".`,
    );
  }
});
