import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { textSigner, textVerifier } from "./signing.ts";

const SECRET = "test-secret-that-is-long-enough-for-hs256";
const OTHER = "another-secret-that-is-long-enough-for-it";
const TEXT = '{"shell":{"version":"1.0.0"},"grüße":"✓"}';

const sign = textSigner("state", SECRET);
const isSigned = textVerifier("state", SECRET);

Deno.test("whoever knows the secret sees that a text was signed", () => {
  const signed = sign(TEXT);
  assert.equal(signed.text, TEXT);
  assert.ok(isSigned(signed));
  assert.ok(isSigned(sign("")));
  assert.deepEqual(textSigner("state", SECRET)(TEXT), signed);
});

Deno.test("a text that was changed by one byte is not the one that was signed", () => {
  const { signature } = sign(TEXT);
  for (let index = 0; index < TEXT.length; index++) {
    const text = TEXT.slice(0, index) + String.fromCharCode(TEXT.charCodeAt(index) ^ 1) +
      TEXT.slice(index + 1);
    assert.equal(isSigned({ text, signature }), false, text);
  }
  for (const text of [`${TEXT} `, TEXT.slice(1), TEXT.slice(0, -1), ""]) {
    assert.equal(isSigned({ text, signature }), false, text);
  }
});

Deno.test("a signature of another text, or one that was changed, is none", () => {
  const { signature } = sign(TEXT);
  assert.equal(isSigned({ text: TEXT, signature: sign("another").signature }), false);
  const raw = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0));
  for (let index = 0; index < raw.length; index++) {
    const changed = raw.map((byte, at) => at === index ? byte ^ 1 : byte);
    const signature = btoa(String.fromCharCode(...changed));
    assert.equal(isSigned({ text: TEXT, signature }), false, `byte ${index}`);
  }
});

Deno.test("what was signed as one thing is not believed as another", () => {
  const kinds = ["release", "composition", "state"] as const;
  for (const kind of kinds) {
    const signed = textSigner(kind, SECRET)(TEXT);
    const believed = kinds.filter((other) => textVerifier(other, SECRET)(signed));
    assert.deepEqual(believed, [kind]);
  }
});

Deno.test("what is no signature at all is refused without a fault", () => {
  const { signature } = sign(TEXT);
  for (const other of ["", "x", "AAAA", signature.slice(4), "⚠"]) {
    assert.equal(isSigned({ text: TEXT, signature: other }), false, other);
  }
});

Deno.test("another secret signs for nobody here", () => {
  assert.equal(isSigned(textSigner("state", OTHER)(TEXT)), false);
  assert.equal(textVerifier("state", OTHER)(sign(TEXT)), false);
});

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    own: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
    open: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  };
};

Deno.test("with a key pair, a gateway verifies by the public half whatever its secret", () => {
  const { own, open } = pair();
  const signed = textSigner("state", SECRET, own)(TEXT);
  assert.ok(textVerifier("state", OTHER, open)(signed));
  assert.equal(textVerifier("state", SECRET, open)(sign(TEXT)), false);
  assert.equal(isSigned(signed), false);
  assert.equal(textVerifier("state", SECRET, pair().open)(signed), false);
});

Deno.test("while the key changes, a gateway believes the old one and the new one, and no third", () => {
  const [before, after, third] = [pair(), pair(), pair()];
  const verifies = textVerifier("release", SECRET, `${after.open},${before.open}`);
  const believed = [before, after, third].map(({ own }) =>
    verifies(textSigner("release", SECRET, own)(TEXT))
  );
  assert.deepEqual(believed, [true, true, false]);
  assert.equal(verifies(textSigner("release", SECRET)(TEXT)), false);
});

Deno.test("a key that is none is told at the start, not at the first text", () => {
  const { own, open } = pair();
  for (const key of ["x", open]) assert.throws(() => textSigner("state", SECRET, key));
  for (const key of ["x", own, `${open},x`]) {
    assert.throws(() => textVerifier("state", SECRET, key));
  }
});
