// @vitest-environment node
import type { LazyPage, Remote, SlotName } from "@reclaim/host-api";
import { MemoryRouter } from "@reclaim/host-api/router";
import { fakeHost, FakeShell, RemoteScreen, sampleMember } from "@reclaim/host-api/story-host";
import { runInThisContext } from "node:vm";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readManifest } from "../shell/host-api/build/manifest.ts";
import { AppContent } from "../shell/src/app.tsx";
import { createRemotes } from "../shell/src/remotes/remotes.ts";
import { createShellState } from "../shell/src/session/host-provider.tsx";

const REMOTES = import.meta.glob<{ default: Remote }>("../mfe-*/src/remote.tsx");
const nameOf = (file: string) => file.split("/")[1] ?? "";

/** Our own sources, and date-fns, which reads for them; other packages may keep time, such as a cache. */
const OWN_FRAME =
  /\/(shell\/src|shell\/host-api\/src|mfe-[\w-]+\/src|design-system\/src|date-fns)\//;
/** The fake host stands for the device. */
const TEST_FRAME = /\/host-api\/src\/testing\//;

/** Reads of the device, the clock, the language or randomness by our own sources, with the line that reads. */
const reads: string[] = [];

function note(what: string): void {
  const [, ...frames] = (new Error("read").stack ?? "").split("\n");
  const nearest = frames.find((frame) => !frame.includes("/server-rendering.test.")) ?? "";
  if (OWN_FRAME.test(nearest) && !TEST_FRAME.test(nearest)) reads.push(`${what} ${nearest.trim()}`);
}

const DEVICE = [
  ..."window document navigator location history screen localStorage sessionStorage".split(" "),
  ..."indexedDB matchMedia getComputedStyle innerWidth innerHeight scrollTo".split(" "),
];
const before = new Map(
  [...DEVICE, "Date"].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
);
/** Functions that use the device's language when they get no locale. */
const LOCALISED = [
  [Intl, "DateTimeFormat NumberFormat PluralRules RelativeTimeFormat ListFormat Collator"] as const,
  [Date.prototype, "toLocaleString toLocaleDateString toLocaleTimeString"] as const,
  [Number.prototype, "toLocaleString"] as const,
].flatMap(([target, names]) =>
  names.split(" ").map((name) => [target, name, Reflect.get(target, name) as never] as const)
);
const { random } = Math;
const randomUUID = crypto.randomUUID.bind(crypto);

beforeAll(() => {
  for (const name of DEVICE) {
    const get = () => note(name);
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  globalThis.Date = new Proxy(Date, {
    construct(target, args: []) {
      if (args.length === 0) note("new Date()");
      return Reflect.construct(target, args) as Date;
    },
    get(target, key) {
      if (key === "now") note("Date.now");
      return Reflect.get(target, key) as unknown;
    },
  });
  for (const [target, name, original] of LOCALISED) {
    const noteDefault = ([locale]: unknown[]) => {
      if (locale === undefined) note(`${name} without a locale`);
    };
    const value = new Proxy(original, {
      construct(target, args, newTarget) {
        noteDefault(args);
        return Reflect.construct(target, args, newTarget) as object;
      },
      apply(target, self, args) {
        noteDefault(args);
        return Reflect.apply(target, self, args) as unknown;
      },
    });
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
  Math.random = () => {
    note("Math.random");
    return random();
  };
  crypto.randomUUID = () => {
    note("crypto.randomUUID");
    return randomUUID();
  };
});
afterAll(() => {
  for (const [target, name, value] of LOCALISED) Reflect.set(target, name, value);
  Math.random = random;
  crypto.randomUUID = randomUUID;
  for (const [name, descriptor] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
});
beforeEach(() => void reads.splice(0));

/** The faults of a render: the error that it throws, or the reads of our sources meanwhile. */
function faultsOf(element: ReactElement): string[] {
  reads.splice(0);
  try {
    renderToString(element);
    return [...reads];
  } catch (error) {
    return [String(error), ...reads];
  }
}

/** Props of slots. */
const PROPS: Partial<Record<SlotName, object>> = {
  "profile.dialog": { open: true, onOpenChange() {} },
  "profile.menu": { close() {} },
  "feedback.widget": { featureId: "journal" },
  "crisis.help": { onClose() {} },
};

const MEMBERS = { "a member": sampleMember(), "a visitor": null };
const SAMPLES: Record<string, string> = { id: "1", slug: "general" };
const samplePath = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => SAMPLES[name] ?? "1");

/** A remote with all of its chunks; its modules are evaluated where no DOM exists. */
async function loaded(load: () => Promise<{ default: Remote }>): Promise<Remote> {
  const { default: remote } = await load();
  const places = [...remote.routes, ...remote.slots ?? []].map(({ Component }) => Component);
  await Promise.all(places.map((page) => (page as LazyPage<object> | null)?.preload?.()));
  return remote;
}

test.each([
  ["document", "document"],
  ["Date.now()", "Date.now"],
  ["new Date()", "new Date()"],
  ["Math.random()", "Math.random"],
  ["crypto.randomUUID()", "crypto.randomUUID"],
  ["new Intl.DateTimeFormat()", "DateTimeFormat without a locale"],
  ["(1).toLocaleString()", "toLocaleString without a locale"],
])("%s in our own sources is noticed", (code, read) => {
  runInThisContext(code, { filename: "/node_modules/router/index.js" });
  expect(reads).toEqual([]);
  runInThisContext(code, { filename: "/mfe-core/src/home.page.tsx" });
  expect(reads).toEqual([expect.stringContaining(`${read} at /mfe-core/src/home.page.tsx`)]);
});

describe.each(Object.entries(REMOTES))("%s", (file, load) => {
  test("its modules, pages and slots render where no DOM exists, and read no device", async () => {
    const remote = await loaded(load);
    expect(reads).toEqual([]);
    const [tour] = (await remote.tours?.())?.default ?? [];
    const props = { ...PROPS, tour: { tour, onEnd() {} } };
    const { routes } = await readManifest(nameOf(file));

    const faults: Record<string, string[]> = {};
    for (const [viewer, member] of Object.entries(MEMBERS)) {
      const { host, calls } = fakeHost({ member });
      for (const { path } of routes) {
        const at = samplePath(path);
        const page = createElement(RemoteScreen, { remote, at, host });
        faults[`${at} for ${viewer}`] = faultsOf(page);
      }
      for (const { name, Component } of remote.slots ?? []) {
        if (name === "tour" && !tour) continue;
        const slot = createElement(Component as never, props[name] ?? {});
        const filled = <FakeShell host={host}>{slot}</FakeShell>;
        faults[`${name} for ${viewer}`] = faultsOf(filled);
      }
      expect(calls).toEqual([]);
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});

test("the shell renders around the page of every remote where no DOM exists, and reads no device", async () => {
  const composed = await Promise.all(
    Object.keys(REMOTES).map(async (file) => {
      const manifest = await readManifest(nameOf(file));
      const live = { version: "1", entry: "/remoteEntry.js", module: file };
      return { manifest, ...live, lastGood: null };
    }),
  );
  const code = async (file: string) => ({ default: await loaded(REMOTES[file]!) });
  const remotes = createRemotes({ id: "one", shell: "1", remotes: composed }, {
    loaders: { direct: ({ module }) => code(module), container: () => Promise.reject(new Error()) },
    reports: {
      add() {},
      forRemote: () => ({ loaded() {}, loadFailed() {}, renderFailed() {} }),
    },
  });
  const clock = fakeHost().host.clock;
  const faults: Record<string, string[]> = {};
  for (const [viewer, member] of Object.entries(MEMBERS)) {
    const page = createShellState(remotes, { member, clock });
    for (const { manifest } of composed) {
      const at = samplePath(manifest.routes[0]?.path ?? "/");
      await remotes.matchPath(at)?.store.load({ path: at });
      const app = <MemoryRouter initialEntries={[at]}>{<AppContent page={page} />}</MemoryRouter>;
      faults[`${at} for ${viewer}`] = faultsOf(app);
      if (member) expect(renderToString(app)).toContain(`data-remote="${manifest.name}"`);
    }
  }
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});
