import "fake-indexeddb/auto";
import {
  fakeHost,
  type MockResponses,
  pressWhenShown,
  renderRemote,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { samplePseudonym } from "../../testing/sample-data.ts";
import { sampleOwnDecision } from "../../testing/sample-moderation.ts";

beforeAll(() => Promise.all([import("./my-posts.page.tsx"), import("./decisions.tsx")]));
afterEach(() => {
  localStorage.clear();
});

function myPosts(responses: MockResponses) {
  const fake = fakeHost({
    responses: {
      "GET /api/pseudonyms/user/subject-1": samplePseudonym(),
      "GET /api/forum/user/subject-1/posts": [],
      ...responses,
    },
  });
  renderRemote(remote, { at: "/community/my-posts", host: fake.host });
  return fake;
}

test("an author reads why his post was hidden, and answers once", async () => {
  let own = sampleOwnDecision();
  const { calls, notices } = myPosts({
    "GET /api/forum/decisions": () => [own],
    "POST /api/forum/appeals": () => {
      const appeal = { id: 5, text: "Mine.", createdAt: own.createdAt, answer: null };
      own = { ...own, mayAppeal: false, appeal };
      return Response.json(own, { status: 201 });
    },
  });
  const card = within(await screen.findByRole("region", { name: "From the moderators" }));
  expect(card.getByText("Your post was hidden. Only you see it.")).toBeTruthy();
  expect(card.getByText("Why: An advertisement.")).toBeTruthy();
  await pressWhenShown("Answer once");
  fireEvent.click(card.getByRole("button", { name: "Send answer" }));
  expect(card.getByText("Please write what you want to say.")).toBeTruthy();
  fireEvent.change(card.getByLabelText("Your answer"), { target: { value: " Mine. " } });
  fireEvent.click(card.getByRole("button", { name: "Send answer" }));
  expect(await card.findByText("Your answer: Mine.")).toBeTruthy();
  expect(card.queryByRole("button", { name: "Answer once" })).toBeNull();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    decisionId: 71,
    text: "Mine.",
  });
  expect(notices).toEqual([
    { title: "Answer sent", description: "A moderator will look at it again." },
  ]);
});

test("a suspension says until when, and an answered appeal what became of it", async () => {
  const { createdAt } = sampleOwnDecision();
  myPosts({
    "GET /api/forum/decisions": [
      sampleOwnDecision({
        action: "suspend",
        endsAt: "2026-11-28T08:00:00.000Z",
        mayAppeal: false,
        appeal: {
          id: 5,
          text: "No!",
          createdAt,
          answer: { outcome: "upheld", reason: "It hurt somebody.", createdAt },
        },
      }),
    ],
  });
  const card = within(await screen.findByRole("region", { name: "From the moderators" }));
  expect(card.getByText("You cannot write in the circle for now.")).toBeTruthy();
  expect(card.getByText(/^Until November 28, 2026/)).toBeTruthy();
  expect(card.getByText("It stands: It hurt somebody.")).toBeTruthy();
});

test("without a decision there is nothing of it", async () => {
  myPosts({ "GET /api/forum/decisions": [] });
  expect(await screen.findByText(/^You haven't created any posts yet/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "From the moderators" })).toBeNull();
});
