import type { Desk } from "@reclaim/contracts-releases/release-desk";
import {
  type FakeHost,
  fakeHost,
  type MockResponses,
  renderRemote,
} from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import remote from "../../remote.tsx";
import { sampleDesk } from "../../shared/testing.ts";

export const DESK = "GET /api/releases/desk";

/** The desk at one of its views; each look finds what `now` has. */
export async function renderDesk(
  first: Partial<Desk> = {},
  { answers = {}, view = "releases" }: { answers?: MockResponses; view?: string } = {},
): Promise<FakeHost & { now: Desk }> {
  const state = { now: sampleDesk(first) };
  const fake = fakeHost({ responses: { [DESK]: () => state.now, ...answers } });
  renderRemote(remote, { at: `/releases?view=${view}`, host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Release desk" });
  // Views come in chunks of their own.
  const panel = await screen.findByRole("tabpanel");
  await waitFor(() => expect(panel.childElementCount).toBeGreaterThan(0));
  return Object.assign(state, fake);
}

/** Chooses in the menu of a version. */
export async function choose(version: string, item: string): Promise<void> {
  const button = await screen.findByRole("button", { name: `More for ${version}` });
  fireEvent.pointerDown(button, { button: 0, ctrlKey: false });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

/** The dialog that is open; `pressWhenShown` in it. */
export async function dialog(name?: string | RegExp) {
  const element = await screen.findByRole("dialog", name === undefined ? {} : { name });
  const inIt = within(element);
  return {
    ...inIt,
    text: () => element.textContent,
    press: (name: string) => void fireEvent.click(inIt.getByRole("button", { name })),
  };
}

/** All calls but those that read the desk. */
export const sent = ({ calls }: FakeHost) => calls.filter(({ method }) => method !== "GET");
export const looks = ({ calls }: FakeHost) =>
  calls.filter(({ method, path }) => `${method} ${path}` === DESK).length;

export const gone = (): void => expect(screen.queryByRole("dialog")).toBeNull();
