import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { TALKS } from "./talks.ts";

beforeAll(async () => {
  await Promise.all([
    import("./home.page.tsx"),
    import("./home-sections.tsx"),
    import("./sound-player.tsx"),
  ]);
});
beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL }));
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
});
afterEach(() => {
  sounds.length = 0;
});

const sounds: Blob[] = [];
const createObjectURL = (blob: Blob) => `blob:sound-${sounds.push(blob)}`;
const revokeObjectURL = vi.fn();
const CHECK_INS = "/api/check-ins/user/member-1";
const MODULES = "/api/module-progress";

async function home(
  member: ReturnType<typeof sampleMember> | null = sampleMember(),
  modules: unknown = () => new Response("", { status: 503 }),
) {
  const answers = { [`GET ${CHECK_INS}`]: [], [`GET ${MODULES}`]: modules };
  const fake = fakeHost({ member, responses: answers });
  renderRemote(remote, { at: "/", host: fake.host });
  await screen.findByRole("heading", { name: "Midlife Mastery Talks" });
  return fake;
}
const part = (name: string) =>
  within(screen.getByRole("heading", { level: 2, name }).closest("section") as HTMLElement);
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
const begun = sampleMember({
  completedModules: 3,
  progress: { bodyReset: 50, mindReset: 0, emotionalReset: 0, financialReset: 0 },
});

test("Home shows the check-in with moods and room for thoughts [HOME-01]", async () => {
  await home();
  const form = within(screen.getByRole("form", { name: "How are you today?" }));
  expect(form.getAllByRole("radio")).toHaveLength(5);
  expect(form.getByLabelText(/Anything on your mind\? \(optional\)/)).toBeTruthy();
  expect(form.getByRole("button", { name: "Check in" })).toBeTruthy();
});

test("recommended modules lead to their pages [HOME-03]", async () => {
  await home(begun);
  const recommended = part("Recommended for you");
  expect(recommended.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent))
    .toEqual(["Eat Like a Grown Man", "Empty the Head", "Naming What Is There"]);
  expect(hrefs(recommended.getAllByRole("link"))).toEqual([
    "/journey/body-reset/4",
    "/journey/mind-reset/1",
    "/journey/emotional-reset/1",
  ]);
  expect(recommended.getByRole("link", { name: "Continue: Eat Like a Grown Man" })).toBeTruthy();
  expect(recommended.getByText("Body · In progress")).toBeTruthy();
  expect(recommended.getByText("Mind · Up next")).toBeTruthy();
});

test("the journey goes on in each pillar, where the member stands [HOME-03]", async () => {
  await home(begun);
  const journey = part("Continue Your Journey");
  expect(journey.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuetext")))
    .toEqual(["3 of 6 modules", "0 of 7 modules", "0 of 8 modules", "0 of 6 modules"]);
  expect(hrefs(journey.getAllByRole("link"))).toEqual([
    "/journey/body-reset/4",
    "/journey/mind-reset/1",
    "/journey/emotional-reset/1",
    "/journey/financial-reset/1",
  ]);
  expect(journey.queryByText(/Nothing is begun yet/)).toBeNull();
});

test("who has not begun reads so, and finds the first module of each pillar", async () => {
  await home();
  const journey = part("Continue Your Journey");
  expect(journey.getByText(/Nothing is begun yet/)).toBeTruthy();
  expect(journey.getAllByRole("link", { name: /^Start Module: / })).toHaveLength(4);
});

test("who has completed all is told so, and can look back", async () => {
  const progress = { bodyReset: 100, mindReset: 100, emotionalReset: 100, financialReset: 100 };
  await home(sampleMember({ completedModules: 27, progress }));
  expect(part("Recommended for you").getByText(/All 27 modules are behind you/)).toBeTruthy();
  expect(hrefs(part("Continue Your Journey").getAllByRole("link"))).toEqual([
    "/journey?pillar=body",
    "/journey?pillar=mind",
    "/journey?pillar=emotional",
    "/journey?pillar=financial",
  ]);
});

test("Today's Fuel plays a sound that is made here, when it is asked for [HOME-04]", async () => {
  const { calls } = await home();
  const fuel = part("Today's Fuel");
  const title = fuel.getByRole("heading", { level: 3 }).textContent ?? "";
  expect(sounds).toEqual([]);
  fireEvent.click(fuel.getByRole("button", { name: `Listen: ${title}` }));
  const player = await fuel.findByRole("group", { name: title });
  const audio = player.querySelector("audio");
  expect(audio?.src).toBe("blob:sound-1");
  expect(audio?.autoplay).toBe(true);
  expect(sounds[0]?.type).toBe("audio/wav");
  expect(calls.map(({ path }) => path).sort()).toEqual([CHECK_INS, MODULES]);

  fireEvent.click(fuel.getByRole("button", { name: `Close the player: ${title}` }));
  expect(fuel.queryByRole("group")).toBeNull();
  expect(revokeObjectURL).toHaveBeenCalledWith("blob:sound-1");
});

test("two sounds are never open at once", async () => {
  await home();
  fireEvent.click(part("Today's Fuel").getByRole("button", { name: /^Listen/ }));
  await part("Today's Fuel").findByRole("group");
  fireEvent.click(part("Midlife Mastery Talks").getByRole("button", { name: /^Listen/ }));
  await part("Midlife Mastery Talks").findByRole("group");
  expect(document.querySelectorAll("audio")).toHaveLength(1);
});

test("Mindful Break offers the first three quick exercises [HOME-05]", async () => {
  await home();
  const rest = part("Mindful Break");
  expect(rest.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent))
    .toEqual(["Box Breathing", "Deep Breathing", "Calming Breath"]);
  expect(hrefs(rest.getAllByRole("link"))).toEqual([
    "/mindfulness?exercise=box-breathing",
    "/mindfulness?exercise=deep-breathing",
    "/mindfulness?exercise=calming-breath",
    "/mindfulness",
  ]);
  expect(rest.getByText(/^64 seconds/)).toBeTruthy();
});

test("there are three talks, one to hear and two to watch [HOME-08]", async () => {
  await home();
  const talks = part("Midlife Mastery Talks");
  expect(talks.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(talks.getAllByText("Audio")).toHaveLength(1);
  expect(talks.getAllByText("Video")).toHaveLength(2);
});

test("a talk shows title, presenter, role, length, picture and kind [HOME-09]", async () => {
  await home();
  const rows = part("Midlife Mastery Talks").getAllByRole("listitem");
  expect(rows).toHaveLength(TALKS.length);
  for (const [index, { title, presenter, role, duration, type }] of TALKS.entries()) {
    const row = rows[index] as HTMLElement;
    expect(within(row).getByRole("heading", { name: title })).toBeTruthy();
    expect(row.textContent).toContain(presenter);
    expect(row.textContent).toContain(role);
    expect(row.textContent).toContain(`${duration / 60} min`);
    expect(row.textContent).toContain(type === "audio" ? "Audio" : "Video");
    expect(row.querySelector("svg[viewBox='0 0 160 100']")).toBeTruthy();
  }
});

test("a sound lasts as long as its talk says", () => {
  for (const talk of TALKS) {
    if (talk.type === "audio") expect(talk.audioSrc).toBe(`tone:${talk.duration}`);
  }
});

test("the talk to hear plays; a video plays nothing and says that it is coming [HOME-10]", async () => {
  const { notices } = await home();
  const talks = part("Midlife Mastery Talks");
  for (const watch of talks.getAllByRole("button", { name: /^Watch/ })) fireEvent.click(watch);
  const coming = {
    title: "Coming soon",
    description: "Video playback will be available in a future update.",
  };
  expect(notices).toEqual([coming, coming]);
  expect(document.querySelector("video, audio, iframe")).toBeNull();
  fireEvent.click(talks.getByRole("button", { name: "Listen: Four Minutes Without Words" }));
  expect(await talks.findByRole("group", { name: "Four Minutes Without Words" })).toBeTruthy();
  expect(notices).toHaveLength(2);
});

test("a visitor sees nothing of a member, and no sample of one [HOME-15]", async () => {
  await home(null);
  for (const name of ["Recommended for you", "Continue Your Journey", "How are you today?"]) {
    expect(screen.queryByRole("heading", { name })).toBeNull();
  }
  expect(screen.queryByTestId("streak")).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Good morning");
  expect(screen.getByText("Sign in to check in and to see your days.")).toBeTruthy();
});

test("prompt, exercises and talks show without any call [HOME-16]", async () => {
  const { calls } = await home(null);
  expect(screen.getByRole("heading", { name: "Today's journal prompt" })).toBeTruthy();
  expect(part("Mindful Break").getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(part("Midlife Mastery Talks").getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(calls).toEqual([]);
});

test("modules show without a call for content: only what is the member's own is asked for [HOME-16]", async () => {
  const { calls } = await home(begun);
  expect(part("Recommended for you").getAllByRole("link")).toHaveLength(3);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ path }) => path).sort()).toEqual([CHECK_INS, MODULES]);
});

test("a module that was only begun goes on, once the server tells of it [HOME-03]", async () => {
  await home(sampleMember(), [{
    id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
    userId: "member-1",
    pillar: "financial",
    moduleId: 1,
    completed: false,
    progress: 33,
    completedTasks: ["financial-1-1"],
    completedDate: null,
    lastUpdated: "2026-11-20T09:00:00.000Z",
  }]);
  expect(await part("Recommended for you").findByRole("link", { name: "Continue: An Honest Look" }))
    .toBeTruthy();
  expect(part("Continue Your Journey").queryByText(/Nothing is begun yet/)).toBeNull();
});

test("cards of other teams have their place", async () => {
  await home();
  expect(document.querySelector("[data-tour=cards] [data-slot='home.cards']")).toBeTruthy();
});

test("a tour finds what it tells of", async () => {
  await home();
  for (const target of ["check-in", "prompt", "recommended", "journey", "mindful-break", "cards"]) {
    expect(document.querySelectorAll(`[data-tour=${target}]`), target).toHaveLength(1);
  }
});
