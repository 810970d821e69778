import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { hasIntegrityMismatch } from "./integrity-check.ts";

const BASE = "/remotes/mfe-circle/2/";
const CODE = "export default 1";
const HASH = `sha384-${createHash("sha384").update(CODE).digest("base64")}`;
const hashes = {
  [`${BASE}remote.js`]: HASH,
  [`${BASE}page.js`]: HASH,
  "/remotes/mfe-circle/1/remote.js": HASH,
};
const script = (code: string, init: ResponseInit = {}) =>
  new Response(code, { headers: { "content-type": "text/javascript; charset=utf-8" }, ...init });

const server = vi.fn<typeof fetch>();
/** Requests of the page so far, and the present answer. */
function asked(files: Record<string, Response | Error>) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    Object.keys(files).map((url) => ({ name: new URL(url, location.href).href })) as never,
  );
  server.mockImplementation((url) => {
    const answer = files[url as string];
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
}
beforeEach(() => {
  server.mockReset();
  vi.stubGlobal("fetch", server);
});

test("files that are as they were released are not altered", async () => {
  asked({ [`${BASE}remote.js`]: script(CODE), [`${BASE}page.js`]: script(CODE) });
  expect(await hasIntegrityMismatch(BASE, hashes)).toBe(false);
  expect(server).toHaveBeenCalledTimes(2);
});

test("one byte in one file is found, and only that file is asked for past all caches", async () => {
  asked({ [`${BASE}remote.js`]: script(CODE), [`${BASE}page.js`]: script(`${CODE};`) });
  expect(await hasIntegrityMismatch(BASE, hashes)).toBe(true);
  expect(server.mock.calls.flatMap(([url, init]) => init?.cache === "reload" ? [url] : []))
    .toEqual([`${BASE}page.js`]);
});

test("only what the page asked for of that version is looked at, in the browser's cache first", async () => {
  asked({
    [`${BASE}remote.js`]: script(CODE),
    "/remotes/mfe-circle/1/remote.js": script("altered"),
    "/api/me": Response.json({}),
  });
  expect(await hasIntegrityMismatch(BASE, hashes)).toBe(false);
  expect(server.mock.calls.map(([url, init]) => [url, init?.cache]))
    .toEqual([[`${BASE}remote.js`, "force-cache"]]);
});

test.each([
  ["is not there", script("altered", { status: 404 })],
  [
    "is a page of somebody in between",
    new Response("<!doctype html>", {
      headers: { "content-type": "text/html" },
    }),
  ],
  ["does not come", new TypeError("Failed to fetch")],
])("a file that %s is no altered one", async (_what, answer) => {
  asked({ [`${BASE}remote.js`]: answer });
  expect(await hasIntegrityMismatch(BASE, hashes)).toBe(false);
});
