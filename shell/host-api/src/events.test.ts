import { expect, test, vi } from "vitest";
import { createEvents } from "./events.ts";

test("an event reaches all who listen to it, with what happened", () => {
  const events = createEvents();
  const [one, other, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  events.on("tour.requested", one);
  events.on("tour.requested", other);
  events.on("entitlement.changed", elsewhere);
  expect(events.emit("tour.requested", { path: "/journal" })).toBe(true);
  expect(one).toHaveBeenCalledExactlyOnceWith({ path: "/journal" });
  expect(other).toHaveBeenCalledExactlyOnceWith({ path: "/journal" });
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
