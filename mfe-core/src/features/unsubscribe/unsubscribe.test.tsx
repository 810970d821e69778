import type { Member } from "@reclaim/contracts-members/members";
import { fakeHost, sampleMember, serverError } from "@reclaim/host-api/story-host";
import { renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";

beforeAll(() => import("./unsubscribe.page.tsx"));

const TOKEN = "t".repeat(43);
const CALL = "POST /api/unsubscribe";

const stopped = () => new Response(null, { status: 204 });

function open(token: string, answer: () => unknown, member: Member | null = null) {
  const fake = fakeHost({ member, responses: { [CALL]: answer } });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  renderRemote(remote, { at: `/unsubscribe?token=${token}`, host: fake.host });
  return { ...fake, refresh };
}
const press = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Stop the weekly mail" }));

test("opening the link of the mail stops nothing, one press does, without a session", async () => {
  const { calls, refresh } = open(TOKEN, stopped);
  await screen.findByText("Should we stop sending you the weekly mail?");
  expect(calls).toEqual([]);
  await press();
  expect((await screen.findByRole("status")).textContent).toMatch(/no weekly mail any more/);
  expect(calls).toEqual([{ method: "POST", path: "/api/unsubscribe", body: { token: TOKEN } }]);
  expect(refresh).not.toHaveBeenCalled();
});

test("a member's settings know of it, so that saving them does not bring the mail back", async () => {
  const { refresh } = open(TOKEN, stopped, sampleMember());
  await press();
  await screen.findByRole("status");
  expect(refresh).toHaveBeenCalledOnce();
});

test("a failed press says so and can be pressed again", async () => {
  let works = false;
  open(TOKEN, () => works ? stopped() : serverError());
  await press();
  await screen.findByRole("alert");
  works = true;
  await press();
  await screen.findByRole("status");
});

test("an address without its token says what to do", async () => {
  open("cut", serverError);
  await screen.findByText(/open the link from the mail once more/);
  expect(screen.queryByRole("button")).toBeNull();
});
