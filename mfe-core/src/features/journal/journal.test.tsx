import { type JournalEntry, newJournalEntry } from "@reclaim/contracts-members/journal";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { defineRemote, type Notice } from "@reclaim/host-api";
import {
  fakeHost,
  type MockResponses,
  press,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { Link } from "@reclaim/host-api/router";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createStore, get, set, values } from "idb-keyval";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clearDevice, fillDevice } from "../../testing/device-storage.ts";
import OutboxSync from "../../shared/outbox-sync.tsx";
import Journal from "./journal.page.tsx";
import { CATEGORIES, PROMPTS, searchPrompts } from "./journal.prompts.ts";
import { PromptLibrary } from "./prompt-library.tsx";

// Chunks that a press opens; a busy machine may take longer than a search waits.
beforeAll(() => Promise.all([import("./feedback-dialog.tsx"), import("./years-ago.tsx")]));
vi.mock("idb-keyval", { spy: true });
const { get: getKept } = await vi.importActual<typeof import("idb-keyval")>("idb-keyval");
beforeEach(clearDevice);

const ENTRY_ID = "reclaim-draft:member-1:journal-entry:id";

const LIST = "GET /api/journal-entries";
const SAVE = "POST /api/journal-entries";
const ID = "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11";
const entry = (fields: Partial<JournalEntry> = {}): JournalEntry => ({
  id: ID,
  userId: "member-1",
  date: "2026-11-20T20:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-20",
  promptId: null,
  promptText: null,
  content: "A walk.",
  ...fields,
});
const saved = { entry: entry(), journalEntries: 1, newBadges: [] };
/** A prompt that another page brings along. */
const BROUGHT = { id: `ai:${ID}`, text: "What gave way this week?" };
const refused = (status: number, code = "x", message = "No.") => () =>
  Response.json({ code, message }, { status });

function page(
  { answers = {}, at = "/journal", member = sampleMember() }: {
    answers?: MockResponses;
    at?: string;
    member?: ReturnType<typeof sampleMember> | null;
  } = {},
) {
  const fake = fakeHost({ member, responses: { [LIST]: [], [SAVE]: saved, ...answers } });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{
      path: "/journal",
      Component: () => (
        <>
          <Journal />
          <OutboxSync />
        </>
      ),
    }, {
      path: "/elsewhere",
      Component: () => <Link to="/journal" state={{ prompt: BROUGHT }}>Write about it</Link>,
    }],
  });
  renderRemote(remote, { at, host: fake.host });
  const sent = () => fake.calls.filter(({ method }) => method !== "GET");
  return { ...fake, refresh, sent };
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your entry" });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const save = () => press("Save entry");
const search = (typed: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: typed } });
const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });
const offered = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a prompt has an id, a text and one of the four categories [ENT-31]", () => {
  for (const { id, text, category } of PROMPTS) {
    expect(id).toMatch(/^[a-z]+-\d+$/);
    expect(text.trim()).not.toBe("");
    expect(CATEGORIES).toContain(category);
  }
  expect(new Set(PROMPTS.map(({ id }) => id)).size).toBe(PROMPTS.length);
  for (const category of CATEGORIES) {
    expect(PROMPTS.filter((prompt) => prompt.category === category).length).toBeGreaterThan(5);
  }
});

test("prompts come in four tabs, with a search [JRN-01]", () => {
  page();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Reflection",
    "Growth",
    "Purpose",
    "Mindfulness",
  ]);
  for (const category of CATEGORIES) {
    openTab(category[0]!.toUpperCase() + category.slice(1));
    press(/^Show \d more$/);
    expect(offered()).toEqual(
      PROMPTS.filter((prompt) => prompt.category === category).map(({ text }) => text),
    );
  }
  expect(screen.getByRole("searchbox", { name: "Search the prompts" })).toBeTruthy();
});

test("the search finds words in all categories, whatever their case", () => {
  page();
  search("  LIFE toDay ");
  expect(offered()).toEqual([
    "ReflectionWhat would the man you were at thirty notice about your life today?",
  ]);
  search("forty years");
  openTab("Growth");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  expect(offered()[0]).toBe(PROMPTS.find(({ category }) => category === "growth")?.text);
});

test("a search without a hit says so [JRN-03]", () => {
  page();
  search("accordion");
  expect(searchPrompts(PROMPTS, "accordion")).toEqual([]);
  expect(screen.getByText("No prompts found matching your search.")).toBeTruthy();
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("a category without prompts says so [JRN-04]", () => {
  const { host } = fakeHost();
  const only = PROMPTS.filter(({ category }) => category === "reflection");
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{
      path: "/journal",
      Component: () => <PromptLibrary prompts={only} chosen={undefined} onChoose={() => {}} />,
    }],
  });
  renderRemote(remote, { at: "/journal", host });
  openTab("Purpose");
  expect(screen.getByText("No prompts found in this category.")).toBeTruthy();
});

test("a chosen prompt stands over the entry box and goes with the entry [JRN-02]", async () => {
  const { sent } = page();
  const text = "Which moment of this week would you live through again, and why that one?";
  press(text);
  expect(screen.getByRole("form", { name: text })).toBeTruthy();
  expect(document.activeElement).toBe(box());
  write("In Friuli, in May.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(newJournalEntry.parse(sent()[0]?.body)).toMatchObject({
    promptId: "reflection-2",
    promptText: text,
    content: "In Friuli, in May.",
  });
});

test("what was typed stays when another prompt, or none, is chosen", () => {
  page();
  write("Half a thought.");
  press(/live through again/);
  press(/nobody asked you to carry/);
  expect(box().value).toBe("Half a thought.");
  press("Write without a prompt");
  expect(screen.getByRole("form", { name: "What is on your mind?" })).toBeTruthy();
  expect(box().value).toBe("Half a thought.");
});

test("a link can bring a prompt of another page, which stays and goes with the entry", async () => {
  page({ at: "/elsewhere" });
  fireEvent.click(screen.getByRole("link", { name: "Write about it" }));
  expect(await screen.findByRole("form", { name: BROUGHT.text })).toBeTruthy();
  cleanup();
  const { sent } = page();
  expect(await screen.findByRole("form", { name: BROUGHT.text })).toBeTruthy();
  write("The fence.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(newJournalEntry.parse(sent()[0]?.body)).toMatchObject({
    promptId: BROUGHT.id,
    promptText: BROUGHT.text,
  });
});

test("the address can ask for a prompt, one of Home's or of the library", async () => {
  for (const id of ["home-4", "purpose-6"]) {
    const prompt = PROMPTS.find((one) => one.id === id)!;
    page({ at: `/journal?prompt=${id}` });
    expect(screen.getByRole("form", { name: prompt.text })).toBeTruthy();
    expect(await screen.findByRole("button", { name: prompt.text, pressed: true })).toBeTruthy();
    press("Write without a prompt");
    expect(screen.getByRole("form", { name: "What is on your mind?" })).toBeTruthy();
    cleanup();
  }
  page({ at: "/journal?prompt=unknown" });
  expect(screen.getByRole("form", { name: "What is on your mind?" })).toBeTruthy();
});

test.for(["", " \n\t "])("an empty entry (%j) is told and not sent [JRN-05]", async (text) => {
  const { notices, sent } = page();
  write(text);
  save();
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Entry is empty",
      description: "Please write something before saving.",
      variant: "destructive",
    }])
  );
  expect(sent()).toEqual([]);
});

test("a saved entry is confirmed and the box clears, then and not before [JRN-06]", async () => {
  let answer: (value: unknown) => void = () => {};
  const { notices, refresh, calls } = page({
    answers: { [SAVE]: () => new Promise((resolve) => answer = resolve) },
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  write("  A walk.\n");
  save();
  await screen.findByRole("button", { name: "Saving…" });
  expect(box().value).toBe("  A walk.\n");
  expect(notices).toEqual([]);
  answer(saved);
  await waitFor(() => expect(box().value).toBe(""));
  expect(notices).toEqual([{
    title: "Journal entry saved",
    description: "Your journal entry has been saved successfully.",
  }]);
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(calls.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  expect(newJournalEntry.parse(calls[1]?.body)).toEqual({
    promptId: null,
    promptText: null,
    content: "  A walk.\n",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("words typed while an entry is sent stay, and change that entry when they are saved", async () => {
  let answer: (value: unknown) => void = () => {};
  const { sent } = page({
    answers: { [SAVE]: () => new Promise((resolve) => answer = resolve) },
  });
  write("A walk.");
  save();
  await screen.findByRole("button", { name: "Saving…" });
  write("A walk. And a swim.");
  answer(saved);
  await screen.findByRole("button", { name: "Save entry" });
  expect(box().value).toBe("A walk. And a swim.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(({ body }) => newJournalEntry.parse(body));
  expect(second).toEqual({ ...first, content: "A walk. And a swim." });
});

test("after a failure the words stay, and a repeat has the same id, a next entry another", async () => {
  let fails = true;
  const { notices, sent } = page({
    answers: { [SAVE]: () => fails ? new Response("", { status: 500 }) : saved },
  });
  write("A walk.");
  save();
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Your entry was not saved",
      description: "What you wrote is still here. Please try again.",
      variant: "destructive",
    }])
  );
  expect(box().value).toBe("A walk.");
  fails = false;
  await screen.findByRole("button", { name: "Save entry" });
  save();
  await waitFor(() => expect(box().value).toBe(""));
  write("A swim.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const ids = sent().map(({ body }) => newJournalEntry.parse(body).clientId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("a second press while an entry is sent sends nothing", async () => {
  const { sent } = page({ answers: { [SAVE]: () => new Promise(() => {}) } });
  write("A walk.");
  save();
  fireEvent.click(await screen.findByRole("button", { name: "Saving…" }));
  expect(sent()).toHaveLength(1);
});

test("a session that ended keeps the words and says what to do", async () => {
  const { notices } = page({ answers: { [SAVE]: refused(401) } });
  write("A walk.");
  save();
  await waitFor(() =>
    expect(notices[0]?.description).toBe(
      "What you wrote is still here. Sign in and save it then.",
    )
  );
  expect(box().value).toBe("A walk.");
});

test("when the plan refuses, it says what it lacks, links to the plans and keeps the words [JRN-11]", async () => {
  const { notices } = page({
    answers: { [SAVE]: refused(403, "upgrade_required") },
    member: sampleMember({ entitlement: STARTER }),
  });
  expect(screen.getByText(/keeps 3 entries a week/)).toBeTruthy();
  write("A walk.");
  save();
  const link = await screen.findByRole("link", { name: "See the plans" });
  expect(link.getAttribute("href")).toBe("/products");
  expect(screen.getByText(/keeps 3 journal entries a week, from Monday to Sunday/)).toBeTruthy();
  expect(box().value).toBe("A walk.");
  expect(notices).toEqual([]);
});

const WEEK = "GET /api/journal-days?from=2026-11-16&to=2026-11-22";
const starter = () => sampleMember({ entitlement: STARTER });

test("how many entries a Starter member has left this week is told before writing [JRN-11]", async () => {
  page({ answers: { [WEEK]: [{ localDate: "2026-11-17", entries: 1 }] }, member: starter() });
  expect(await screen.findByText(/keeps 3 entries a week: 2 are left until Sunday/)).toBeTruthy();
  cleanup();
  page({ answers: { [WEEK]: [{ localDate: "2026-11-17", entries: 2 }] }, member: starter() });
  expect(await screen.findByText(/This is the last of this week's 3 entries/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "See the plans" })).toBeNull();
});

test("after the third, it says what becomes of a fourth text, which can be taken along [JRN-11]", async () => {
  const files: { name: string; content: Promise<string> }[] = [];
  let content = Promise.resolve("");
  URL.createObjectURL = (blob) => {
    content = (blob as Blob).text();
    return "blob:file";
  };
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  page({ answers: { [WEEK]: [{ localDate: "2026-11-17", entries: 3 }] }, member: starter() });
  expect(await screen.findByText(/your words stay in this box on this device/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
    .toBe("/products");
  expect(screen.queryByRole("button", { name: "Download what I wrote" })).toBeNull();
  write("A fourth walk.");
  press("Download what I wrote");
  expect(files.map(({ name }) => name)).toEqual(["reclaim-draft-2026-11-21.txt"]);
  expect(await files[0]?.content).toBe("A fourth walk.");
  expect(box().value).toBe("A fourth walk.");
});

const locked = refused(503, "journal_locked", "The journal cannot be opened now.");

test("a locked journal is told as such, and never as an empty one", async () => {
  let isLocked = true;
  page({ answers: { [LIST]: () => isLocked ? locked() : [entry()] } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Your journal cannot be opened just now.");
  expect(alert.textContent).toContain("Your entries are safe");
  expect(screen.queryByText(/Your entries will stand here/)).toBeNull();
  expect(screen.queryByRole("searchbox", { name: "Search your entries" })).toBeNull();
  isLocked = false;
  press("Try again");
  expect(await screen.findByText("A walk.")).toBeTruthy();
});

test("while the journal is locked, an entry is kept on the device and goes out later", async () => {
  let isLocked = true;
  const { notices, sent } = page({ answers: { [SAVE]: () => isLocked ? locked() : saved } });
  await screen.findByText(/Your entries will stand here/);
  write("A walk in the fog.");
  save();
  const card = within(await screen.findByRole("article", { name: "Not sent yet" }));
  expect(card.getByText("A walk in the fog.")).toBeTruthy();
  expect(notices).toEqual([{
    title: "Not saved yet",
    description:
      "Your journal cannot be opened just now. Your entry is kept on this device and goes out by itself as soon as it can.",
  }]);
  isLocked = false;
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Not sent yet" })).toBeNull());
  expect(sent()).toHaveLength(2);
});

test("over 20,000 characters are told at the box, kept whole, and not sent", () => {
  const { sent } = page();
  write("x".repeat(20_001));
  expect(screen.getByText("Shorten the text by 1 character.")).toBeTruthy();
  save();
  expect(sent()).toEqual([]);
  expect(box().value).toHaveLength(20_001);
});

test("voice input tells that it is coming [JRN-07]", () => {
  const { notices } = page();
  press("Voice input");
  expect(notices).toEqual([{
    title: "Voice input",
    description: "Voice input feature is coming soon.",
  }]);
});

test("an earned badge is told by its name", async () => {
  const badge = { id: "journal5", name: "Five Pages", icon: "pen", description: "Five entries." };
  page({
    answers: { [SAVE]: { ...saved, newBadges: ["journal5"] } },
    member: sampleMember({ badges: [{ ...badge, earned: true, earnedDate: "Nov 21" }] }),
  });
  write("A walk.");
  save();
  expect(await screen.findByText("You earned a badge: Five Pages")).toBeTruthy();
  press("Dismiss");
  expect(screen.queryByText("You earned a badge: Five Pages")).toBeNull();
});

test("an entry with signs of risk is answered by the frame's offer of help only", async () => {
  const badge = { id: "journal5", name: "Five Pages", icon: "pen", description: "Five entries." };
  const { notices, host } = page({
    answers: { [SAVE]: { ...saved, newBadges: ["journal5"], crisis: true } },
    member: sampleMember({ badges: [{ ...badge, earned: true, earnedDate: "Nov 21" }] }),
  });
  const noticed = vi.fn();
  host.events.on("crisis.noticed", noticed);
  write("I can't go on.");
  save();
  await waitFor(() => expect(box().value).toBe(""));
  expect(noticed).toHaveBeenCalledOnce();
  expect(notices).toEqual([]);
  expect(screen.queryByText(/You earned a badge/)).toBeNull();
});

test("a change with signs of risk is answered by the frame's offer of help only", async () => {
  const { notices } = page({
    answers: {
      [LIST]: [entry()],
      [`PATCH /api/journal-entries/${ID}`]: { ...entry(), crisis: true },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
  const [, change] = screen.getAllByRole("textbox", { name: "Your entry" });
  fireEvent.change(change!, { target: { value: "I can't go on." } });
  press("Save the change");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save the change" })).toBeNull());
  expect(notices).toEqual([]);
});

const article = (name: RegExp) => screen.findByRole("article", { name });

test("earlier entries show day, prompt and words, page by page", async () => {
  page({
    answers: {
      [LIST]: () =>
        Response.json([entry({ promptId: "module:mind:3" })], {
          headers: { "x-next-cursor": "c2" },
        }),
      [`${LIST}?cursor=c2`]: [
        entry({ id: ID.replace("11", "12"), localDate: "2026-11-19", promptText: "Why?" }),
      ],
    },
  });
  const latest = within(await article(/^Friday, November 20, 2026$/));
  expect(latest.getByText("A walk.")).toBeTruthy();
  expect(latest.getByText("Reflection: Mind Reset, module 3")).toBeTruthy();
  press("Show earlier entries");
  expect(within(await article(/^Thursday, November 19, 2026$/)).getByText("Why?")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show earlier entries" })).toBeNull();
});

test("an entry of a module of no pillar shows no prompt", async () => {
  page({ answers: { [LIST]: [entry({ promptId: "module:constructor:3" })] } });
  await article(/^Friday, November 20, 2026$/);
  expect(screen.queryByText(/^Reflection:/)).toBeNull();
});

test("without entries, and when they cannot be reached, the page says so", async () => {
  page();
  expect(await screen.findByText("Your entries will stand here, the latest first.")).toBeTruthy();
  cleanup();
  let fails = true;
  page({ answers: { [LIST]: () => fails ? new Response("", { status: 500 }) : [entry()] } });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be reached");
  fails = false;
  press("Try again");
  expect(await screen.findByText("A walk.")).toBeTruthy();
});

test("an entry can be changed; the change is sent, told and shown", async () => {
  let content = "A walk.";
  const { notices, sent } = page({
    answers: {
      [LIST]: () => [entry({ content })],
      [`PATCH /api/journal-entries/${ID}`]: (body: unknown) => {
        ({ content } = body as { content: string });
        return entry({ content });
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
  const form = within(await article(/November 20/));
  const field = form.getByRole<HTMLTextAreaElement>("textbox");
  expect(field.value).toBe("A walk.");
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.click(form.getByRole("button", { name: "Save the change" }));
  await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(["Entry is empty"]));
  fireEvent.change(field, { target: { value: "A long walk." } });
  fireEvent.click(form.getByRole("button", { name: "Save the change" }));
  expect(await screen.findByText("A long walk.", { selector: ":not(textarea)" })).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ content: "A long walk." }]);
  expect(notices.at(-1)).toEqual({
    title: "Entry changed",
    description: "It holds what you say now.",
  });
});

test("a change that fails keeps its words", async () => {
  const { notices } = page({
    answers: {
      [LIST]: [entry()],
      [`PATCH /api/journal-entries/${ID}`]: refused(500, "internal_error", "Our fault."),
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
  const form = within(await article(/November 20/));
  const field = form.getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.change(field, { target: { value: "A long walk." } });
  fireEvent.click(form.getByRole("button", { name: "Save the change" }));
  await waitFor(() => expect(notices[0]?.title).toBe("Your change was not saved"));
  expect(field.value).toBe("A long walk.");
});

const REMOVE = `DELETE /api/journal-entries/${ID}`;
const RESTORE = `POST /api/journal-entries/${ID}/restore`;
/** A page with one entry, which was deleted; `answers` may fail. */
async function deleted(answers: MockResponses = {}) {
  let there = true;
  const fake = page({
    answers: {
      [LIST]: () => there ? [entry()] : [],
      [REMOVE]: () => {
        there = false;
        return new Response(null, { status: 204 });
      },
      [RESTORE]: () => {
        there = true;
        return entry();
      },
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  return { ...fake, undo: () => act(() => pressIn(fake.notices.at(-1))) };
}
/** Presses the button of a toast. */
function pressIn(notice: Notice | undefined) {
  if (!notice?.action || !("onPress" in notice.action)) throw new Error("no button to press");
  notice.action.onPress();
}

test("an entry is deleted at once, and the list's title gets the focus", async () => {
  const { notices } = await deleted();
  expect(notices[0]).toMatchObject({ title: "Entry deleted", action: { label: "Undo" } });
  expect(notices[0]?.durationMs).toBeGreaterThanOrEqual(20_000);
  expect(await screen.findByText(/Your entries will stand here/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Your entries"));
});

test("a deletion is undone: the entry stands in its place again, with the focus", async () => {
  const { undo, notices, sent } = await deleted();
  await screen.findByText(/Your entries will stand here/);
  undo();
  const restored = await article(/November 20/);
  await waitFor(() => expect(document.activeElement).toBe(restored));
  await waitFor(() => expect(notices.at(-1)).toEqual({ title: "Entry restored" }));
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([REMOVE, RESTORE]);
});

test("an undo that fails is told, and can be tried again", async () => {
  let fails = true;
  const { undo, notices } = await deleted({
    [RESTORE]: () => fails ? refused(503, "journal_locked", "It is locked.")() : entry(),
  });
  undo();
  await waitFor(() =>
    expect(notices.at(-1)).toMatchObject({
      title: "The entry was not restored",
      description: "It is locked.",
      variant: "destructive",
      action: { label: "Try again" },
    })
  );
  fails = false;
  undo();
  await waitFor(() => expect(notices.at(-1)).toEqual({ title: "Entry restored" }));
});

test("a deleted entry takes along what was begun as its change, and brings it back", async () => {
  const draft = `reclaim-draft:member-1:journal-entry:${ID}`;
  await set(draft, "A long walk.");
  const { undo } = await deleted();
  await waitFor(async () => expect(await get(draft)).toBeUndefined());
  undo();
  await waitFor(async () => expect(await get(draft)).toBe("A long walk."));
});

test("an entry that is gone already counts as deleted; another failure is told", async () => {
  const gone = await deleted({ [REMOVE]: refused(404) });
  expect(gone.notices[0]).toMatchObject({ title: "Entry deleted" });
  cleanup();
  const { notices } = await deleted({ [REMOVE]: new Response("", { status: 500 }) });
  expect(notices).toEqual([{
    title: "The entry was not deleted",
    description: "Please try again.",
    variant: "destructive",
  }]);
  expect(screen.getByText("A walk.")).toBeTruthy();
});

const slots = () =>
  [...document.querySelectorAll<HTMLElement>("[data-slot]")].map(({ dataset }) => [
    dataset["slot"],
    JSON.parse(dataset["props"] ?? "{}").featureId,
  ]);

test("a card asks about the journal, a floating button about all of it [FBK-09]", async () => {
  page();
  expect(slots()).toEqual([["feedback.widget", "journal"]]);
  press("Feedback");
  await screen.findByRole("dialog", { name: "The journal as a whole" });
  expect(slots()).toContainEqual(["feedback.widget", "journal-overall"]);
  press("Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("nothing that was written stands in local storage [SHELL-18]", async () => {
  const { sent } = page();
  write("A very private thought.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.stringify({ ...localStorage })).not.toContain("private");
  expect(location.href).not.toContain("private");
});

test("tours find the prompts and the entry box", () => {
  page();
  const place = (name: string) => document.querySelector(`[data-tour="${name}"]`);
  expect(place("prompts")?.contains(screen.getByRole("searchbox"))).toBe(true);
  expect(place("entry")?.contains(box())).toBe(true);
});

test("without a member the box is there, and nothing of anybody is asked for", () => {
  const { calls } = page({ member: null });
  write("A walk.");
  expect(box().value).toBe("A walk.");
  expect(calls).toEqual([]);
  expect(screen.queryByRole("button", { name: "Feedback" })).toBeNull();
});

const NOT_SENT = { name: "Not sent yet" };
const offline = () => {
  throw new TypeError("Failed to fetch");
};
/** An entry that was written offline, and what sends it. */
async function writtenOffline(answers: MockResponses = {}) {
  const fake = page({ answers: { [SAVE]: offline, ...answers } });
  await screen.findByText(/Your entries will stand here/);
  write("A walk in the fog.");
  save();
  const card = within(await screen.findByRole("article", NOT_SENT));
  return { ...fake, card };
}

test("an entry written offline waits on the device, with its words and its own date", async () => {
  const { notices, card } = await writtenOffline();
  expect(card.getByText("A walk in the fog.")).toBeTruthy();
  expect(card.getByText(/It goes out by itself as soon as it can/)).toBeTruthy();
  expect(box().value).toBe("");
  expect(notices).toEqual([{
    title: "Kept on this device",
    description: "Your entry goes out by itself when you are back online.",
  }]);
  expect(JSON.stringify(await values(createStore("reclaim-outbox", "outbox")))).toContain(
    '"localDate":"2026-11-21"',
  );
});

test("back online it goes out once, and leaves the list of what waits", async () => {
  let online = false;
  const { sent } = await writtenOffline({
    [LIST]: () => online ? [entry({ content: "A walk in the fog." })] : [],
    [SAVE]: () => online ? saved : offline(),
  });
  const [first] = sent();
  online = true;
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(screen.queryByRole("article", NOT_SENT)).toBeNull());
  expect(await article(/November 20/)).toBeTruthy();
  const [, again, ...more] = sent();
  expect(more).toEqual([]);
  expect(again?.body).toEqual({ ...(first?.body as object), localDate: "2026-11-21" });
});

test("an entry that the server does not take goes back into the box, after what stands there", async () => {
  let online = false;
  const { card } = await writtenOffline({
    [SAVE]: () =>
      online ? refused(403, "upgrade_required", "Your plan does not include this.")() : offline(),
  });
  online = true;
  fireEvent(window, new Event("online"));
  expect(await card.findByText("Your plan does not include this.")).toBeTruthy();
  write("Something new.");
  fireEvent.click(card.getByRole("button", { name: "Put it back into the box" }));
  expect(box().value).toBe("Something new.\n\nA walk in the fog.");
  await waitFor(() => expect(screen.queryByRole("article", NOT_SENT)).toBeNull());
});

test("when the device can keep nothing, the words stay in the box and the page says so", async () => {
  fillDevice();
  const { notices } = page({ answers: { [SAVE]: offline } });
  write("A walk.");
  save();
  await waitFor(() =>
    expect(notices[0]).toMatchObject({
      title: "Not saved: you are offline, and this device keeps nothing",
      variant: "destructive",
    })
  );
  expect(box().value).toBe("A walk.");
});

test("words and prompt are still there after a reload", async () => {
  page();
  press(/live through again/);
  write("Half a thought.");
  cleanup();
  page();
  await waitFor(() => expect(box().value).toBe("Half a thought."));
  expect(await screen.findByRole("form", { name: /live through again/ })).toBeTruthy();
});

test("words whose answer was lost with the page change the same entry when they are saved again", async () => {
  const first = page({ answers: { [SAVE]: () => new Promise(() => {}) } });
  write("A long walk.");
  save();
  await waitFor(() => expect(first.sent()).toHaveLength(1));
  cleanup();
  // The device gives the words, and the entry's id only after the press.
  const kept = await get<string>(ENTRY_ID);
  let giveId: (id: string | undefined) => void = () => {};
  vi.mocked(get).mockImplementation((key, store) =>
    key === ENTRY_ID ? new Promise((resolve) => giveId = resolve) as never : getKept(key, store)
  );
  const second = page();
  await waitFor(() => expect(box().value).toBe("A long walk."));
  save();
  await screen.findByRole("button", { name: "Saving…" });
  expect(second.sent()).toEqual([]);
  await act(async () => giveId(kept));
  vi.mocked(get).mockReset();
  await waitFor(() => expect(box().value).toBe(""));
  const idOf = ({ body }: { body: unknown }) => newJournalEntry.parse(body).clientId;
  expect(second.sent().map(idOf)).toEqual(first.sent().map(idOf));
  write("Another day.");
  save();
  await waitFor(() => expect(second.sent()).toHaveLength(2));
  expect(idOf(second.sent()[1]!)).not.toBe(idOf(second.sent()[0]!));
});

test("after a failure, an emptied box begins another entry: the first may have been stored", async () => {
  const { sent } = page({ answers: { [SAVE]: refused(500) } });
  write("A long walk.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await screen.findByRole("button", { name: "Save entry" });
  write("");
  write("Something else.");
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const ids = sent().map(({ body }) => newJournalEntry.parse(body).clientId);
  expect(new Set(ids).size).toBe(2);
});
