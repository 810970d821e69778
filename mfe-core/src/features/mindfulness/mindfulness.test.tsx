import { useLocation } from "@reclaim/host-api/router";
import { defineRemote } from "@reclaim/host-api";
import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import Mindfulness from "./mindfulness.page.tsx";
import { OpenExercise } from "./open-exercise.tsx";
import Visualizations from "./visualizations.page.tsx";

const FAVOURITES = "/api/favourite-exercises";
const PRACTICE = "/api/practice";

beforeEach(async () => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  await OpenExercise.preload();
});

const practised = (exerciseId: string) => ({
  id: crypto.randomUUID(),
  exerciseId,
  kind: "breathing",
  seconds: 45,
  date: "2026-11-20T09:00:00.000Z",
  localDate: "2026-11-20",
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function page(at = "/mindfulness", responses: MockResponses = {}) {
  const fake = fakeHost({
    responses: { [`GET ${FAVOURITES}`]: [], [`GET ${PRACTICE}`]: [], ...responses },
  });
  const withAddress = (Page: () => React.ReactNode) => () => (
    <>
      <Page />
      <Address />
    </>
  );
  const remote = defineRemote({
    name: "mfe-core",
    routes: [
      { path: "/mindfulness", Component: withAddress(Mindfulness) },
      { path: "/mindfulness/visualizations", Component: withAddress(Visualizations) },
    ],
  });
  renderRemote(remote, { at, host: fake.host });
  await waitFor(() => expect(fake.calls.length).toBeGreaterThan(0));
  return fake;
}
const titles = () =>
  within(screen.getByRole("tabpanel")).queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId("address").textContent;
const choose = (group: string, name: string) =>
  fireEvent.click(
    within(screen.getByRole("group", { name: group })).getByRole("button", { name }),
  );
const search = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });

test("the page is titled Mindfulness Practice, with the tabs Explore and My Exercises [MND-01] [MND-08]", async () => {
  await page();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mindfulness Practice");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent))
    .toEqual(["Explore", "My Exercises"]);
  expect(titles()).toHaveLength(11);
});

test("categories and goals narrow the list, and stand in the address [MND-02] [MND-03] [MND-04]", async () => {
  await page();
  const names = (group: string) =>
    within(screen.getByRole("group", { name: group })).getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(names("Kind")).toEqual(["All", "Breathing", "Meditation", "Visualization"]);
  expect(names("Good for")).toEqual(["All", "Stress", "Focus", "Sleep", "Energy"]);
  choose("Good for", "Sleep");
  expect(titles()).toEqual(["4-7-8 Breathing", "Body Scan"]);
  choose("Kind", "Meditation");
  expect(titles()).toEqual(["Body Scan"]);
  expect(address()).toBe("/mindfulness?goal=sleep&category=meditation");
  choose("Good for", "All");
  choose("Kind", "All");
  expect(titles()).toHaveLength(11);
  expect(address()).toBe("/mindfulness");
});

test("filters of the address are applied, and unknown ones harm nothing", async () => {
  await page("/mindfulness?goal=energy&category=dancing&exercise=no-such-exercise&tab=other");
  expect(titles()).toEqual(["Deep Breathing", "Gratitude"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("search narrows the list and stays out of the address; nothing found can be cleared [MND-05] [MND-06]", async () => {
  await page("/mindfulness?category=meditation");
  search("FEET");
  expect(titles()).toEqual(["Body Scan"]);
  expect(screen.getByText("1 exercise")).toBeTruthy();
  expect(address()).toBe("/mindfulness?category=meditation");
  search("tax return");
  expect(screen.getByText("No exercises found.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show all exercises" }));
  expect(titles()).toHaveLength(11);
  expect(address()).toBe("/mindfulness");
});

test("it links to the guided visualizations [MND-07]", async () => {
  await page();
  expect(screen.getByRole("link", { name: "Guided Visualizations" }).getAttribute("href"))
    .toBe("/mindfulness/visualizations");
});

test("an exercise opens by its button and by its address, and closes again [MND-08]", async () => {
  await page("/mindfulness?exercise=box-breathing");
  expect(screen.getByRole("dialog", { name: "Box Breathing" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(address()).toBe("/mindfulness");
  fireEvent.click(screen.getByRole("button", { name: "Start: Body Scan" }));
  expect(screen.getByRole("dialog", { name: "Body Scan" })).toBeTruthy();
  expect(address()).toBe("/mindfulness?exercise=body-scan");
});

test("My Exercises are the favourites and what was practised lately, each once", async () => {
  await page("/mindfulness?tab=mine", {
    [`GET ${FAVOURITES}`]: ["gratitude"],
    [`GET ${PRACTICE}`]: [practised("box-breathing"), practised("box-breathing")],
  });
  await screen.findByRole("heading", { name: "Favourites" });
  expect(titles()).toEqual(["Gratitude", "Box Breathing"]);
  choose("Kind", "Breathing");
  expect(titles()).toEqual(["Box Breathing"]);
  search("nothing of this");
  expect(screen.getByText("No exercises found.")).toBeTruthy();
});

test("without favourites and practice it says how to get some", async () => {
  await page("/mindfulness?tab=mine");
  expect(await screen.findByText("Nothing here yet")).toBeTruthy();
});

test("My Exercises that did not load say so and can be tried again", async () => {
  let answers = false;
  await page("/mindfulness?tab=mine", {
    [`GET ${PRACTICE}`]: () =>
      answers ? [practised("box-breathing")] : new Response("", { status: 500 }),
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Your exercises did not load.");
  answers = true;
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Box Breathing")).toBeTruthy();
});

test("the heart makes a favourite and takes it back, and one that fails is told", async () => {
  const { calls, notices } = await page("/mindfulness", {
    [`PUT ${FAVOURITES}/gratitude`]: () => new Response(null, { status: 204 }),
  });
  const heart = (name: string) => screen.findByRole("button", { name: `Favourite: ${name}` });
  fireEvent.click(await heart("Gratitude"));
  await waitFor(async () =>
    expect((await heart("Gratitude")).getAttribute("aria-pressed")).toBe("true")
  );
  expect(calls).toContainEqual({
    method: "PUT",
    path: `${FAVOURITES}/gratitude`,
    body: undefined,
  });
  fireEvent.click(await heart("Body Scan"));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect((await heart("Body Scan")).getAttribute("aria-pressed")).toBe("false");
});

test("Guided Visualizations has two tabs: the quick one, and the two that are not [MND-25]", async () => {
  await page("/mindfulness/visualizations");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Guided Visualizations");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent))
    .toEqual(["Quick Visualizations", "Immersive Journeys"]);
  expect(titles()).toEqual(["Forest Renewal"]);
  openTab("Immersive Journeys");
  expect(titles()).toEqual(["Peaceful Beach", "Mountain Refuge"]);
});

test("a visualization card shows title, description and whole minutes, and opens its player [MND-26] [MND-27]", async () => {
  await page("/mindfulness/visualizations");
  const card = () => within(within(screen.getByRole("tabpanel")).getAllByRole("listitem")[0]!);
  expect(card().getByText(/6 minutes/)).toBeTruthy();
  expect(card().getByText(/^Six minutes in a wet wood/)).toBeTruthy();
  openTab("Immersive Journeys");
  expect(card().getByText(/10 minutes/)).toBeTruthy();
  expect(screen.getByText(/8 minutes/)).toBeTruthy();
  fireEvent.click(card().getByRole("button", { name: "Start: Peaceful Beach" }));
  const dialog = within(screen.getByRole("dialog", { name: "Peaceful Beach" }));
  expect(dialog.getByRole("button", { name: "Play" })).toBeTruthy();
  expect(address()).toBe("/mindfulness/visualizations?exercise=peaceful-beach");
});

test("there are three benefit cards [MND-28]", async () => {
  await page("/mindfulness/visualizations");
  for (const title of ["Stress Reduction", "Mental Clarity", "Emotional Resilience"]) {
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  }
});

test("an exercise that is no visualization does not open there", async () => {
  await page("/mindfulness/visualizations?exercise=box-breathing");
  expect(screen.queryByRole("dialog")).toBeNull();
});
