// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { extractApiSurface } from "./extract-api-surface.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reclaim-api-surface-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The API surface of a package of these sources. */
function extract(files: Record<string, string>, fills: string[] = []) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return extractApiSurface(folder, fills);
}
const names = (found: ReturnType<typeof extract>) =>
  Object.fromEntries(Object.entries(found).map(([kind, types]) => [kind, Object.keys(types)]));

test("events and slots are found by the types of the host, however it is reached", () => {
  const found = extract({
    "src/page.tsx": `
      import { type Events, type Host, useHost } from "@reclaim/host-api";
      const CHANGED = "entitlement.changed";
      export function Page({ Slot: Place }: Pick<Host, "Slot">) {
        const host = useHost();
        const { events: { on }, Slot } = host;
        host.events.emit(CHANGED, {});
        on("check-in.recorded", () => {});
        return <><Slot name="home.cards" /><host.Slot name={"crisis.help"} /><Place name="onboarding" /></>;
      }
      export const listen = (events?: Pick<Events, "on">) => events?.on("crisis.noticed", () => {});`,
  });
  expect(names(found)).toEqual({
    emits: ["entitlement.changed"],
    listensTo: ["check-in.recorded", "crisis.noticed"],
    rendersSlots: ["crisis.help", "home.cards", "onboarding"],
    fillsSlots: [],
  });
});

test("an event or a slot is found under another name, and when it is one of a few", () => {
  const found = extract({
    "src/page.tsx": `
      import { type Host, useHost } from "@reclaim/host-api";
      const BOTH = ["crisis.noticed", "entitlement.changed"] as const;
      export function Page({ open }: { open: boolean }) {
        const { events: { emit: tell }, Slot } = useHost();
        tell("check-in.recorded", {} as never);
        return <Slot name={open ? "home.cards" : "onboarding"} />;
      }
      export function hear({ on: listen }: Host["events"]) {
        for (const name of BOTH) listen(name, () => {});
      }`,
  });
  expect(names(found)).toEqual({
    emits: ["check-in.recorded"],
    listensTo: ["crisis.noticed", "entitlement.changed"],
    rendersSlots: ["home.cards", "onboarding"],
    fillsSlots: [],
  });
});

test("what only looks like an event or a slot of the host is not recorded", () => {
  const found = extract({
    "src/own.tsx": `
      class Bus { emit(name: string) {} on(name: string, listener: () => void) {} }
      new Bus().emit("crisis.noticed");
      new Bus().on("crisis.noticed", () => {});
      const Slot = (props: { name: string }) => <i>{props.name}</i>;
      export const own = <Slot name="home.cards" />;`,
    "src/run-time.ts": `
      import type { EventName, Events } from "@reclaim/host-api";
      export const tell = (events: Events, name: EventName) => events.emit(name, {} as never);`,
    "src/page.test.tsx": `
      import { useHost } from "@reclaim/host-api";
      useHost().events.emit("crisis.noticed", {});`,
  });
  expect(names(found)).toEqual({ emits: [], listensTo: [], rendersSlots: [], fillsSlots: [] });
});

test("each has the type that the host gives it now, with what the package adds to it", () => {
  const { emits, rendersSlots, fillsSlots } = extract({
    "src/hello.d.ts": `
      import "@reclaim/host-api";
      declare module "@reclaim/host-api" {
        interface HostEvents { "hello.said": { to: string; aloud?: boolean } }
        interface SlotProps { "hello.below": { count: number } }
      }`,
    "src/page.tsx": `
      import { useHost } from "@reclaim/host-api";
      export function Page() {
        const { events, Slot } = useHost();
        events.emit("hello.said", { to: "all" });
        return <Slot name="hello.below" count={1} />;
      }`,
  }, ["feedback.widget", "not.known"]);
  expect(emits).toEqual({ "hello.said": "{ aloud?: boolean | undefined; to: string }" });
  expect(rendersSlots).toEqual({ "hello.below": "{ count: number }" });
  expect(fillsSlots).toEqual({
    "feedback.widget":
      "{ compact?: boolean | undefined; featureId: string; onClose?: (() => void) | undefined }",
    "not.known": "any",
  });
});
