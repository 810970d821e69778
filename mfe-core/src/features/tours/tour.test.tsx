import type { Tour as TourOf, TourStep } from "@reclaim/host-api";
import { FakeShell } from "@reclaim/host-api/story-host";
import { fakeHost, press } from "@reclaim/host-api/testing";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import Tour from "./tour.tsx";

beforeEach(() => {
  localStorage.clear();
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
  // jsdom draws nothing: what is in the page counts as shown.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as never);
});

const tours = (await remote.tours?.())?.default ?? [];
const named = (id: string): TourOf => {
  const tour = tours.find((tour) => tour.id === id);
  if (!tour) throw new Error(`no tour ${id}`);
  return tour;
};
const targetsOf = (id: string) => named(id).steps.map(({ target }) => target);

/** A tour that somebody asked for, on a page with targets by these names. */
function take(tour: TourOf, on = ["check-in", "prompt", "prompts", "entry"]) {
  const { host, notices } = fakeHost();
  const onEnd = vi.fn();
  const page = render(
    <FakeShell host={host}>
      {on.map((name) => <section key={name} data-tour={name} />)}
      <Tour tour={tour} onEnd={onEnd} />
    </FakeShell>,
  );
  return { onEnd, notices, leave: page.unmount };
}
const card = () => screen.queryByRole("dialog");
const buttons = () => screen.getAllByRole("button").map((one) => one.textContent || one.title);
const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent;

test("the home tour shows the daily check-in and the journal prompt [TOUR-01]", () => {
  expect(targetsOf("home")).toEqual(["[data-tour=check-in]", "[data-tour=prompt]"]);
  take(named("home"));
  expect(screen.getByRole("dialog", { name: "Your daily check-in" })).toBeTruthy();
  press("Next");
  expect(screen.getByRole("dialog", { name: "Today's journal prompt" })).toBeTruthy();
});

test("the Tour Guide of Home starts the home tour, that of the journal its own [TOUR-02] [TOUR-05]", () => {
  const at = (path: string) => tours.filter((tour) => tour.path === path).map(({ id }) => id);
  expect(at("/")).toEqual(["home"]);
  expect(at("/journal")).toEqual(["journal"]);
  expect(targetsOf("journal")).toEqual(["[data-tour=prompts]", "[data-tour=entry]"]);
});

test("the tour of onboarding has no steps and does nothing [TOUR-07]", () => {
  localStorage.setItem("tour_onboarding", "true");
  const { onEnd, notices } = take(named("onboarding"));
  expect(named("onboarding").steps).toEqual([]);
  expect(card()).toBeNull();
  expect(notices).toEqual([]);
  expect(onEnd).toHaveBeenCalledOnce();
  expect({ ...localStorage }).toEqual({ tour_onboarding: "true" });
});

test("Finish keeps the completed flag, taking the tour again clears it [TOUR-08] [TOUR-10]", () => {
  const { onEnd, leave } = take(named("home"));
  press("Next");
  expect(localStorage.getItem("tour_home")).toBeNull();
  press("Finish");
  expect(localStorage.getItem("tour_home")).toBe("true");
  expect(card()).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
  leave();
  take(named("home"));
  expect(card()).not.toBeNull();
  expect(localStorage.getItem("tour_home")).toBeNull();
});

test("the first step has no Back, the last has Finish instead of Next [TOUR-11]", () => {
  take(named("home"));
  expect(buttons()).toEqual(["Close", "Next"]);
  press("Next");
  expect(buttons()).toEqual(["Close", "Back", "Finish"]);
});

test("the counter shows n / total of what the page has [TOUR-14]", () => {
  const { leave } = take(named("home"));
  expect(counter()).toBe("1 / 2");
  press("Next");
  expect(counter()).toBe("2 / 2");
  press("Back");
  expect(counter()).toBe("1 / 2");
  leave();
  take(named("home"), ["prompt"]);
  expect(counter()).toBe("1 / 1");
  expect(buttons()).toEqual(["Close", "Finish"]);
});

test.for(
  [["the close button", () => press("Close")], [
    "Escape",
    () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }),
  ]] as const,
)("%s ends the tour and completes nothing", ([, close]) => {
  const { onEnd } = take(named("home"));
  close();
  expect(card()).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(localStorage.getItem("tour_home")).toBeNull();
});

test("a tour has a close button that closes it, on any step [TOUR-13]", () => {
  take(named("home"));
  press("Next");
  press("Close");
  expect(card()).toBeNull();
});

const once: TourStep = {
  target: "[data-tour=check-in]",
  title: "Once",
  content: "…",
  position: "bottom",
  expression: "happy",
  onlyShowOnce: true,
};

test("a step that shows only once is kept as seen and passed over later [TOUR-09]", () => {
  const tour = { id: "twice", steps: [once, { ...once, target: "[data-tour=prompt]" }] };
  const seen = () => JSON.parse(localStorage.getItem("tour_twice_seen") ?? "[]");
  const { leave } = take(tour);
  expect(seen()).toEqual(["[data-tour=check-in]"]);
  press("Close");
  leave();
  take(tour);
  expect(counter()).toBe("1 / 1");
  press("Finish");
  expect(seen()).toEqual(["[data-tour=check-in]", "[data-tour=prompt]"]);
});

test("a page that has nothing of the tour says so instead of doing nothing", async () => {
  const { onEnd, notices } = take(named("home"), []);
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(notices).toEqual([{ title: "There is nothing to show on this page right now." }]);
});

test("a tour goes on to its end when nothing can be stored [TOUR-19] [TOUR-20]", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { onEnd } = take({ ...named("home"), steps: [once, ...named("home").steps.slice(1)] });
  press("Next");
  press("Finish");
  expect(onEnd).toHaveBeenCalledOnce();
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    "tour_home could not be kept:",
    "tour_home_seen could not be kept:",
    "tour_home could not be kept:",
  ]);
});
