import { afterEach, beforeEach, expect, test } from "vitest";
import { loadStylesheets } from "./stylesheets.ts";

const HASH = `sha384-${"A".repeat(64)}`;
const url = (version: string, file = "page.css", remote = "mfe-circle") =>
  `/remotes/${remote}/${version}/${file}`;
const version = (number: string, ...files: string[]) => ({
  version: number,
  entry: url(number, "remoteEntry.js"),
  module: url(number, "remote.js"),
  styles: Object.fromEntries(files.map((file) => [url(number, file), HASH])),
});
const links = () => [...document.head.querySelectorAll("link")];
const hrefs = () => links().map((link) => link.getAttribute("href"));

/** Emulates loading of added links: jsdom loads nothing. */
let outcome: "load" | "error" = "load";
const watch = new MutationObserver((changes) => {
  for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (outcome === "load") Object.defineProperty(link, "sheet", { value: {} });
    link.dispatchEvent(new Event(outcome));
  }
});
beforeEach(() => {
  outcome = "load";
  watch.observe(document.head, { childList: true });
});
afterEach(() => {
  watch.disconnect();
  document.head.replaceChildren();
});

test("each stylesheet is linked once, with its hash", async () => {
  for (let time = 0; time < 2; time++) await loadStylesheets(version("2", "page.css", "lazy.css"));
  expect(hrefs()).toEqual([url("2"), url("2", "lazy.css")]);
  expect(links().map(({ integrity }) => integrity)).toEqual([HASH, HASH]);
});

test("the styles of another version of the remote go, those of other remotes stay", async () => {
  await loadStylesheets({
    ...version("1"),
    module: url("1", "remote.js", "mfe-circles"),
    styles: {
      [url("1", "page.css", "mfe-circles")]: HASH,
    },
  });
  await loadStylesheets(version("2", "page.css"));
  await loadStylesheets({
    version: "1",
    entry: url("1", "remoteEntry.js"),
    module: url("1", "remote.js"),
  });
  expect(hrefs()).toEqual([url("1", "page.css", "mfe-circles")]);
});

test("a stylesheet that does not come is told, and asked for anew the next time", async () => {
  outcome = "error";
  await expect(loadStylesheets(version("2", "page.css"))).rejects.toThrow(
    "page.css could not be loaded",
  );
  expect(hrefs()).toEqual([]);
  outcome = "load";
  await loadStylesheets(version("2", "page.css"));
  expect(hrefs()).toEqual([url("2")]);
});
