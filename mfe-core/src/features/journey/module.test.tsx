import { STARTER } from "@reclaim/contracts-common/entitlements";
import { defineRemote } from "@reclaim/host-api";
import {
  fakeHost,
  type MockResponses,
  press,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { set } from "idb-keyval";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clearDevice } from "../../testing/device-storage.ts";
import { loadContent } from "./load-content.ts";
import type { ModuleContent } from "./module-content.ts";
import ModulePage from "./module.page.tsx";

let content: ModuleContent;
beforeAll(async () => {
  content = (await loadContent({ pillar: "body", id: 2 }))!;
  await import("./achievement-dialog.tsx");
});
beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("scrollTo", vi.fn());
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
});

const LIST = "GET /api/module-progress";
const TASKS = "PUT /api/module-progress/body/2";
const COMPLETE = "POST /api/module-progress/body/2/complete";
const SAVE = "POST /api/journal-entries";
const row = (moduleId: number, fields: object = {}) => ({
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  userId: "member-1",
  pillar: "body",
  moduleId,
  completed: true,
  progress: 100,
  completedTasks: [] as string[],
  completedDate: "2026-11-20T09:00:00.000Z",
  lastUpdated: "2026-11-20T09:00:00.000Z",
  ...fields,
});
const completed = (newBadges: string[] = []) => ({
  progress: { bodyReset: 33.3, mindReset: 0, emotionalReset: 0, financialReset: 0 },
  completedModules: 2,
  newBadges,
});
const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: "The service says no." }, { status });

/** A member who has completed the first module of the body. */
const beginner = (fields: Parameters<typeof sampleMember>[0] = {}) =>
  sampleMember({
    completedModules: 1,
    progress: { bodyReset: 100 / 6, mindReset: 0, emotionalReset: 0, financialReset: 0 },
    ...fields,
  });

/** The page of a module; by default the second of the body, which is open. */
async function page(
  { at = "/journey/body-reset/2", answers = {}, member = beginner() }: {
    at?: string;
    answers?: MockResponses;
    member?: ReturnType<typeof sampleMember> | null;
  } = {},
) {
  const fake = fakeHost({ member, responses: { [LIST]: [row(1)], ...answers } });
  const paths = ["body", "mind", "emotional", "financial"].map((pillar) =>
    `/journey/${pillar}-reset/:id`
  );
  renderRemote(
    defineRemote({
      name: "mfe-core",
      routes: paths.map((path) => ({ path, Component: ModulePage })),
    }),
    { at, host: fake.host },
  );
  await waitFor(() => expect(document.querySelector("h1, h2")).toBeTruthy());
  const sent = () => fake.calls.filter(({ method }) => method !== "GET");
  return { ...fake, sent };
}
const opened = async (options?: Parameters<typeof page>[0]) => {
  const shown = await page(options);
  await screen.findByRole("button", { name: "Save Reflection" });
  return shown;
};
const tasks = () => screen.getAllByRole<HTMLButtonElement>("checkbox");
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your reflection" });
const completeButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Complete Module" });
const next = () => screen.getByRole("link", { name: "Next Module" }).getAttribute("href");

test("a module shows title, subtitle, picture, introduction, benefits, sources and a video place [JNY-16] [JNY-18] [JNY-20]", async () => {
  const { notices } = await opened();
  expect(screen.getByRole("heading", { level: 1, name: "Body Reset: Module 2" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Walk It In" })).toBeTruthy();
  for (const words of [content.subtitle, ...content.introduction, ...content.benefits]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(document.querySelector("svg[aria-hidden]")).toBeTruthy();
  expect(screen.getByText(content.sources[0]!.title, { exact: false })).toBeTruthy();
  press(/^Play the video/);
  expect(notices).toEqual([{
    title: "Coming soon",
    description: "Video playback will be available in a future update.",
  }]);
});

test("three tasks can be done and taken back, each change with all of them [JNY-19] [JNY-29]", async () => {
  let kept = ["body-2-3"];
  const { sent } = await opened({
    answers: {
      [LIST]: () => [row(1), row(2, { completed: false, completedTasks: kept })],
      [TASKS]: (body: unknown) => {
        kept = (body as { completedTasks: string[] }).completedTasks;
        return row(2, { completed: false, completedTasks: kept, completedDate: null });
      },
    },
  });
  expect(screen.getByRole("heading", { name: content.challenge.title })).toBeTruthy();
  expect(tasks()).toHaveLength(3);
  await screen.findByText("1 of 3 done");
  fireEvent.click(tasks()[0]!);
  await screen.findByText("2 of 3 done");
  fireEvent.click(tasks()[2]!);
  await screen.findByText("1 of 3 done");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([
    { completedTasks: ["body-2-3", "body-2-1"] },
    { completedTasks: ["body-2-1"] },
  ]);
  expect(tasks().map((one) => one.getAttribute("aria-checked"))).toEqual([
    "true",
    "false",
    "false",
  ]);
});

test("a task that was not kept is taken back, with a word, also when nothing answers any more", async () => {
  let away = false;
  const { notices } = await opened({
    answers: {
      [LIST]: () => away ? refusal(503, "unavailable")() : [row(1)],
      [TASKS]: refusal(503, "unavailable"),
    },
  });
  await act(async () => {});
  away = true;
  fireEvent.click(tasks()[0]!);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ title: "The task was not kept", variant: "destructive" });
  await screen.findByText("0 of 3 done");
});

test("tasks wait until it is known which are done: a change is sent with all of them", async () => {
  let answer = refusal(503, "unavailable");
  await page({ answers: { [LIST]: () => answer() } });
  const [first] = await screen.findAllByRole("checkbox");
  expect(first).toHaveProperty("disabled", true);
  expect(screen.getByText("Your tasks can be ticked when the server answers.")).toBeTruthy();
  answer = () => Response.json([row(1), row(2, { completed: false, completedTasks: [] })]);
  for (const change of ["offline", "online"]) {
    await act(async () => void window.dispatchEvent(new Event(change)));
  }
  await waitFor(() => expect(first).toHaveProperty("disabled", false));
  expect(screen.getByText("0 of 3 done")).toBeTruthy();
});

test("an empty reflection is refused and nothing is saved [JNY-21] [JNY-26]", async () => {
  const { sent, notices } = await opened();
  expect(screen.getByRole("heading", { name: content.journalPrompt })).toBeTruthy();
  expect(box().rows).toBe(4);
  fireEvent.change(box(), { target: { value: "  \n " } });
  press("Save Reflection");
  expect(notices).toEqual([{
    title: "Empty Journal Entry",
    description: "Please write something in your journal.",
    variant: "destructive",
  }]);
  expect(sent()).toEqual([]);
});

test("a reflection is an entry on the module's question; the box is empty then [JNY-27] [JNY-28]", async () => {
  const { sent, notices } = await opened({
    answers: {
      [SAVE]: {
        entry: {
          id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
          userId: "member-1",
          date: "2026-11-20T20:00:00.000Z",
          timeZone: "Europe/Vienna",
          localDate: "2026-11-20",
          promptId: "module:body:2",
          promptText: content.journalPrompt,
          content: "Up the hill.",
        },
        journalEntries: 1,
        newBadges: [],
      },
    },
  });
  fireEvent.change(box(), { target: { value: "Up the hill." } });
  press("Save Reflection");
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices).toEqual([{
    title: "Journal Entry Saved",
    description: "Your reflection has been saved successfully.",
  }]);
  expect(sent()[0]?.body).toMatchObject({
    promptId: "module:body:2",
    promptText: content.journalPrompt,
    content: "Up the hill.",
  });
  await waitFor(() => expect(box().value).toBe(""));
});

test("a reflection that cannot be sent waits on the device and is told", async () => {
  const { notices } = await opened({ answers: { [SAVE]: refusal(503, "unavailable") } });
  fireEvent.change(box(), { target: { value: "In the car park." } });
  press("Save Reflection");
  await waitFor(() => expect(notices[0]?.title).toBe("Kept on this device"));
  await screen.findByText(/Kept on this device\. It goes out/);
});

test("words and failed reflections stay in the box", async () => {
  const { notices } = await opened({ answers: { [SAVE]: refusal(403, "upgrade_required") } });
  fireEvent.change(box(), { target: { value: "A fourth." } });
  press("Save Reflection");
  expect((await screen.findByRole("link", { name: "See the plans" })).getAttribute("href"))
    .toBe("/products");
  expect(box().value).toBe("A fourth.");
  expect(notices).toEqual([]);
});

test("completing without a badge is told by a toast, and once under a double press [JNY-22] [JNY-34]", async () => {
  const { sent, notices } = await opened({ answers: { [COMPLETE]: completed() } });
  fireEvent.click(completeButton());
  fireEvent.click(completeButton());
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.title).toBe("Module Completed");
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a badge that it earned is unlocked in a dialog with confetti [JNY-33]", async () => {
  const badge = {
    id: "body-progress",
    name: "Body in Motion",
    icon: "heart",
    description: "Three body modules.",
    earned: true,
    earnedDate: "Nov 21",
  };
  const { notices } = await opened({
    member: beginner({ badges: [badge] }),
    answers: { [COMPLETE]: completed(["body-progress", "five-modules"]) },
  });
  fireEvent.click(completeButton());
  const dialog = await screen.findByRole("dialog", { name: "Achievement Unlocked" });
  expect(dialog.textContent).toContain("Body in Motion");
  expect(notices).toEqual([]);
  press("Go on");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a module that was not completed says so and can be tried again", async () => {
  const { notices } = await opened({ answers: { [COMPLETE]: refusal(503, "unavailable") } });
  fireEvent.click(completeButton());
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({
    title: "The module was not completed",
    variant: "destructive",
  });
  await waitFor(() => expect(completeButton().getAttribute("aria-disabled")).toBe("false"));
});

test("Next Module is the next id, after the last the pillar's list [JNY-36]", async () => {
  await opened();
  expect(next()).toBe("/journey/body-reset/3");
});

test("after the pillar's last module comes its list [JNY-36]", async () => {
  await opened({ at: "/journey/body-reset/6" });
  expect(next()).toBe("/journey?pillar=body");
});

test("the financial page is titled by its module and goes back to /journey [JNY-23]", async () => {
  await opened({ at: "/journey/financial-reset/1" });
  expect(screen.getByRole("heading", { level: 1, name: "Financial Reset: Module 1" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Journey" }).getAttribute("href"))
    .toBe("/journey");
});

test.for(["7", "0", "99", "abc", "1.5", "01", "1abc"])(
  "/journey/body-reset/%s is not found [JNY-24] [JNY-25]",
  async (id) => {
    const { sent } = await page({ at: `/journey/body-reset/${id}` });
    expect(screen.getByRole("heading", { name: "Module Not Found" })).toBeTruthy();
    expect(screen.getByText("This module is not available yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Journey" }).getAttribute("href"))
      .toBe("/journey");
    expect(sent()).toEqual([]);
  },
);

test("a locked module can be read, and neither done nor completed", async () => {
  await opened({ at: "/journey/body-reset/4" });
  expect(await screen.findByText(/opens for its tasks when “Walk It In” is completed/))
    .toBeTruthy();
  expect(completeButton().disabled).toBe(true);
  expect(tasks().every(({ disabled }) => disabled)).toBe(true);
});

test("what the plan lacks is said, with the way to the plans [JNY-38]", async () => {
  await opened({ member: beginner({ entitlement: STARTER }) });
  expect(screen.getByText(/Starter plan has the first module of each pillar/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
    .toBe("/products");
  expect(completeButton().disabled).toBe(true);
});

test("a completed module says so, and can be read and reflected on again", async () => {
  await opened({ answers: { [LIST]: [row(1), row(2)] } });
  await screen.findByText("Completed");
  expect(screen.queryByRole("button", { name: "Complete Module" })).toBeNull();
});

test("without a member a module can be read, and asks for nothing", async () => {
  const { calls } = await page({ member: null });
  await screen.findByText(content.subtitle);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(calls).toEqual([]);
});

test("a module goes on where it was left", async () => {
  await set("reclaim-draft:member-1:reading:body-2", "640");
  await opened();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 640 }));
});
