import { releaseReports } from "@reclaim/contracts-releases/release-reports";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasIntegrityMismatch } from "./integrity-check.ts";
import { createReports } from "./release-reports.ts";

vi.mock("./integrity-check.ts", () => ({ hasIntegrityMismatch: vi.fn() }));

const server = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  server.mockReset().mockResolvedValue(new Response("", { status: 202 }));
  vi.stubGlobal("fetch", server);
  vi.mocked(hasIntegrityMismatch).mockReset().mockResolvedValue(false);
});
afterEach(() => {
  // A page that is gone hears nothing of the next test.
  hide(false);
});

const ticket = "ticket";
const shell = { name: "shell", version: "1" };
const hashes = { "/remotes/mfe-circle/2/remote.js": "sha384-A" };
function hide(hidden = true) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
/** The bodies that were sent so far. */
const sent = () =>
  server.mock.calls.map(([, init]) => releaseReports.parse(JSON.parse(String(init?.body))));
const circle = (kind: string, value?: number) => ({
  name: "mfe-circle",
  version: "2",
  kind,
  ...(value !== undefined && { value }),
});

test("what ran is told when the page is hidden, in one call that outlives it", () => {
  const reports = createReports({ ticket, hashes, shell });
  reports.add({ name: "shell", version: "1", kind: "load" });
  reports.forRemote("mfe-circle").loaded("2");
  reports.add({ name: "mfe-circle", version: "2", kind: "lcp", value: 1200 });
  expect(server).not.toHaveBeenCalled();
  hide();
  expect(sent()).toEqual([{
    ticket,
    reports: [
      { name: "shell", version: "1", kind: "load" },
      circle("load"),
      circle("lcp", 1200),
    ],
  }]);
  expect(server).toHaveBeenCalledExactlyOnceWith(
    "/api/releases/reports",
    expect.objectContaining({
      method: "POST",
      keepalive: true,
      credentials: "omit",
      headers: { "content-type": "application/json" },
    }),
  );
});

test("a page that goes without being hidden first tells, too, and nothing twice", () => {
  createReports({ ticket, hashes, shell }).forRemote("mfe-circle").loaded("2");
  dispatchEvent(new Event("pagehide"));
  hide();
  expect(server).toHaveBeenCalledOnce();
});

test("a failure is told within a second, with what waits", async () => {
  const watch = createReports({ ticket, hashes, shell }).forRemote("mfe-circle");
  watch.loaded("2");
  watch.renderFailed("2");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toEqual([{ ticket, reports: [circle("load"), circle("render_error")] }]);
});

test("each kind of a version is told once, however often it comes", async () => {
  const watch = createReports({ ticket, hashes, shell }).forRemote("mfe-circle");
  for (let time = 0; time < 3; time++) {
    watch.loadFailed("2");
    watch.renderFailed("2");
    watch.loaded("2");
    await vi.advanceTimersByTimeAsync(999);
  }
  watch.loaded("1");
  hide();
  const kinds = sent().flatMap(({ reports }) =>
    reports.map(({ version, kind }) => `${version} ${kind}`)
  );
  expect(kinds.sort()).toEqual(["1 load", "2 load", "2 load_error", "2 render_error"]);
  expect(hasIntegrityMismatch).toHaveBeenCalledExactlyOnceWith("/remotes/mfe-circle/2/", hashes);
});

test("code that is not the one that was released is an integrity failure", async () => {
  vi.mocked(hasIntegrityMismatch).mockResolvedValue(true);
  createReports({ ticket, hashes, shell }).forRemote("mfe-circle").loadFailed("2");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toEqual([{ ticket, reports: [circle("integrity")] }]);
});

test("a failure that is still being looked at when the page goes is told, once", async () => {
  let found = (_altered: boolean) => {};
  vi.mocked(hasIntegrityMismatch).mockReturnValue(new Promise((resolve) => found = resolve));
  createReports({ ticket, hashes, shell }).forRemote("mfe-circle").loadFailed("2");
  dispatchEvent(new Event("pagehide"));
  expect(sent()).toEqual([{ ticket, reports: [circle("load_error")] }]);
  found(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(server).toHaveBeenCalledOnce();
});

test("when nobody can look why, it is told as not loaded", async () => {
  vi.mocked(hasIntegrityMismatch).mockRejectedValue(new TypeError("Failed to fetch"));
  createReports({ ticket, hashes, shell }).forRemote("mfe-circle").loadFailed("2");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toEqual([{ ticket, reports: [circle("load_error")] }]);
});

test("without a network no version is blamed", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  createReports({ ticket, hashes, shell }).forRemote("mfe-circle").loadFailed("2");
  await vi.advanceTimersByTimeAsync(999);
  hide();
  expect(server).not.toHaveBeenCalled();
});

test("without a ticket nothing is told and nothing is looked at", async () => {
  const reports = createReports({ ticket: null, hashes, shell });
  reports.add({ name: "shell", version: "1", kind: "load" });
  reports.forRemote("mfe-circle").loadFailed("2");
  reports.forRemote("mfe-circle").renderFailed("2");
  await vi.advanceTimersByTimeAsync(999);
  hide();
  dispatchEvent(new Event("pagehide"));
  expect(server).not.toHaveBeenCalled();
  expect(hasIntegrityMismatch).not.toHaveBeenCalled();
});

test("what comes when the page is hidden already is told soon", async () => {
  const reports = createReports({ ticket, hashes, shell });
  hide();
  reports.forRemote("mfe-circle").loaded("2");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toEqual([{ ticket, reports: [circle("load")] }]);
});

test("a report that does not get through is forgotten", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  const watch = createReports({ ticket, hashes, shell }).forRemote("mfe-circle");
  watch.renderFailed("2");
  await vi.advanceTimersByTimeAsync(999);
  server.mockResolvedValue(new Response("", { status: 202 }));
  hide();
  expect(server).toHaveBeenCalledOnce();
});

test("no call has more reports than the contract allows", () => {
  const reports = createReports({ ticket, hashes, shell });
  for (let remote = 0; remote < 60; remote++) reports.forRemote(`mfe-${remote}`).loaded("1");
  hide();
  expect(sent().map(({ reports }) => reports.length)).toEqual([50, 10]);
});

test("when the last good version fails as well, the shell beneath both is told to have failed", async () => {
  const watch = createReports({ ticket, hashes, shell }).forRemote("mfe-circle");
  watch.renderFailed("2");
  watch.renderFailed("2");
  await vi.runAllTimersAsync();
  watch.loadFailed("1");
  watch.renderFailed("1");
  await vi.runAllTimersAsync();
  const [before, after] = sent();
  expect(before?.reports).toEqual([circle("render_error")]);
  expect(after?.reports).toContainEqual({ ...shell, kind: "render_error" });
  expect(after?.reports.filter(({ name }) => name === "shell")).toHaveLength(1);
});
