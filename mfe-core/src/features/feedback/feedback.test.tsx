import {
  fakeHost,
  FakeShell,
  type MockResponses,
  pendingResponse,
  sampleMember,
} from "@reclaim/host-api/story-host";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import FeedbackWidget from "./feedback-widget.tsx";

const CALL = "POST /api/user-feedback";

interface Given {
  compact?: boolean;
  onClose?: () => void;
  answers?: MockResponses;
  member?: ReturnType<typeof sampleMember> | null;
}

function widget({ answers = { [CALL]: {} }, member = sampleMember(), ...props }: Given = {}) {
  const fake = fakeHost({ responses: answers, member });
  render(
    <FakeShell host={fake.host}>
      <FeedbackWidget featureId="journal" {...props} />
    </FakeShell>,
  );
  return fake;
}
const choose = (label: string) => fireEvent.click(screen.getByRole("button", { name: label }));
const write = (text: string) =>
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send feedback" }));
const thanks = () => screen.findByText("Thank you");

test("five options are offered, from Love it to Dislike it [FBK-01]", () => {
  widget();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Love it",
    "Like it",
    "Neutral",
    "Not sure",
    "Dislike it",
  ]);
});

test.for(
  [
    ["Love it", "positive", "love-it"],
    ["Like it", "positive", "like-it"],
    ["Neutral", "neutral", "neutral"],
    ["Not sure", "negative", "not-sure"],
    ["Dislike it", "negative", "dislike-it"],
  ] as const,
)("%s is sent as %s and %s [FBK-01] [FBK-02]", async ([label, sentiment, emoji]) => {
  const { calls } = widget({ compact: true });
  choose(label);
  await thanks();
  expect(calls[0]?.body).toMatchObject({ sentiment, emoji });
});

test("a choice, a comment, and thanks [FBK-03] [API-14] [FBK-11]", async () => {
  const { calls } = widget();
  expect(screen.queryByRole("textbox")).toBeNull();
  choose("Like it");
  expect(calls).toEqual([]);
  write("  Good questions. ");
  send();
  await thanks();
  expect(calls).toEqual([{
    method: "POST",
    path: "/api/user-feedback",
    body: {
      userId: "member-1",
      featureId: "journal",
      sentiment: "positive",
      emoji: "like-it",
      comment: "Good questions.",
    },
  }]);
});

test("while it is on its way nothing can be typed that would go with it", async () => {
  widget({ answers: { [CALL]: pendingResponse } });
  choose("Like it");
  write("Good questions.");
  send();
  await screen.findByRole("button", { name: "Sending…" });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").readOnly).toBe(true);
});

test("white space is no comment [FBK-06]", async () => {
  const { calls } = widget();
  choose("Neutral");
  write(" \n ");
  send();
  await thanks();
  expect(calls[0]?.body).not.toHaveProperty("comment");
});

test("the thanks close after 3 seconds when they can, and else stay [FBK-04]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onClose = vi.fn();
  widget({ compact: true, onClose });
  choose("Love it");
  await thanks();
  act(() => vi.advanceTimersByTime(2_900));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(200));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();

  widget({ compact: true });
  choose("Love it");
  await thanks();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText("Thank you")).toBeTruthy();
});

test("the compact form sends with the choice and asks for no words [FBK-05]", async () => {
  const { calls } = widget({ compact: true });
  choose("Not sure");
  expect(screen.queryByRole("textbox")).toBeNull();
  await thanks();
  expect(calls).toHaveLength(1);
});

test("success is told [FBK-07]", async () => {
  const { notices } = widget({ compact: true });
  choose("Love it");
  await thanks();
  expect(notices).toEqual([{
    title: "Thank you for your feedback!",
    description: "Your input helps us improve the experience.",
  }]);
});

test("failure is told and logged, and the words stay [FBK-08]", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { notices } = widget({ answers: { [CALL]: () => new Response("", { status: 500 }) } });
  choose("Dislike it");
  write("Too many words.");
  send();
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Failed to submit feedback",
      description: "Please try again later.",
      variant: "destructive",
    }])
  );
  expect(logged).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Too many words.");
});

test("too long a comment is told at the field, kept whole, and not sent", () => {
  const { calls } = widget();
  choose("Neutral");
  write("x".repeat(2001));
  send();
  expect(screen.getByRole("alert").textContent).toBe("Please keep it under 2000 characters.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toHaveLength(2001);
  expect(calls).toEqual([]);
});

test("without a member there is nothing to send in anybody's name [FBK-11]", () => {
  widget({ member: null });
  expect(screen.queryByRole("button")).toBeNull();
});
