import assert from "node:assert/strict";
import { createStaticFile } from "./static-file.model.ts";

const typeOf = (path: string) =>
  createStaticFile(path, "tag", { plain: new Uint8Array() }).headers["content-type"];

Deno.test("a file is served with the type of its extension", () => {
  assert.equal(typeOf("assets/page.js"), "text/javascript; charset=utf-8");
});

Deno.test("an unknown extension, also the name of an inherited property, is served as bytes", () => {
  for (const path of ["data.bin", "a.constructor", "a.toString", "a.__proto__", "LICENSE"]) {
    assert.equal(typeOf(path), "application/octet-stream", path);
  }
});
