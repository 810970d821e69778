import { expect, test } from "vitest";
import { readImportMapIntegrity } from "./import-map-integrity.ts";

const HASH = `sha384-${"A".repeat(64)}`;
/** A page with such an import map, or without one. */
function pageWith(map?: object) {
  const page = document.createElement("div");
  if (!map) return page;
  const script = document.createElement("script");
  script.type = "importmap";
  script.textContent = JSON.stringify(map);
  page.append(script);
  return page;
}

test("the hashes are those of the page's import map", () => {
  expect(readImportMapIntegrity(pageWith({ imports: {}, integrity: { "/a.js": HASH } })))
    .toEqual({ "/a.js": HASH });
});

test("what a browser would not verify by is no hash", () => {
  const integrity = {
    "/empty.js": "",
    "/short.js": "sha384-AAAA",
    "/weak.js": `md5-${"A".repeat(64)}`,
    "/spaced.js": ` ${HASH}`,
    "/sound.js": HASH,
  };
  expect(Object.keys(readImportMapIntegrity(pageWith({ integrity })))).toEqual(["/sound.js"]);
});

test("a page without an import map, or with one without hashes, has none", () => {
  expect(readImportMapIntegrity(pageWith())).toEqual({});
  expect(readImportMapIntegrity(pageWith({ imports: {} }))).toEqual({});
});
