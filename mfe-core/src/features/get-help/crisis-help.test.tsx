import { memberFigures } from "@reclaim/contracts-members/check-ins";
import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import { renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import CrisisHelp from "./crisis-help.tsx";

beforeEach(() => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const NAME = "You do not have to carry this alone";
function offered(onClose?: () => void) {
  const { host, calls } = fakeHost();
  render(
    <FakeShell host={host}>
      <CrisisHelp {...(onClose && { onClose })} />
    </FakeShell>,
  );
  return calls;
}
const hrefs = (place: HTMLElement) =>
  within(place).getAllByRole("link").map((link) => link.getAttribute("href"));

test("after a save the lines of the country can be called and texted, and it says that nothing was changed [SAFE-06] [SAFE-07]", () => {
  const calls = offered(() => {});
  const dialog = screen.getByRole("dialog", { name: NAME });
  expect(hrefs(dialog)).toEqual(["tel:911", "tel:988", "sms:988", "/get-help"]);
  expect(dialog.textContent).toContain("saved just as you wrote it");
  expect(dialog.textContent).toContain("we told nobody");
  fireEvent.change(screen.getByLabelText("Where are you?"), { target: { value: "GB" } });
  expect(hrefs(dialog)).toContain("sms:85258?body=SHOUT");
  expect(calls).toEqual([]);
});

test("the focus goes to the title, and back when it closes", () => {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.focus();
  const onClose = vi.fn();
  offered(onClose);
  expect(document.activeElement?.textContent).toBe(NAME);
  for (const button of screen.getAllByRole("button", { name: "Close" })) fireEvent.click(button);
  fireEvent.click(screen.getByRole("link", { name: "More about getting help" }));
  expect(onClose).toHaveBeenCalledTimes(3);
  cleanup();
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("Escape is for this dialog alone, and not for one below it", () => {
  const below = vi.fn();
  document.addEventListener("keydown", below, true);
  offered(() => {});
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(below).not.toHaveBeenCalled();
  cleanup();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(below).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", below, true);
});

test("in the place of an AI answer it is announced, with the same lines [SAFE-08]", () => {
  offered();
  const section = screen.getByRole("alert");
  expect(hrefs(section)).toEqual(["tel:911", "tel:988", "sms:988", "/get-help"]);
  expect(within(section).getByRole("heading", { name: NAME })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a check-in whose note shows signs of risk asks the frame for help; nothing else is told, recoloured or celebrated, then or later [SAFE-06]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const checkIn = {
    id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
    userId: "member-1",
    date: "2026-11-21T09:00:00.000Z",
    timeZone: "Europe/Vienna",
    localDate: "2026-11-21",
    mood: 1,
    thoughts: "I can't go on.",
  };
  const figures = { streak: 7, longestStreak: 7, milestone: 7, newBadges: [] };
  const { host, notices } = fakeHost({
    responses: {
      "POST /api/check-ins": {
        checkIn,
        ...figures,
        member: memberFigures.parse(sampleMember()),
        crisis: true,
      },
      "GET /api/check-ins/user/member-1": [],
    },
  });
  const updateMember = vi.spyOn(host.session, "updateMember");
  const noticed = vi.fn();
  host.events.on("crisis.noticed", noticed);
  renderRemote(remote, { at: "/", host });
  const submit = await screen.findByRole("button", { name: "Check in" }, { timeout: 15_000 });
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("default"));
  fireEvent.click(submit);
  await waitFor(() => expect(updateMember).toHaveBeenCalled());
  expect(noticed).toHaveBeenCalledOnce();
  // Another check-in that waited may reach a milestone while the offer is open.
  act(() => void host.events.emit("check-in.recorded", { checkIn, ...figures, crisis: true }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(notices).toEqual([]);
  expect(document.documentElement.dataset.theme).toBe("default");
  expect(screen.queryByRole("dialog")).toBeNull();
});
