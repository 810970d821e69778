import type { LiveAnswer, LiveState, SignedText } from "@reclaim/contracts-releases/composition";
import { textSigner } from "@reclaim/release-store/signing";
import { fixtureRelease, storeRelease } from "@reclaim/release-store/testing/fixture-release";
import assert from "node:assert/strict";
import { given } from "../gateway.testing.ts";
import { deriveNamedKey, type KeyName } from "@reclaim/platform/key-derivation";
import { readGatewayKeys } from "../../service.ts";
import { signers } from "./live.testing.ts";

const keyOfAnother = (name: KeyName): string =>
  deriveNamedKey("the secret of another product, long enough", name);
const first = ({ compositions }: LiveAnswer): SignedText => {
  const [composition] = compositions;
  if (!composition) throw new Error("no composition");
  return composition;
};
const flipped = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1);
const without = (text: string, field: string) => {
  const { [field]: _, ...rest } = JSON.parse(text);
  return JSON.stringify(rest);
};

/** A product in which `mfe-one 1.0.0` is live, and what happens to the next state on its way. */
async function attack(
  change: (answer: LiveAnswer, before: LiveAnswer) => void,
): Promise<{ reason: string; live: unknown; restarted: unknown }> {
  const { goLive, release, gateway, world, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one] });
  const before = structuredClone(world.answer) as LiveAnswer;
  const running = await gateway();
  goLive({ remotes: [two] }, (answer) => change(answer, before));
  const reason = await running.refusal();
  const restarted = await gateway();
  const outcome = {
    reason,
    live: await running.versions(),
    restarted: await restarted.versions(),
  };
  await end();
  return outcome;
}

const STAYS = { shell: "1.0.0", "mfe-one": "1.0.0" };
const ATTACKS: [string, RegExp, (answer: LiveAnswer, before: LiveAnswer) => void][] = [
  ["one byte of a composition is another", /not sent as it was signed/, (answer) => {
    const composition = first(answer);
    composition.text = flipped(composition.text, composition.text.indexOf("2.0.0"));
  }],
  ["a composition lacks a field", /not sent as it was signed/, (answer) => {
    const composition = first(answer);
    composition.text = without(composition.text, "remotes");
  }],
  ["a composition is missing", /not sent as it was signed/, (answer) => {
    answer.compositions = [];
  }],
  ["a composition is an older one", /not sent as it was signed/, (answer, before) => {
    answer.compositions = before.compositions;
  }],
  ["a composition bears another one's signature", /signature of composition/, (answer, before) => {
    first(answer).signature = first(before).signature;
  }],
  ["a composition bears no signature", /signature of composition/, (answer) => {
    first(answer).signature = "";
  }],
  ["one byte of the state is another", /signature of the state/, ({ state }) => {
    state.text = flipped(state.text, state.text.indexOf("2026"));
  }],
  ["the state lacks a field", /signature of the state/, ({ state }) => {
    state.text = without(state.text, "passes");
  }],
  ["the state bears the signature of another", /signature of the state/, (answer, before) => {
    answer.state.signature = before.state.signature;
  }],
  ["the state is signed with another key", /signature of the state/, (answer) => {
    answer.state = textSigner("state", keyOfAnother("RELEASES_SIGNING_KEY"))(
      answer.state.text,
    );
  }],
  ["the answer lacks a field", /answer has not the form/, (answer) => {
    Reflect.deleteProperty(answer, "compositions");
  }],
];
for (const [what, reason, change] of ATTACKS) {
  Deno.test(`what was live stays when ${what}`, async () => {
    const outcome = await attack(change);
    assert.match(outcome.reason, reason);
    assert.deepEqual([outcome.live, outcome.restarted], [STAYS, STAYS]);
  });
}

/** A state that the releases service itself signed, of something it should not have signed. */
async function signedWrongly(change: (state: LiveState) => void) {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one] });
  const { refusal, versions } = await gateway();
  goLive({ remotes: [one], canaries: [{ release: two, percent: 100 }] }, (answer) => {
    const state = JSON.parse(answer.state.text) as LiveState;
    change(state);
    answer.state = signers.state(JSON.stringify(state));
  });
  const outcome = { reason: await refusal(), live: await versions() };
  await end();
  return outcome;
}

Deno.test("a state is refused that has no composition for a visitor that it may meet", async () => {
  for (const key of ["", "mfe-one"]) {
    const outcome = await signedWrongly(({ compositions }) => {
      Reflect.deleteProperty(compositions, key);
    });
    assert.match(outcome.reason, /not one composition for each set of canaries/);
    assert.deepEqual(outcome.live, STAYS);
  }
  const outcome = await signedWrongly(({ canaries }) =>
    Reflect.deleteProperty(canaries[0] ?? {}, "percent")
  );
  assert.match(outcome.reason, /the state has not the form/);
});

/** What happens to stored files between publishing and going live. */
const FILES: [string, RegExp, Record<string, string | null>][] = [
  ["one byte of a script is another", /page-abcdefgh.js is not what was released/, {
    "assets/page-abcdefgh.js": 'export const page = "mfe-one 2.0.1";',
  }],
  ["two scripts are swapped", /is not what was released/, {
    "assets/page-abcdefgh.js": 'export const remote = "mfe-one 2.0.0";',
    "assets/remote-abcdefgh.js": 'export const page = "mfe-one 2.0.0";',
  }],
  ["a compressed companion is another's", /page-abcdefgh.js.br is not what was released/, {
    "assets/page-abcdefgh.js.br": "something else",
  }],
  ["a style is another", /page.css is not what was released/, { "assets/page.css": "b{}" }],
  ["a file is missing", /remoteEntry.js is not stored/, { "remoteEntry.js": null }],
  ["its record is missing", /mfe-one 2.0.0 is not stored/, { "release.json": null }],
  ["its record is the earlier one's", /record of mfe-one 2.0.0 is not as it was signed/, {
    "release.json": fixtureRelease({ name: "mfe-one", version: "1.0.0" }).text,
  }],
  ["its record lacks a hash", /record of mfe-one 2.0.0 is not as it was signed/, {
    "release.json": fixtureRelease({ name: "mfe-one", version: "2.0.0" }).text,
  }],
];
for (const [what, reason, files] of FILES) {
  Deno.test(`a version goes live nowhere when ${what}, and nothing of it is served`, async () => {
    const { goLive, release, gateway, store, replace, end } = await given();
    const one = await release("mfe-one", "1.0.0");
    const two = await release("mfe-one", "2.0.0", { files: { "assets/page.css": "a{}" } });
    goLive({ remotes: [one] });
    const running = await gateway();
    for (const [path, content] of Object.entries(files)) {
      if (content === null) store.files.delete(`mfe-one/2.0.0/${path}`);
      else replace(`mfe-one/2.0.0/${path}`, content);
    }
    goLive({ remotes: [two] });
    assert.match(await running.refusal(), reason);
    const restarted = await gateway();
    for (const { versions, get } of [running, restarted]) {
      assert.deepEqual(await versions(), STAYS);
      for (const path of Object.keys(files)) {
        const answer = await get(`/remotes/mfe-one/2.0.0/${path}`);
        assert.equal(answer.status, 404, path);
        await answer.body?.cancel();
      }
    }
    await end();
  });
}

Deno.test("without a good state, nothing is served of one that does not verify", async () => {
  const { goLive, release, gateway, replace, end } = await given();
  const one = await release("mfe-one", "1.0.0");
  replace("shell/1.0.0/s/shell-abcdefgh.js", "alert(1)");
  goLive({ remotes: [one] });
  const { versions, refusal, get } = await gateway();
  assert.match(await refusal(), /shell-abcdefgh.js is not what was released/);
  assert.equal(await versions(), 503);
  assert.equal((await get("/remotes/shell/1.0.0/s/shell-abcdefgh.js")).status, 404);
  await end();
});

Deno.test("a kept state is believed no more than one that is sent", async () => {
  const { goLive, release, gateway, world, end } = await given();
  const folder = await Deno.makeTempDir({ prefix: "reclaim-kept-" });
  const liveFile = `${folder}/live.json`;
  goLive({ remotes: [await release("mfe-one", "1.0.0")] });
  await gateway({ liveFile });
  const kept = await Deno.readTextFile(liveFile);
  world.says = () => Promise.reject(new Error("connection refused"));
  await Deno.writeTextFile(liveFile, kept.replaceAll("1.0.0", "2.0.0"));
  const tampered = await gateway({ liveFile });
  assert.match(await tampered.refusal(), /signature of the state|not sent as it was signed/);
  assert.equal(await tampered.versions(), 503);
  await Deno.writeTextFile(liveFile, kept.slice(0, 100));
  assert.equal(await (await gateway({ liveFile })).versions(), 503);
  await Deno.remove(folder, { recursive: true });
  await end();
});

Deno.test("an old version is served only with the record that the releases service signed", async () => {
  const { goLive, gateway, release, store, replace, end } = await given();
  goLive({});
  const url = "/remotes/mfe-one/1.0.0/assets/page-abcdefgh.js";
  const status = async () => (await (await gateway()).get(url)).status;
  const two = await release("mfe-one", "1.0.0");
  assert.equal(await status(), 200);
  const { signature } = signers.release(two.text);
  replace("mfe-one/1.0.0/release.sig", signers.release("something else").signature);
  assert.equal(await status(), 404);
  store.files.delete("mfe-one/1.0.0/release.sig");
  assert.equal(await status(), 404);
  replace("mfe-one/1.0.0/release.sig", signature);
  // One who may write into the store puts his file there, with a record that has its hash.
  const own = fixtureRelease({
    name: "mfe-one",
    version: "1.0.0",
    files: { "assets/page-abcdefgh.js": "alert(1)" },
  });
  replace("mfe-one/1.0.0/assets/page-abcdefgh.js", "alert(1)");
  assert.equal(await status(), 404);
  replace("mfe-one/1.0.0/release.json", own.text);
  assert.equal(await status(), 404);
  await end();
});

Deno.test("with another key, what it signs anew goes live, and nothing that only the old one signed", async () => {
  const { goLive, gateway, release, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one] });
  await gateway();
  const restarted = await gateway({ keys: readGatewayKeys(keyOfAnother) });
  const signingKey = keyOfAnother("RELEASES_SIGNING_KEY");
  assert.match(await restarted.refusal(), /signature of the state/);
  assert.equal(await restarted.versions(), 503);
  goLive({ remotes: [two] }, (answer) => {
    answer.state = textSigner("state", signingKey)(answer.state.text);
    answer.compositions = answer.compositions.map(({ text }) =>
      textSigner("composition", signingKey)(text)
    );
  });
  await restarted.serves(2);
  assert.deepEqual(await restarted.versions(), { shell: "1.0.0", "mfe-one": "2.0.0" });
  const status = async (version: string) => {
    const answer = await restarted.get(`/remotes/mfe-one/${version}/remoteEntry.js`);
    await answer.body?.cancel();
    return answer.status;
  };
  assert.deepEqual([await status("2.0.0"), await status("1.0.0")], [200, 404]);
  await end();
});

Deno.test("a record reaches nothing outside its own folder and names nothing without a hash", async () => {
  const { goLive, gateway, store, end } = await given();
  const hash = `sha384-${"A".repeat(64)}`;
  const wrong: [RegExp, (base: string) => Record<string, unknown>][] = [
    [/claims/, (base) => ({ integrity: { [`${base}/../../shell/1.0.0/release.sig`]: hash } })],
    [/claims/, () => ({ integrity: { "/remotes/mfe-two/1.0.0/a.js": hash } })],
    [/claims/, (base) => ({ integrity: { [`${base}/%2e%2e/a.js`]: hash } })],
    [/claims/, (base) => ({ integrity: { [`${base}/`]: hash } })],
    [/names .*other.js without a hash/, (base) => ({ entry: `${base}/other.js` })],
    [/without a hash/, () => ({ module: "https://elsewhere.example/a.js" })],
    [/is that of another release/, () => ({ version: "2.0.0" })],
    [/is that of another release/, () => ({ name: "mfe-two" })],
    [/has not the form/, () => ({ preload: null })],
  ];
  goLive({});
  const { refusal } = await gateway();
  for (const [index, [reason, fieldsAt]] of wrong.entries()) {
    const version = `1.0.${index}`;
    const { release } = fixtureRelease({ name: "mfe-one", version });
    const { integrity = {}, ...others } = fieldsAt(`/remotes/mfe-one/${version}`);
    const fields = { ...others, integrity: { ...release.integrity, ...integrity as object } };
    // Signed, as if the releases service had not looked.
    const made = fixtureRelease({ name: "mfe-one", version, fields });
    const stored = { ...made, release };
    await storeRelease(store, stored, signers.release);
    goLive({ remotes: [stored] });
    assert.match(await refusal(), reason);
  }
  await end();
});

Deno.test("a shell is refused whose page would run what its import map has no hash of", async () => {
  const { goLive, gateway, release, end } = await given();
  goLive({});
  const { refusal, versions } = await gateway();
  const files = { "s/shell.mjs": "export {};" };
  const naming = [
    (url: string) => ({ entry: url }),
    (url: string) => ({ imports: { react: url } }),
    (url: string) => ({ preload: [url] }),
  ];
  for (const [index, fieldsFor] of naming.entries()) {
    for (const file of ["public/sw.js", "s/shell.mjs"]) {
      const version = `2.${index}.0-${file.length}`;
      const fields = fieldsFor(`/remotes/shell/${version}/${file}`);
      goLive({ shell: await release("shell", version, { files, fields }) });
      assert.match(await refusal(), /without a hash/);
    }
  }
  assert.deepEqual(await versions(), { shell: "1.0.0" });
  await end();
});

Deno.test("a release.json that reads as a state, and was signed as a release, is no state", async () => {
  const { goLive, gateway, release, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one] });
  const { refusal, versions } = await gateway();
  goLive({ remotes: [two] }, (answer) => {
    const { release: record } = two;
    const both = JSON.stringify({ ...record, ...JSON.parse(answer.state.text) });
    answer.state = signers.release(both);
  });
  assert.match(await refusal(), /signature of the state/);
  assert.deepEqual(await versions(), STAYS);
  await end();
});
