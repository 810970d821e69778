import type { LazyPage, SlotContribution } from "@reclaim/host-api";
import { fakeHost, FakeShell, RemoteScreen, sampleMember } from "@reclaim/host-api/story-host";
import { renderRemote } from "@reclaim/host-api/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import manifest from "../remote.json" with { type: "json" };
import remote from "./remote.tsx";
import { FakeBroadcastChannel } from "./testing/fake-broadcast-channel.ts";

const slots = remote.slots ?? [];
beforeAll(async () => {
  const pages = [...remote.routes, ...slots].map(({ Component }) => Component);
  await Promise.all(pages.map((page) => (page as LazyPage<unknown> | undefined)?.preload()));
  await import("./features/home/home-sections.tsx");
}, 60_000);
beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", FakeBroadcastChannel);
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
});
afterEach(() => {
  localStorage.clear();
});

/** Texts that only a member's screens show, and texts that look like samples. */
const OF_A_MEMBER = sampleMember({
  name: "Maximilian",
  email: "maximilian@example.org",
  streak: 117,
  longestStreak: 118,
  completedModules: 19,
  journalEntries: 97,
  progress: { bodyReset: 50, mindReset: 43, emotionalReset: 25, financialReset: 17 },
});
const figures = () => [
  ...document.querySelectorAll("[role=progressbar]:not([aria-valuenow='0']), [data-testid=streak]"),
  // The article of a page has its heading and is everybody's; the others are entries of a member.
  ...document.querySelectorAll("article:not(:has(h1))"),
  ...document.querySelectorAll("[role=switch], [role=radio][aria-checked=true]"),
];
const SAMPLES =
  /Martin|Maximilian|example\.org|\b1(17|18|9)\b|\b97\b|Member since|\d+ ?%|day streak/;

const paths = manifest.routes.map((route) => "example" in route ? route.example! : route.path);

test.for(paths)(
  "without a user %s shows nothing of a member or of a sample, and asks for nothing [HOME-15]",
  async (at) => {
    const { host, calls } = fakeHost({ member: null });
    const visitor = renderRemote(remote, { at, host });
    await act(async () => {});
    // A module's words come after its page.
    if (at.includes("-reset/")) await screen.findByRole("article");
    expect(visitor.container.textContent).not.toMatch(SAMPLES);
    expect(visitor.container.querySelector("h1")).toBeTruthy();
    expect(figures()).toEqual([]);
    expect(calls).toEqual([]);
  },
);

/** Props of slots. */
const PROPS: Partial<Record<SlotContribution["name"], object>> = {
  "profile.dialog": { open: true, onOpenChange() {} },
  "feedback.widget": { featureId: "journal" },
};
const filled = slots.filter(({ name }) => !["onboarding", "crisis.help", "tour"].includes(name));

test.for(filled.map(({ name, Component }, index) => ({ name, Component, index })))(
  "without a user the slot $name ($index) renders nothing and asks for nothing [HOME-15]",
  async ({ name, Component }) => {
    const { host, calls, notices } = fakeHost({ member: null });
    const { container } = render(
      <FakeShell host={host}>
        {createElement(Component as ComponentType<object>, PROPS[name] ?? {})}
      </FakeShell>,
    );
    await act(async () => {});
    expect(container.innerHTML).toBe("");
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect([calls, notices]).toEqual([[], []]);
  },
);

test("what was shown of a member is gone when he is", async () => {
  for (const at of ["/", "/journal", "/journey"]) {
    const { host } = fakeHost({ member: OF_A_MEMBER });
    const { container, rerender } = render(<RemoteScreen remote={remote} at={at} host={host} />);
    await act(async () => {});
    const gone = { ...host, session: { ...host.session, user: null, member: null } };
    rerender(<RemoteScreen remote={remote} at={at} host={gone} />);
    await act(async () => {});
    expect(container.textContent, at).not.toMatch(SAMPLES);
    expect(figures(), at).toEqual([]);
    cleanup();
  }
});
