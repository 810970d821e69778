import { FakeShell } from "@reclaim/host-api/story-host";
import { useNavigate } from "@reclaim/host-api/router";
import { fakeHost, press, sampleMember } from "@reclaim/host-api/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import WelcomeTourTrigger from "./welcome-tour-trigger.tsx";

// The tour's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./welcome-tour.tsx"));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("scrollTo", vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  // jsdom draws nothing: what is in the page counts as shown.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as never);
});

const ON_HOME = ["check-in", "prompt", "recommended", "journey", "mindful-break"];

function Go({ to }: { to: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to)}>{`Go to ${to}`}</button>;
}

/** A page with the parts of Home and a field, as in the frame. */
async function visit(
  { at = "/", member = sampleMember() as ReturnType<typeof sampleMember> | null } = {},
) {
  const { host } = fakeHost({ member });
  const page = render(
    <FakeShell at={at} host={host}>
      <button data-tour="tour-guide">Tour Guide</button>
      <Go to="/" />
      <Go to="/journal" />
      <main>
        {ON_HOME.map((name) => <section key={name} data-tour={name} />)}
        <textarea />
      </main>
      <WelcomeTourTrigger />
    </FakeShell>,
  );
  await aWhile();
  return page;
}
const aWhile = (milliseconds = 1000) =>
  act(async () => void await vi.advanceTimersByTimeAsync(milliseconds));
const card = () => screen.queryByRole("dialog");
const go = (to: string) => act(async () => fireEvent.click(screen.getByText(`Go to ${to}`)));

test("it starts by itself on Home and has six steps [TOUR-03]", async () => {
  await visit();
  const seen = [];
  for (let step = 1; step <= 6; step++) {
    seen.push(
      `${screen.getByText(/^\d \/ \d$/).textContent} ${card()?.querySelector("h2")?.textContent}`,
    );
    if (step < 6) press("Next");
  }
  expect(seen).toEqual([
    "1 / 6 Good to have you here",
    "2 / 6 A prompt for today",
    "3 / 6 Chosen for you",
    "4 / 6 Continue your journey",
    "5 / 6 A mindful break",
    "6 / 6 Whenever you like",
  ]);
  press("Finish");
  expect(localStorage.getItem("tour_welcome")).toBe("true");
  await aWhile();
  expect(card()).toBeNull();
});

test("it starts for nobody without a member, and on no other page [TOUR-03]", async () => {
  const { unmount } = await visit({ member: null });
  expect(card()).toBeNull();
  unmount();
  await visit({ at: "/journal" });
  expect(card()).toBeNull();
  await go("/");
  await aWhile();
  expect(card()).not.toBeNull();
});

test("it does not start when it was completed [TOUR-04]", async () => {
  localStorage.setItem("tour_welcome", "true");
  await visit();
  expect(card()).toBeNull();
});

test("closed in the middle or cut off by a reload, it does not come back [TOUR-04]", async () => {
  const first = await visit();
  press("Close");
  await aWhile();
  expect(card()).toBeNull();
  first.unmount();
  const second = await visit();
  expect(card()).toBeNull();
  second.unmount();

  localStorage.clear();
  const cutOff = await visit();
  expect(card()).not.toBeNull();
  cutOff.unmount();
  await visit();
  expect(card()).toBeNull();
});

test("who leaves Home has left it", async () => {
  await visit();
  await go("/journal");
  expect(card()).toBeNull();
  await go("/");
  await aWhile();
  expect(card()).toBeNull();
});

test("it waits while the member writes", async () => {
  const { container } = await visit({ at: "/journal" });
  container.querySelector("textarea")?.focus();
  await go("/");
  await aWhile(5000);
  expect(card()).toBeNull();
  container.querySelector("textarea")?.blur();
  await aWhile();
  expect(card()).not.toBeNull();
});

test("it does not lie over another dialog", async () => {
  const celebration = document.createElement("div");
  celebration.setAttribute("role", "dialog");
  document.body.append(celebration);
  await visit();
  expect(screen.getAllByRole("dialog")).toEqual([celebration]);
  celebration.remove();
  await aWhile();
  expect(screen.getByRole("dialog", { name: "Good to have you here" })).toBeTruthy();
});

test("it does not start behind an offer of help", async () => {
  const help = document.body.appendChild(document.createElement("dialog"));
  help.setAttribute("open", "");
  await visit();
  expect(screen.getAllByRole("dialog")).toEqual([help]);
  help.remove();
  await aWhile();
  expect(screen.getByRole("dialog", { name: "Good to have you here" })).toBeTruthy();
});

test("it does not start a second time in a browser without storage [TOUR-19]", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  await visit();
  press("Close");
  await go("/journal");
  await go("/");
  await aWhile();
  expect(card()).toBeNull();
});
