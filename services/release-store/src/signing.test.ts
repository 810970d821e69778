import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { textSigner, textVerifier } from "./signing.ts";

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    own: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
    open: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  };
};
const { own, open } = pair();
const TEXT = '{"shell":{"version":"1.0.0"},"grüße":"✓"}';

const sign = textSigner("state", own);
const isSigned = textVerifier("state", open);

Deno.test("whoever knows the public key sees that a text was signed", () => {
  const signed = sign(TEXT);
  assert.equal(signed.text, TEXT);
  assert.ok(isSigned(signed));
  assert.ok(isSigned(sign("")));
  assert.deepEqual(textSigner("state", own)(TEXT), signed);
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
    const signed = textSigner(kind, own)(TEXT);
    const believed = kinds.filter((other) => textVerifier(other, open)(signed));
    assert.deepEqual(believed, [kind]);
  }
});

Deno.test("what is no signature at all is refused without a fault", () => {
  const { signature } = sign(TEXT);
  for (const other of ["", "x", "AAAA", signature.slice(4), "⚠"]) {
    assert.equal(isSigned({ text: TEXT, signature: other }), false, other);
  }
});

Deno.test("another key signs for nobody here", () => {
  const other = pair();
  assert.equal(isSigned(textSigner("state", other.own)(TEXT)), false);
  assert.equal(textVerifier("state", other.open)(sign(TEXT)), false);
});

Deno.test("while the key changes, a gateway believes the old one and the new one, and no third", () => {
  const [before, after, third] = [pair(), pair(), pair()];
  const verifies = textVerifier("release", `${after.open},${before.open}`);
  const believed = [before, after, third].map(({ own }) =>
    verifies(textSigner("release", own)(TEXT))
  );
  assert.deepEqual(believed, [true, true, false]);
});

Deno.test("a key that is none is told at the start, not at the first text", () => {
  for (const key of ["x", open]) assert.throws(() => textSigner("state", key));
  for (const key of ["x", own, `${open},x`]) {
    assert.throws(() => textVerifier("state", key));
  }
});
