import { beforeEach, expect, test, vi } from "vitest";
import {
  hasStarted,
  isCompleted,
  parseSeenTargets,
  readSeenTargets,
  resetCompleted,
  saveCompleted,
  saveSeen,
  saveStarted,
} from "./tours.storage.ts";

const seenTargets = (id: string) => parseSeenTargets(readSeenTargets(id));

beforeEach(() => localStorage.clear());

/** A browser that forbids its storage. */
const forbid = () =>
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });

test("a completed tour is kept by its id, and a reset forgets it [TOUR-08]", () => {
  expect(isCompleted("journal")).toBe(false);
  saveCompleted("journal");
  expect(isCompleted("journal")).toBe(true);
  expect(isCompleted("home")).toBe(false);
  expect({ ...localStorage }).toEqual({ tour_journal: "true" });
  resetCompleted("journal");
  expect(isCompleted("journal")).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test("seen steps are kept per tour, each once", () => {
  saveSeen("home", "#one");
  saveSeen("home", "#two");
  saveSeen("home", "#one");
  expect(seenTargets("home")).toEqual(["#one", "#two"]);
  expect(seenTargets("journal")).toEqual([]);
});

test("a tour that started by itself is kept apart from completed ones", () => {
  saveStarted("welcome");
  expect(hasStarted("welcome")).toBe(true);
  expect(isCompleted("welcome")).toBe(false);
});

test("every key begins so that a sign-out clears it", () => {
  saveCompleted("home");
  saveSeen("home", "#one");
  saveStarted("home");
  expect(Object.keys(localStorage).every((key) => key.startsWith("tour_"))).toBe(true);
  expect(localStorage).toHaveLength(3);
});

test("what others wrote into the keys counts as nothing", () => {
  for (const seen of ["{", "null", '"#one"', "[1, {}]"]) {
    localStorage.setItem("tour_home_seen", seen);
    expect(seenTargets("home")).toEqual([]);
  }
  localStorage.setItem("tour_home", "perhaps");
  expect(isCompleted("home")).toBe(false);
});

test("storage that cannot be read means not completed, and nothing throws [TOUR-19]", () => {
  saveCompleted("home");
  saveStarted("home");
  saveSeen("home", "#one");
  forbid();
  expect(isCompleted("home")).toBe(false);
  expect(hasStarted("home")).toBe(false);
  expect(seenTargets("home")).toEqual([]);
});

test("a flag that cannot be written or reset is a warning on the console [TOUR-20]", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  forbid();
  saveCompleted("home");
  resetCompleted("home");
  saveSeen("home", "#one");
  saveStarted("home");
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    "tour_home could not be kept:",
    "tour_home could not be kept:",
    "tour_home_seen could not be kept:",
    "tour_home_started could not be kept:",
  ]);
});
