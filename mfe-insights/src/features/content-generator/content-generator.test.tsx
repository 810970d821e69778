import { type Answers, fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./content-generator.page.tsx"));
afterEach(cleanup);

const CALL = "POST /api/ai/generate-pseudonym";

async function suggest(answers: Answers) {
  const fake = fakeHost({ answers });
  renderRemote(remote, { at: "/ai-powered-content", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "AI Content Generator" });
  fireEvent.click(screen.getByRole("button", { name: "Suggest a name" }));
  return fake;
}

test("a pseudonym is suggested for the member himself, with its source", async () => {
  const { calls } = await suggest({ [CALL]: { pseudonym: "Open Harbor", source: "guide" } });
  expect(await screen.findByText("Open Harbor")).toBeTruthy();
  expect(screen.getByText("From the built-in guide")).toBeTruthy();
  expect(calls[0]?.body).toEqual({ userId: "member-1" });
});

test("a failure shows the service's words, as a notice and in place", async () => {
  const { notices } = await suggest({
    [CALL]: () => Response.json({ code: "busy", message: "Too many at once." }, { status: 429 }),
  });
  const words = "Failed to generate pseudonym: Too many at once.";
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(notices).toEqual([{ title: words, variant: "destructive" }]);
});
