import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { NEXT, refusal, sampleOffer } from "../../shared/testing.ts";

const LOOK = "POST /api/releases/passes/preview";
const ACCEPT = "POST /api/releases/passes/accept";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./pass.page.tsx"));

function invitation(answers: MockResponses, at = "/releases/pass#code") {
  const fake = fakeHost({ responses: answers });
  renderRemote(remote, { at, host: fake.host });
  return fake;
}
const take = async () => fireEvent.click(await screen.findByRole("button", { name: "Take part" }));

test("an invitation says what one would get, from whom and until when", async () => {
  const { calls } = invitation({ [LOOK]: sampleOffer({ kind: "override", version: NEXT }) });
  expect(await screen.findByRole("heading", { name: /^Community invites you/ })).toBeTruthy();
  const terms = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms.slice(0, 3)).toEqual(["mfe-community", NEXT, "Ana, Community"]);
  expect(terms[3]).toMatch(/^28 November 2026, .*in 7 days$/);
  expect(calls).toEqual([{
    method: "POST",
    path: "/api/releases/passes/preview",
    body: { code: "code" },
  }]);
});

test("who takes part gets it with the next page, which is loaded anew", async () => {
  const { calls } = invitation({ [LOOK]: sampleOffer(), [ACCEPT]: sampleOffer() });
  await take();
  expect(await screen.findByRole("heading", { name: "You take part" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start" }).getAttribute("href")).toBe("/");
  expect(calls.at(-1)).toMatchObject({
    path: "/api/releases/passes/accept",
    body: { code: "code" },
  });
});

test("while it is taken nothing is sent twice", async () => {
  const { calls } = invitation({ [LOOK]: sampleOffer(), [ACCEPT]: new Promise(() => {}) });
  await take();
  fireEvent.click(await screen.findByRole("button", { name: "One moment …" }));
  expect(calls).toHaveLength(2);
});

test.each([
  ["was used or is over", { [LOOK]: () => refusal(404, "pass_not_found") }, "#code"],
  ["has no code", {}, ""],
])("an invitation that %s says so and leads Home", async (_which, answers, hash) => {
  invitation(answers, `/releases/pass${hash}`);
  expect(await screen.findByRole("heading", { name: "This invitation is over" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

test("one that was used while it was looked at says so", async () => {
  invitation({ [LOOK]: sampleOffer(), [ACCEPT]: () => refusal(404, "pass_not_found") });
  await take();
  expect(await screen.findByRole("heading", { name: "This invitation is over" })).toBeTruthy();
});

test("one that could not be taken can be tried again", async () => {
  let away = true;
  invitation({
    [LOOK]: sampleOffer(),
    [ACCEPT]: () => away ? new Response("", { status: 503 }) : sampleOffer(),
  });
  await take();
  expect((await screen.findByRole("alert")).textContent).toMatch(/did not reach us/);
  away = false;
  await take();
  expect(await screen.findByRole("heading", { name: "You take part" })).toBeTruthy();
});

test("one that cannot be looked at now can be looked at again", async () => {
  let away = true;
  invitation({ [LOOK]: () => away ? new Response("", { status: 503 }) : sampleOffer() });
  expect(await screen.findByText("The invitation could not be looked at.")).toBeTruthy();
  away = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Take part" })).toBeTruthy();
});
