import { fakeHost } from "@reclaim/host-api/story-host";
import { renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";

beforeAll(() => import("./waitlist-confirmation.page.tsx"));

const TOKEN = "t".repeat(43);
function opened(token: string, answer: () => unknown = () => ({ message: "Confirmed." })) {
  const fake = fakeHost({ member: null, responses: { "POST /api/waitlist/confirm": answer } });
  renderRemote(remote, { at: `/waitlist/confirm#${token}`, host: fake.host });
  return fake;
}
const press = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Confirm my address" }));

test("the link confirms only when it is pressed, once", async () => {
  const { calls } = opened(TOKEN);
  await screen.findByRole("button", { name: "Confirm my address" });
  expect(calls).toEqual([]);
  await press();
  expect((await screen.findByRole("status")).textContent).toBe("Your address is confirmed.");
  expect(calls).toEqual([
    { method: "POST", path: "/api/waitlist/confirm", body: { token: TOKEN } },
  ]);
  expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull();
});

test("a link that is too old says so, and leads back to the front page", async () => {
  const message = "This link has served already or is too old.";
  opened(TOKEN, () => Response.json({ code: "link_expired", message }, { status: 410 }));
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/marketing");
});

test("half a link asks nothing of the server", async () => {
  const { calls } = opened("cut");
  expect(await screen.findByText(/This address is not complete/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull();
  expect(calls).toEqual([]);
});
