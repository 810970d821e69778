import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import { act, cleanup, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { flushOutbox } from "../../shared/outbox.ts";
import { listOutboxItems } from "../../shared/outbox.storage.ts";
import { clearDevice } from "../../testing/device-storage.ts";
import { EXERCISES } from "./exercise.model.ts";
import { useKeepPractice } from "./use-keep-practice.ts";

const START = new Date("2026-11-21T09:00:00Z");
const exercise = EXERCISES.find(({ id }) => id === "forest-renewal")!;

beforeEach(async () => {
  await clearDevice();
  // The fake database answers by the timers that stay real.
  vi.useFakeTimers({ now: START, toFake: ["Date", "setInterval", "clearInterval"] });
});

function practise() {
  const fake = fakeHost({ responses: { "POST /api/practice": {} } });
  const host = { ...fake.host, clock: { now: () => new Date() } };
  const owner = host.session.user!.id;
  function Exercise({ isFinished }: { isFinished: boolean }) {
    useKeepPractice(exercise, isFinished, () => Date.now() - START.getTime());
    return null;
  }
  const show = (isFinished: boolean) => (
    <FakeShell host={host}>
      <Exercise isFinished={isFinished} />
    </FakeShell>
  );
  const { rerender } = render(show(false));
  return {
    finish: () => rerender(show(true)),
    waiting: () => listOutboxItems(owner),
    recorded: () => fake.calls.filter(({ path }) => path === "/api/practice"),
    /** As another page of the same member does at its start. */
    send: () =>
      flushOutbox(
        { http: host.http, now: () => new Date(), onSent() {}, refresh: () => Promise.resolve() },
        owner,
      ),
  };
}

test("a page that is closed within an exercise loses at most ten seconds of it", async () => {
  const { waiting, recorded, send } = practise();
  act(() => vi.advanceTimersByTime(50_000));
  expect(await waiting()).toEqual([]);
  act(() => vi.advanceTimersByTime(25_000));
  await expect.poll(waiting).toMatchObject([{
    kind: "practice",
    body: { exerciseId: "forest-renewal", seconds: 70, localDate: "2026-11-21" },
  }]);
  // Another tab leaves it to the one that still practises; once that one is gone it sends it.
  await send();
  expect(recorded()).toEqual([]);
  vi.setSystemTime(Date.now() + 120_000);
  await send();
  expect(recorded()).toMatchObject([{ body: { seconds: 70 } }]);
  expect(await waiting()).toEqual([]);
});

test("a hidden page keeps what was practised so far at once", async () => {
  const { waiting } = practise();
  vi.setSystemTime(START.getTime() + 65_000);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(waiting).toMatchObject([{ body: { seconds: 65 } }]);
});

test("an exercise that ends sends one practice, in the place of what was kept of it", async () => {
  const { finish, waiting, recorded } = practise();
  act(() => vi.advanceTimersByTime(70_000));
  await expect.poll(waiting).toHaveLength(1);
  const [{ clientId } = { clientId: "" }] = await waiting();
  vi.setSystemTime(START.getTime() + 360_000);
  finish();
  await expect.poll(recorded).toMatchObject([{ body: { seconds: 360, clientId } }]);
  await expect.poll(waiting).toEqual([]);
  cleanup();
  expect(recorded()).toHaveLength(1);
});
