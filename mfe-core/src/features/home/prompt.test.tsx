import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { HOME_PROMPTS } from "../../shared/home-prompts.ts";
import { promptOfTheDay } from "./prompt.model.ts";

beforeAll(async () => {
  await import("./home.page.tsx");
});

const texts = HOME_PROMPTS.map(({ text }) => text);
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const answers = { "GET /api/check-ins/user/member-1": [] };
const shown = () => texts.filter((text) => screen.queryByText(text));
async function home(now = new Date("2026-11-21T09:00:00Z"), member = sampleMember()) {
  renderRemote(remote, { at: "/", host: fakeHost({ member, now, responses: answers }).host });
  await screen.findByRole("heading", { name: "Today's journal prompt" });
}

test("there are exactly five prompts, each with its own id and text [HOME-02]", () => {
  expect(HOME_PROMPTS).toHaveLength(5);
  expect(new Set(HOME_PROMPTS.map(({ id }) => id)).size).toBe(5);
  expect(new Set(texts).size).toBe(5);
});

test("over a year each prompt has its days, and members have different ones on one day [HOME-02]", () => {
  const days = Array.from({ length: 365 }, (_, index) => promptOfTheDay(day(index), "member-1").id);
  for (const { id } of HOME_PROMPTS) {
    const count = days.filter((of) => of === id).length;
    expect(count).toBeGreaterThan(45);
    expect(count).toBeLessThan(105);
  }
  const members = Array.from(
    { length: 50 },
    (_, index) => promptOfTheDay(day(0), `member-${index}`).id,
  );
  expect(new Set(members).size).toBe(5);
});

test("the prompt of a day is the same however often one comes, and all five follow when asked for another", () => {
  expect(promptOfTheDay("2026-11-21", "member-1")).toEqual(
    promptOfTheDay("2026-11-21", "member-1"),
  );
  const asked = [0, 1, 2, 3, 4].map((others) =>
    promptOfTheDay("2026-11-21", "member-1", others).id
  );
  expect(new Set(asked).size).toBe(5);
});

test("Home shows one of the five, the same after a reload on that day [HOME-02]", async () => {
  await home();
  const first = shown();
  expect(first).toHaveLength(1);
  cleanup();
  await home(new Date("2026-11-21T11:30:00Z"));
  expect(shown()).toEqual(first);
});

test("another prompt is another one, and writing starts with the one that is shown", async () => {
  await home();
  const [first] = shown();
  fireEvent.click(screen.getByRole("button", { name: "Another prompt" }));
  const [second] = shown();
  expect(second).not.toBe(first);
  const prompt = HOME_PROMPTS.find(({ text }) => text === second);
  expect(screen.getByRole("link", { name: "Write about it" }).getAttribute("href"))
    .toBe(`/journal?prompt=${prompt?.id}`);
});
