import type { Member } from "@reclaim/contracts-members/members";
import {
  fakeHost,
  type MockResponses,
  press,
  pressWhenShown,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../../remote.tsx";
import { type FakeStream, fakeStream } from "../../../testing/fake-stream.ts";
import {
  quietAnswers,
  quotaExceeded,
  sampleId,
  sampleMessage,
  upgradeRequired,
} from "../../../testing/sample-answers.ts";

// Chunks are loaded before the tests, so that none of them waits for one.
beforeAll(() =>
  Promise.all([
    import("../wellness-center.page.tsx"),
    import("./coach.tsx"),
    import("./delete-conversation.tsx"),
  ])
);

const SAY = "POST /api/ai/coach";
const LIST = "GET /api/ai/coach?limit=20";
const QUESTION = "I cannot sleep.";
const asked = sampleMessage({
  id: sampleId(70),
  from: "member",
  content: QUESTION,
  source: null,
  date: "2026-03-02T08:00:00.000Z",
});
const answered = sampleMessage({
  id: sampleId(71),
  content: "That sounds tiring. What wakes you?",
});

const openTab = (tab: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name: tab }), { button: 0 });
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const log = () => within(screen.getByRole("region", { name: "Conversation with your coach" }));

async function coach(
  { answers = {}, member = {} }: { answers?: MockResponses; member?: Partial<Member> } = {},
) {
  const streams: FakeStream[] = [];
  const fake = fakeHost({
    member: sampleMember(member),
    responses: {
      ...quietAnswers(),
      [SAY]: () => {
        const stream = fakeStream();
        streams.push(stream);
        return stream.response;
      },
      ...answers,
    },
    now: new Date("2026-03-02T08:00:00Z"),
  });
  renderRemote(remote, { at: "/ai-recommendations", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "AI Wellness Center" });
  openTab("Coach");
  return { ...fake, streams };
}
type Page = Awaited<ReturnType<typeof coach>>;

/** Says something, and gives the stream of its answer. */
async function say(page: Page, words = QUESTION): Promise<FakeStream> {
  const before = page.streams.length;
  fireEvent.change(await screen.findByRole("textbox", { name: "Your message" }), {
    target: { value: words },
  });
  press("Send");
  await waitFor(() => expect(page.streams).toHaveLength(before + 1));
  return page.streams.at(-1)!;
}
const isOver = () => screen.findByRole("button", { name: "Send" });

test("an answer comes piece by piece, and is kept with its source and time [AIW-16]", async () => {
  const page = await coach();
  const stream = await say(page);
  expect(screen.getByText(QUESTION, { selector: "li p" })).toBeTruthy();
  stream.send({ event: "asked", data: asked });
  await waitFor(() => expect(box().value).toBe(""));
  // An event that comes in two pieces, and one of a later release.
  stream.sendText('event: text\ndata: {"text":"That sounds');
  stream.sendText(' tiring."}\n\nevent: mood\ndata: {}\n\n');
  expect(await log().findByText("That sounds tiring.")).toBeTruthy();
  stream.send({ event: "text", data: { text: " What wakes you?" } });
  expect(await log().findByText("That sounds tiring. What wakes you?")).toBeTruthy();
  stream.send({ event: "answered", data: answered });
  stream.end();
  await isOver();
  expect(log().getAllByText(QUESTION)).toHaveLength(1);
  expect(log().getAllByText(answered.content)).toHaveLength(1);
  expect(log().getByText(/AI-generated/).textContent)
    .toBe("AI-generated · March 2, 2026 at 9:01 AM");
  expect(page.calls.find(({ method }) => method === "POST")?.body)
    .toEqual({ message: QUESTION, localDate: "2026-03-02" });
});

test("an answer goes on while another tab shows", async () => {
  const page = await coach();
  const stream = await say(page);
  stream.send({ event: "asked", data: asked });
  openTab("Journal Prompts");
  await act(async () => stream.send({ event: "text", data: { text: "That sounds tiring." } }));
  openTab("Coach");
  expect(await screen.findByText("That sounds tiring.")).toBeTruthy();
  expect(stream.isCancelled()).toBe(false);
  expect(screen.getByRole("button", { name: "Stop the answer" })).toBeTruthy();
});

test("a stopped answer keeps what came, marked", async () => {
  const page = await coach();
  const stream = await say(page);
  stream.send({ event: "asked", data: asked });
  stream.send({ event: "text", data: { text: "That sounds" } });
  await log().findByText("That sounds");
  press("Stop the answer");
  // The browser ends the stream of a call that was given up.
  await act(async () => stream.cut());
  await isOver();
  const item = log().getByText("That sounds").closest("li")!;
  expect(within(item).getByText("The answer broke off here.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["ends too early", (stream: FakeStream) => stream.end()],
  ["breaks", (stream: FakeStream) => stream.cut()],
])(
  "a stream that %s in the middle keeps what came, marked, and can be asked again",
  async (_how, end) => {
    const page = await coach();
    const stream = await say(page);
    stream.send({ event: "asked", data: asked });
    stream.send({ event: "text", data: { text: "That sounds" } });
    await log().findByText("That sounds");
    await act(async () => end(stream));
    expect((await screen.findByRole("alert")).textContent).toContain("The connection was cut.");
    const item = log().getByText("That sounds").closest("li")!;
    expect(within(item).getByText("The answer broke off here.")).toBeTruthy();
    press("Ask again");
    await waitFor(() => expect(page.streams).toHaveLength(2));
    expect(page.calls.findLast(({ method }) => method === "POST")?.body)
      .toMatchObject({ message: QUESTION });
  },
);

test("an answer that the model broke off stays, marked [AIW-05]", async () => {
  const page = await coach();
  const stream = await say(page);
  stream.send({ event: "asked", data: asked });
  stream.send({ event: "text", data: { text: "That" } });
  const answer = sampleMessage({ content: "That", isPartial: true });
  stream.send({ event: "failed", data: { code: "model_timeout", answer } });
  stream.end();
  expect((await screen.findByRole("alert")).textContent).toContain("could not finish");
  expect(log().getByText("The answer broke off here.")).toBeTruthy();
});

test("signs of risk are answered with crisis resources instead of an answer [SAFE-08]", async () => {
  const page = await coach();
  const stream = await say(page);
  stream.send({ event: "asked", data: asked });
  stream.send({ event: "text", data: { text: "That sounds" } });
  stream.send({ event: "crisis", data: { crisis: true } });
  stream.end();
  await waitFor(() => expect(document.querySelector("[data-slot='crisis.help']")).toBeTruthy());
  // What he wrote stays, what came of an answer goes.
  expect(log().getByText(QUESTION)).toBeTruthy();
  expect(screen.queryByText("That sounds")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["a failure", () => new Response("", { status: 500 }), /was not sent\. It is still here/],
  [
    "another window that answers",
    () => Response.json({ code: "too_many_streams", message: "…" }, { status: 429 }),
    /another window/,
  ],
])("after %s the message is still in the box", async (_what, answer, words) => {
  await coach({ answers: { [SAY]: answer } });
  fireEvent.change(await screen.findByRole("textbox", { name: "Your message" }), {
    target: { value: QUESTION },
  });
  press("Send");
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(box().value).toBe(QUESTION);
});

test("a used-up day is told before, and when it happens", async () => {
  const quota = {
    source: "model",
    answers: { limit: 50, left: 50 },
    coach: { limit: 100, left: 1 },
    resetsAt: "2026-03-03T00:00:00.000Z",
  };
  const page = await coach({ answers: { "GET /api/ai/quota": quota, [SAY]: quotaExceeded } });
  expect(await screen.findByText("1 of 100 messages left for today.")).toBeTruthy();
  fireEvent.change(box(), { target: { value: QUESTION } });
  press("Send");
  expect(
    await screen.findByText(
      "You have used all messages to the coach for today. New ones come on Tuesday 1:00 AM. The conversation stays.",
    ),
  ).toBeTruthy();
  expect(box().value).toBe(QUESTION);
  press("Send");
  expect(page.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test.each(["starter", "essential"] as const)(
  "on %s the coach is named as what the plan lacks [AIW-19]",
  async (tier) => {
    const { calls } = await coach({
      member: { entitlement: { tier, source: "subscription", endsAt: null } },
    });
    expect(
      await screen.findByText(
        "Your plan does not include coaching conversations. Premium does.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
      .toBe("/products");
    expect(calls.filter(({ path }) => path.startsWith("/api/ai/coach"))).toEqual([]);
  },
);

test("a plan that has ended meanwhile is told, and the message stays [AIW-19]", async () => {
  await coach({ answers: { [SAY]: upgradeRequired } });
  fireEvent.change(await screen.findByRole("textbox", { name: "Your message" }), {
    target: { value: QUESTION },
  });
  press("Send");
  expect(await screen.findByText(/does not include coaching conversations/)).toBeTruthy();
});

test("the conversation can be read, page by page, oldest first", async () => {
  await coach({
    answers: {
      [LIST]: () =>
        Response.json([answered, asked], { headers: { "x-next-cursor": "2026-03-01_1_a" } }),
      "GET /api/ai/coach?limit=20&cursor=2026-03-01_1_a": [
        sampleMessage({ id: sampleId(72), content: "Rest well.", source: "guide" }),
      ],
    },
  });
  await pressWhenShown("Show earlier messages");
  await log().findByText("Rest well.");
  expect(log().getAllByRole("listitem").map((item) => item.querySelectorAll("p")[1]?.textContent))
    .toEqual(["Rest well.", QUESTION, answered.content]);
  expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
});

test("what another window has said comes when this one is looked at again", async () => {
  let list: unknown[] = [];
  await coach({ answers: { [LIST]: () => list } });
  expect(await screen.findByText("Nothing said yet. How was today, really?")).toBeTruthy();
  list = [answered, asked];
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(await screen.findByText(QUESTION)).toBeTruthy();
});

test("a conversation that does not come is told, and can be asked for again", async () => {
  let fails = true;
  await coach({
    answers: { [LIST]: () => fails ? new Response("", { status: 500 }) : [answered] },
  });
  expect((await screen.findByRole("alert")).textContent)
    .toContain("Your conversation could not be loaded.");
  fails = false;
  press("Try again");
  expect(await screen.findByText(answered.content)).toBeTruthy();
});

test("the conversation is deleted after a question only", async () => {
  let fails = true;
  const { calls, notices } = await coach({
    answers: {
      [LIST]: [answered, asked],
      "DELETE /api/ai/coach": () => new Response(null, { status: fails ? 500 : 204 }),
    },
  });
  const deletions = () => calls.filter(({ method }) => method === "DELETE").length;
  await pressWhenShown("Delete conversation");
  await pressWhenShown("Keep it");
  expect(deletions()).toBe(0);
  await pressWhenShown("Delete conversation");
  const dialog = within(await screen.findByRole("alertdialog", { name: /Delete this/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Delete conversation" }));
  await waitFor(() => expect(notices.at(-1)?.variant).toBe("destructive"));
  expect(screen.getByText(QUESTION)).toBeTruthy();
  fails = false;
  fireEvent.click(dialog.getByRole("button", { name: "Delete conversation" }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(notices.at(-1)).toEqual({ title: "Conversation deleted" });
});

test("leaving the page ends the call", async () => {
  const page = await coach();
  const { signal } = await new Promise<RequestInit>((resolve) => {
    const { postStream } = page.host.http;
    page.host.http.postStream = (path, data, given) => {
      resolve({ signal: given });
      return postStream(path, data, given);
    };
    void say(page);
  });
  expect(signal?.aborted).toBe(false);
  cleanup();
  expect(signal?.aborted).toBe(true);
});
