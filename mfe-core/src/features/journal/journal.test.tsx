import { type JournalEntry, newJournalEntry } from "@reclaim/contracts/journal";
import { STARTER } from "@reclaim/contracts/entitlements";
import { defineRemote } from "@reclaim/host-api";
import { type Answers, fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { device } from "../../shared/fake-device.ts";
import SendWaiting from "../../shared/send-waiting.tsx";
import Journal from "./journal.page.tsx";
import { CATEGORIES, PROMPTS, searchPrompts } from "./journal.prompts.ts";
import { PromptLibrary } from "./prompt-library.tsx";

// Chunks that a press opens; a busy machine may take longer than a search waits.
beforeAll(() => Promise.all([import("./removal-question.tsx"), import("./feedback-dialog.tsx")]));
vi.mock("idb-keyval", () => import("../../shared/fake-device.ts"));
beforeEach(() => device.reset());
afterEach(cleanup);

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
const refused = (status: number, code = "x", message = "No.") => () =>
  Response.json({ code, message }, { status });

function page(
  { answers = {}, at = "/journal", member = sampleMember() }: {
    answers?: Answers;
    at?: string;
    member?: ReturnType<typeof sampleMember> | null;
  } = {},
) {
  const fake = fakeHost({ member, answers: { [LIST]: [], [SAVE]: saved, ...answers } });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{
      path: "/journal",
      Component: () => (
        <>
          <Journal />
          <SendWaiting />
        </>
      ),
    }],
  });
  renderRemote(remote, { at, host: fake.host });
  const sent = () => fake.calls.filter(({ method }) => method !== "GET");
  return { ...fake, refresh, sent };
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your entry" });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
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

/** A page with one entry, whose deletion is asked for. */
async function asked(answer: unknown = () => new Response(null, { status: 204 })) {
  let there = true;
  const fake = page({
    answers: {
      [LIST]: () => there ? [entry()] : [],
      [`DELETE /api/journal-entries/${ID}`]: () => {
        there = false;
        return typeof answer === "function" ? answer() : answer;
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
  await screen.findByRole("alertdialog", { name: "Delete this entry?" });
  return fake;
}

test("an entry is deleted only after a question", async () => {
  const { sent, notices } = await asked();
  expect(sent()).toEqual([]);
  press("Delete entry");
  expect(await screen.findByText(/Your entries will stand here/)).toBeTruthy();
  expect(notices).toEqual([{ title: "Entry deleted" }]);
  cleanup();

  const kept = await asked();
  press("Cancel");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(kept.sent()).toEqual([]);
  expect(screen.getByText("A walk.")).toBeTruthy();
});

test("a deleted entry takes along what was begun as its change", async () => {
  const draft = `reclaim-draft:member-1:journal-entry:${ID}`;
  device.kept.set(draft, "A long walk.");
  await asked();
  press("Delete entry");
  await screen.findByText(/Your entries will stand here/);
  expect(device.kept.has(draft)).toBe(false);
});

test("an entry that is gone already counts as deleted; another failure is told", async () => {
  const gone = await asked(refused(404));
  press("Delete entry");
  await waitFor(() => expect(gone.notices).toEqual([{ title: "Entry deleted" }]));
  cleanup();
  const { notices } = await asked(new Response("", { status: 500 }));
  press("Delete entry");
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "The entry was not deleted",
      description: "Please try again.",
      variant: "destructive",
    }])
  );
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
async function writtenOffline(answers: Answers = {}) {
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
  expect(card.getByText(/It goes out by itself when the connection is back/)).toBeTruthy();
  expect(box().value).toBe("");
  expect(notices).toEqual([{
    title: "Kept on this device",
    description: "Your entry goes out by itself when you are back online.",
  }]);
  expect(JSON.stringify([...device.kept.values()])).toContain('"localDate":"2026-11-21"');
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
  device.fill();
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
  const second = page();
  await waitFor(() => expect(box().value).toBe("A long walk."));
  save();
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
