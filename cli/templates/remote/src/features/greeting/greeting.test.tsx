import {
  fakeHost,
  type MockResponses,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { CHECK_INS, sampleCheckIn } from "./greeting.testing.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./greeting.page.tsx"));
afterEach(cleanup);

function show(answers: MockResponses, member = sampleMember({ name: "Martin", streak: 12 })) {
  renderRemote(remote, { at: "/greeting", host: fakeHost({ member, responses: answers }).host });
}

test("welcomes the member by his name, with his streak and his last days", async () => {
  show({ [CHECK_INS]: [sampleCheckIn({ localDate: "2026-11-20", mood: 4 })] });
  expect(await screen.findByText("Good to see you, Martin.")).toBeTruthy();
  expect(screen.getByText("Day 12 of your streak.")).toBeTruthy();
  expect(await screen.findByText("Great")).toBeTruthy();
  expect(screen.getByText("Friday, November 20")).toBeTruthy();
});

test("a member without check-ins is told what will stand there", async () => {
  show({ [CHECK_INS]: [] });
  expect(await screen.findByText("Your check-ins will stand here.")).toBeTruthy();
});

test("what could not be looked up is looked up again by one press", async () => {
  let down = true;
  show({ [CHECK_INS]: () => (down ? new Response("", { status: 500 }) : [sampleCheckIn()]) });
  expect(await screen.findByText("Your last days could not be looked up.")).toBeTruthy();
  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Great")).toBeTruthy();
});

test("welcomes a visitor without a streak", async () => {
  renderRemote(remote, { at: "/greeting", host: fakeHost({ member: null }).host });
  expect(await screen.findByText("Good to see you.")).toBeTruthy();
  expect(screen.queryByText(/streak/)).toBeNull();
});
