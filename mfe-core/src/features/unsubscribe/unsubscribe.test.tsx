import { failed, fakeHost } from "@reclaim/host-api/screens";
import { renderRemote } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";

beforeAll(() => import("./unsubscribe.page.tsx"));
afterEach(cleanup);

const TOKEN = "t".repeat(43);
const CALL = "POST /api/unsubscribe";

function open(token: string, answer: () => unknown) {
  const fake = fakeHost({ member: null, answers: { [CALL]: answer } });
  renderRemote(remote, { at: `/unsubscribe?token=${token}`, host: fake.host });
  return fake;
}
const press = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Stop the weekly mail" }));

test("opening the link of the mail stops nothing, one press does, without a session", async () => {
  const { calls } = open(TOKEN, () => new Response(null, { status: 204 }));
  await screen.findByText("Should we stop sending you the weekly mail?");
  expect(calls).toEqual([]);
  await press();
  expect((await screen.findByRole("status")).textContent).toMatch(/no weekly mail any more/);
  expect(calls).toEqual([{ method: "POST", path: "/api/unsubscribe", body: { token: TOKEN } }]);
});

test("a failed press says so and can be pressed again", async () => {
  let works = false;
  open(TOKEN, () => works ? new Response(null, { status: 204 }) : failed());
  await press();
  await screen.findByRole("alert");
  works = true;
  await press();
  await screen.findByRole("status");
});

test("an address without its token says what to do", async () => {
  open("cut", failed);
  await screen.findByText(/open the link from the mail once more/);
  expect(screen.queryByRole("button")).toBeNull();
});
