import {
  fakeHost,
  type MockResponses,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";

beforeAll(() => import("./help.page.tsx"));
beforeEach(() => void vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]));

const SEND = "POST /api/support-messages";
const stored = {
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  message: "The bell does not ring.",
  priority: true,
  createdAt: "2026-11-21T09:00:00.000Z",
};

async function help(
  answers: MockResponses = {},
  member: ReturnType<typeof sampleMember> | null = sampleMember(),
) {
  const fake = fakeHost({ responses: answers, member });
  renderRemote(remote, { at: "/help", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Help & Support" });
  return fake;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Your message");
function write(value: string) {
  fireEvent.change(field(), { target: { value } });
  fireEvent.submit(screen.getByRole("form", { name: "Write to us" }));
}

test("the page holds help texts and the crisis resources, also for a visitor [PRF-09]", async () => {
  const { calls } = await help({}, null);
  fireEvent.click(screen.getByRole("button", { name: "Check-ins and your streak" }));
  expect(screen.getByText(/One honest answer a day is enough/)).toBeTruthy();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(["tel:999", "tel:116123", "sms:85258?body=SHOUT"]));
  expect(screen.queryByRole("form")).toBeNull();
  expect(calls).toEqual([]);
});

test("a message is sent and told so, and the field is empty again", async () => {
  const { calls, notices } = await help({ [SEND]: stored });
  write("  The bell does not ring. ");
  await waitFor(() => expect(notices[0]?.title).toBe("Message sent"));
  expect(calls[0]?.body).toEqual({ message: "The bell does not ring." });
  await waitFor(() => expect(field().value).toBe(""));
});

test("a message with signs of risk is answered by the frame's offer of help only", async () => {
  const { notices } = await help({ [SEND]: { ...stored, crisis: true } });
  write("I can't go on.");
  await waitFor(() => expect(field().value).toBe(""));
  expect(notices).toEqual([]);
});

test.for(["premium", "essential", "starter"] as const)(
  "on %s it is said truly who is read first [PRF-27]",
  async (tier) => {
    await help({}, sampleMember({ entitlement: { tier, source: "subscription", endsAt: null } }));
    expect(screen.queryAllByText(/On Premium your message is read first/))
      .toHaveLength(tier === "premium" ? 1 : 0);
  },
);

test("an empty message is not sent, and the field says why", async () => {
  const { calls } = await help({ [SEND]: stored });
  write("  ");
  expect(screen.getByText("Please write a few words first.")).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(calls).toEqual([]);
});

test.for(
  [
    ["a failure", () => new Response("", { status: 500 }), /still here/],
    [
      "an ended session",
      () =>
        Response.json({ code: "sign_in_required", message: "Please sign in." }, { status: 401 }),
      /sign in/,
    ],
    ["no network", () => {
      throw new TypeError("Failed to fetch");
    }, /check your connection/],
  ] as const,
)("after %s the words stay and the reason is told", async ([, answer, reason]) => {
  const { notices } = await help({ [SEND]: answer });
  write("The bell does not ring.");
  await waitFor(() => expect(notices[0]?.title).toBe("Your message was not sent"));
  expect(notices[0]?.description).toMatch(reason);
  expect(field().value).toBe("The bell does not ring.");
});
