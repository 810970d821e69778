import { expect, test, vi } from "vitest";
import { createEvents, type HostEvents } from "./events.ts";

const recorded: HostEvents["check-in.recorded"] = {
  checkIn: {
    id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
    userId: "member-1",
    date: "2026-11-21T09:00:00.000Z",
    timeZone: "Europe/Vienna",
    localDate: "2026-11-21",
    mood: 4,
    thoughts: null,
  },
  streak: 7,
  longestStreak: 7,
  newBadges: [],
};

test("an event reaches all who listen to it, with what happened", () => {
  const events = createEvents();
  const [one, other, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  events.on("check-in.recorded", one);
  events.on("check-in.recorded", other);
  events.on("entitlement.changed", elsewhere);
  expect(events.emit("check-in.recorded", recorded)).toBe(true);
  expect(one).toHaveBeenCalledExactlyOnceWith(recorded);
  expect(other).toHaveBeenCalledExactlyOnceWith(recorded);
  expect(elsewhere).not.toHaveBeenCalled();
});

test("who tells an event learns when nobody listens", () => {
  const events = createEvents();
  expect(events.emit("entitlement.changed", {})).toBe(false);
  const stop = events.on("entitlement.changed", () => {});
  expect(events.emit("entitlement.changed", {})).toBe(true);
  stop();
  expect(events.emit("entitlement.changed", {})).toBe(false);
});

test("ending one listening leaves the others", () => {
  const events = createEvents();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = events.on("entitlement.changed", one);
  events.on("entitlement.changed", other);
  stop();
  stop();
  events.emit("entitlement.changed", {});
  expect(one).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});

test("who begins to listen during an event hears the next one", () => {
  const events = createEvents();
  const late = vi.fn();
  const stop = events.on("entitlement.changed", () => {
    stop();
    events.on("entitlement.changed", late);
  });
  events.emit("entitlement.changed", {});
  expect(late).not.toHaveBeenCalled();
  events.emit("entitlement.changed", {});
  expect(late).toHaveBeenCalledOnce();
});
