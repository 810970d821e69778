import "fake-indexeddb/auto";
import {
  fakeHost,
  type MockResponses,
  pressWhenShown,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import {
  history,
  queue,
  sampleDecision,
  sampleQueueItem,
} from "../../testing/sample-moderation.ts";

const QUEUE = "GET /api/moderation/queue";
const DECISIONS = "POST /api/moderation/decisions";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => Promise.all([import("./moderation.page.tsx"), import("./decision-dialog.tsx")]));

function moderation(
  responses: MockResponses,
  role: "member" | "moderator" | "admin" = "moderator",
) {
  const fake = fakeHost({ member: sampleMember({ role }), responses });
  renderRemote(remote, { at: "/community/moderation", host: fake.host });
  return fake;
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("a member is told that the page is not his, and nothing is asked for [AUTH-15]", async () => {
  const { calls } = moderation({ [QUEUE]: queue }, "member");
  expect(await screen.findByText("This page is for moderators")).toBeTruthy();
  expect(calls.filter(({ path }) => path.startsWith("/api/moderation"))).toEqual([]);
});

test("moderators and admins see what waits, with the words, the reports and why it is held", async () => {
  moderation({ [QUEUE]: queue }, "admin");
  const cards = await screen.findAllByRole("article");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual([
    "Reported, Quiet Harbor",
    "Reported, Quiet Harbor",
    "Held, Quiet Harbor",
    "Appeal, Quiet Harbor",
  ]);
  expect(within(cards[0]!).getByText("Signs of risk")).toBeTruthy();
  expect(within(cards[0]!).getByText("A comment under “Daily share”")).toBeTruthy();
  expect(within(cards[2]!).getByText("Held for a link by a new name.")).toBeTruthy();
  expect(within(cards[3]!).getByText("The author says: It is my own story.")).toBeTruthy();
});

test("hiding asks for the reason that the author reads, and the entry goes", async () => {
  let waiting = [sampleQueueItem()];
  const { calls, notices } = moderation({
    [QUEUE]: () => waiting,
    [DECISIONS]: () => {
      waiting = [];
      return Response.json(sampleDecision(), { status: 201 });
    },
  });
  await pressWhenShown("Hide");
  const { getByRole, getByText, getByLabelText } = await dialog("Hide, Quiet Harbor");
  fireEvent.click(getByRole("button", { name: "Hide" }));
  expect(getByText("Say why: the author reads it.")).toBeTruthy();
  fireEvent.change(getByLabelText("Reason"), { target: { value: " An advertisement. " } });
  fireEvent.click(getByRole("button", { name: "Hide" }));
  expect(await screen.findByText("Nothing waits")).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { postId: 11, action: "hide", reason: "An advertisement." },
  ]);
  expect(notices).toEqual([{ title: "Hidden" }]);
});

test("a suspension is for as long as chosen", async () => {
  const { calls } = moderation({
    [QUEUE]: [sampleQueueItem()],
    [DECISIONS]: () => Response.json(sampleDecision({ action: "suspend" }), { status: 201 }),
  });
  await pressWhenShown("Suspend");
  const { getByRole, getByLabelText } = await dialog("Suspend, Quiet Harbor");
  fireEvent.change(getByLabelText("For how long"), { target: { value: "30" } });
  fireEvent.change(getByLabelText("Reason"), { target: { value: "A break." } });
  fireEvent.click(getByRole("button", { name: "Suspend" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    postId: 11,
    action: "suspend",
    reason: "A break.",
    days: 30,
  });
});

test("what another moderator decided meanwhile is said, and the queue is read anew", async () => {
  let waiting = [sampleQueueItem()];
  const { notices } = moderation({
    [QUEUE]: () => waiting,
    [DECISIONS]: () => {
      waiting = [];
      const message = "Somebody has decided this meanwhile, or there is nothing to decide.";
      return Response.json({ code: "already_decided", message }, { status: 409 });
    },
  });
  await pressWhenShown("Dismiss reports");
  const { getByRole } = await dialog("Dismiss reports, Quiet Harbor");
  fireEvent.click(getByRole("button", { name: "Dismiss reports" }));
  expect(await screen.findByText("Nothing waits")).toBeTruthy();
  expect(notices).toEqual([
    {
      title: "Not decided",
      description: "Somebody has decided this meanwhile, or there is nothing to decide.",
      variant: "destructive",
    },
  ]);
});

test("an appeal is upheld or lifted with a reason", async () => {
  const { calls } = moderation({
    [QUEUE]: [queue[3]],
    "POST /api/moderation/appeals/5/answer": () => Response.json(sampleDecision(), { status: 201 }),
  });
  await pressWhenShown("Lift");
  const { getByRole, getByLabelText } = await dialog("Lift, Quiet Harbor");
  fireEvent.change(getByLabelText("Reason"), { target: { value: "You are right." } });
  fireEvent.click(getByRole("button", { name: "Lift" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    outcome: "lifted",
    reason: "You are right.",
  });
});

test("the history is of one name or of all, and takes back what runs", async () => {
  const { calls } = moderation({
    [QUEUE]: [sampleQueueItem()],
    "GET /api/moderation/history": history,
    "GET /api/moderation/history?pseudonymId=8": history.slice(1),
    [DECISIONS]: () => Response.json(sampleDecision({ action: "lift" }), { status: 201 }),
  });
  await pressWhenShown("History of this name");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(history.length - 1));
  await pressWhenShown("History of all names");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(history.length));
  await pressWhenShown("Lift suspension");
  const { getByRole } = await dialog("Lift suspension, Quiet Harbor");
  fireEvent.click(getByRole("button", { name: "Lift suspension" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    pseudonymId: 8,
    action: "lift",
    reason: "",
  });
});

test("the queue is filtered by kind, empty or failing", async () => {
  const { calls } = moderation({
    [QUEUE]: () => new Response("", { status: 503 }),
    "GET /api/moderation/queue?kind=held": [],
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Show"), { target: { value: "held" } });
  expect(await screen.findByText("Nothing waits")).toBeTruthy();
  expect(calls.some(({ path }) => path === "/api/moderation/queue?kind=held")).toBe(true);
});
