import type { Remote } from "@reclaim/host-api";
import { expect, test, vi } from "vitest";
import { type INPMetric, type LCPMetric, onINP, onLCP } from "web-vitals";
import type { PageView } from "../session/host-provider.tsx";
import { reportWebVitals } from "./web-vitals.ts";

vi.mock("web-vitals", () => ({ onLCP: vi.fn(), onINP: vi.fn() }));

/** A remote that was composed in version "2", and runs in another one when that failed. */
const page = (at: number, name: string, runs = "2"): PageView => ({
  atMs: at,
  store: {
    manifest: { name, routes: [], navigation: [], slots: [] },
    composed: "2",
    state: () => ({ status: "ready", remote: {} as Remote, version: runs }),
  } as unknown as PageView["store"],
});

/** Reports of a visit of these pages, once the browser has measured. */
function told(shown: PageView[], measured: { lcp?: number; inp?: number; at?: number }) {
  const add = vi.fn();
  const reports = { add, forRemote: vi.fn() };
  reportWebVitals({ shell: { name: "shell", version: "7" }, shown, reports });
  const { lcp, inp, at } = measured;
  if (lcp !== undefined) {
    vi.mocked(onLCP).mock.lastCall?.[0]({ value: lcp } as LCPMetric);
  }
  if (inp !== undefined) {
    const entries = at === undefined ? [] : [{ startTime: at }];
    vi.mocked(onINP).mock.lastCall?.[0]({ value: inp, entries } as unknown as INPMetric);
  }
  return add.mock.calls.map(([{ name, version, kind, value }]) =>
    `${name} ${version} ${kind} ${value}`
  );
}
const visit = [page(100, "mfe-core"), page(5000, "mfe-circle"), page(9000, "mfe-core")];

test("the first page's paint is the shell's and that of the remote that was shown first", () => {
  expect(told(visit, { lcp: 900 })).toEqual(["shell 7 lcp 900", "mfe-core 2 lcp 900"]);
});

test("the slowest answer to a press is that of the remote that was shown then", () => {
  expect(told(visit, { inp: 300, at: 6000 })).toEqual(["shell 7 inp 300", "mfe-circle 2 inp 300"]);
  expect(told(visit, { inp: 300, at: 50 })).toEqual(["shell 7 inp 300", "mfe-core 2 inp 300"]);
  expect(told(visit, { inp: 8 })).toEqual(["shell 7 inp 8", "mfe-core 2 inp 8"]);
});

test("a version that took over is not blamed for what that took", () => {
  expect(told([page(100, "mfe-circle", "1")], { lcp: 11_000 })).toEqual([]);
});

test("a page that no remote answers is the shell's alone", () => {
  expect(told([{ atMs: 100, store: undefined }], { lcp: 700 })).toEqual(["shell 7 lcp 700"]);
});

test("what no contract takes is not told", () => {
  expect(told(visit, { lcp: 600_001 })).toEqual([]);
});
