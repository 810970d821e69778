import { pressWhenShown } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import {
  EARLIER,
  NEXT,
  NOW,
  refusal,
  sampleHealth,
  sampleRelease,
  sampleRollback,
  sampleVersion,
  withCanary,
  withNext,
} from "../../../shared/testing.ts";
import { choose, dialog, gone, looks, renderDesk, sent } from "../desk.testing.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("../desk.page.tsx"));

const ACTIVATE = `POST /api/releases/mfe-community/${NEXT}/activate?expectedRevision=7`;
const CANARY = `PUT /api/releases/mfe-community/${NEXT}/canary?expectedRevision=7`;
const STOP = "DELETE /api/releases/mfe-community/canary?expectedRevision=7";
const BACK = "POST /api/releases/mfe-community/rollback?expectedRevision=7";
const calls = (desk: Parameters<typeof sent>[0]) =>
  sent(desk).map(({ method, path, body }) => [`${method} ${path}`, body]);

describe("activating", () => {
  test("asks first, then does it, says so and shows what is live then", async () => {
    const desk = await renderDesk({ releases: [withNext()] }, {
      answers: { [ACTIVATE]: { sequence: 42 } },
    });
    await pressWhenShown("Activate");
    const asked = await dialog("Activate a version of mfe-community?");
    expect(asked.text()).toContain(`Live now${NOW}Then${NEXT}`);
    expect(asked.text()).toContain("Everybody gets it.");
    expect(sent(desk)).toEqual([]);
    desk.now = {
      ...desk.now,
      releases: [
        sampleRelease({ live: { version: NEXT, since: "2026-11-21T09:00:00Z", by: "Ana" } }),
      ],
    };
    asked.press("Activate");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[ACTIVATE, undefined]]);
    expect(desk.notices).toEqual([{
      title: `mfe-community ${NEXT} is live`,
      description: "Everybody gets it with the next page.",
    }]);
    await waitFor(() =>
      expect(screen.getByRole("listitem", { name: "mfe-community" }).textContent).toContain(NEXT)
    );
  });

  test("while it runs the button says so, and nothing closes or happens twice", async () => {
    const desk = await renderDesk({ releases: [withNext()] }, {
      answers: { [ACTIVATE]: new Promise(() => {}) },
    });
    await pressWhenShown("Activate");
    const asked = await dialog();
    asked.press("Activate");
    fireEvent.click(await asked.findByRole("button", { name: "Activating …" }));
    for (const way of ["Cancel", "Close"]) asked.press(way);
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(calls(desk)).toHaveLength(1);
  });

  test("a refusal stands in the dialog in the service's words, and can be tried again", async () => {
    let refused = true;
    const desk = await renderDesk({ releases: [withNext()] }, {
      answers: {
        [ACTIVATE]: () =>
          refused ? refusal(409, "release_refused", "mfe-core would break.") : { sequence: 42 },
      },
    });
    await pressWhenShown("Activate");
    const asked = await dialog();
    asked.press("Activate");
    expect((await asked.findByRole("alert")).textContent).toContain("mfe-core would break.");
    expect(desk.notices).toEqual([]);
    refused = false;
    asked.press("Activate");
    await waitFor(gone);
    expect(desk.notices).toHaveLength(1);
  });

  test("a service that does not answer is told without a promise that nothing happened", async () => {
    await renderDesk({ releases: [withNext()] }, {
      answers: { [ACTIVATE]: () => Promise.reject(new TypeError("fetch failed")) },
    });
    await pressWhenShown("Activate");
    const asked = await dialog();
    asked.press("Activate");
    expect((await asked.findByRole("alert")).textContent).toContain("See what is live");
  });

  test("Cancel does nothing", async () => {
    const desk = await renderDesk({ releases: [withNext()] });
    await pressWhenShown("Activate");
    (await dialog()).press("Cancel");
    await waitFor(gone);
    expect(sent(desk)).toEqual([]);
  });

  test("the first version of a remote can be activated", async () => {
    const desk = await renderDesk({
      releases: [withNext({ live: null, lastGood: null, health: null, versions: [] })],
    }, { answers: { [ACTIVATE]: { sequence: 1 } } });
    await pressWhenShown("Activate");
    const asked = await dialog();
    expect(asked.text()).toContain("Live nownothing yet");
    asked.press("Activate");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[ACTIVATE, undefined]]);
  });
});

describe("a canary", () => {
  test("starts with a share and plans", async () => {
    const desk = await renderDesk({ releases: [withNext()] }, {
      answers: { [CANARY]: { sequence: 42 } },
    });
    await pressWhenShown("Put on canary");
    const asked = await dialog("Put a version of mfe-community on canary");
    const slider = asked.getByRole("slider", { name: "Share of members" });
    expect(slider.getAttribute("aria-valuetext")).toBe("5 %");
    fireEvent.keyDown(slider, { key: "ArrowRight" });
    fireEvent.click(asked.getByRole("checkbox", { name: "Premium" }));
    fireEvent.click(asked.getByRole("checkbox", { name: "Essential" }));
    expect(asked.getByText(/It goes to 10 % of members and everybody on Essential and Premium\./))
      .toBeTruthy();
    asked.press("Start the canary");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[CANARY, { percent: 10, tiers: ["essential", "premium"] }]]);
    expect(desk.notices[0]?.title).toBe(`mfe-community ${NEXT} is on canary`);
  });

  test("has its share changed from what it is, also when that is no step", async () => {
    const desk = await renderDesk({
      releases: [withCanary({}, { percent: 30, tiers: ["premium"] })],
    }, {
      answers: { [CANARY]: { sequence: 42 } },
    });
    await pressWhenShown("Change share");
    const asked = await dialog("Change the canary of mfe-community");
    const slider = asked.getByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("30 %");
    fireEvent.keyDown(slider, { key: "Home" });
    fireEvent.click(asked.getByRole("checkbox", { name: "Premium" }));
    expect(asked.getByText(/It goes to testers only\./)).toBeTruthy();
    asked.press("Change the share");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[CANARY, { percent: 0, tiers: [] }]]);
  });

  test("that takes another's place says so", async () => {
    const other = sampleVersion({
      version: "1.5.0-aaaabbbbcccc",
      publishedAt: "2026-11-21T08:59:00Z",
    });
    const release = withCanary();
    await renderDesk({ releases: [{ ...release, versions: [other, ...release.versions] }] });
    await pressWhenShown("Put on canary");
    expect((await dialog()).text()).toContain(`It takes the place of ${NEXT}`);
  });

  test("too many at once are refused in the service's words", async () => {
    await renderDesk({ releases: [withNext()] }, {
      answers: { [CANARY]: () => refusal(409, "too_many_canaries", "Four canaries run already.") },
    });
    await pressWhenShown("Put on canary");
    const asked = await dialog();
    asked.press("Start the canary");
    expect((await asked.findByRole("alert")).textContent).toContain("Four canaries run already.");
  });

  test("is stopped after a question", async () => {
    const desk = await renderDesk({ releases: [withCanary()] }, {
      answers: { [STOP]: { sequence: 42 } },
    });
    await pressWhenShown("Stop");
    const asked = await dialog("Stop the canary of mfe-community?");
    expect(asked.text()).toContain(`Whoever has ${NEXT} gets what is live.`);
    asked.press("Stop the canary");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[STOP, undefined]]);
    expect(desk.notices[0]?.title).toBe("The canary of mfe-community has stopped");
  });

  test("is activated from where it stands", async () => {
    const desk = await renderDesk({ releases: [withCanary()] }, {
      answers: { [ACTIVATE]: { sequence: 42 } },
    });
    await pressWhenShown("Activate");
    const asked = await dialog();
    expect(asked.text()).toContain(`The canary of ${NEXT} ends with that.`);
    asked.press("Activate");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[ACTIVATE, undefined]]);
  });
});

describe("rolling back", () => {
  /** Was rolled back a moment ago. */
  const asks = sampleRelease({ rolledBackFrom: sampleRollback() });

  test("goes to the last good version at one press, and says so", async () => {
    const desk = await renderDesk({ releases: [sampleRelease()] }, {
      answers: { [BACK]: { version: EARLIER, sequence: 42 } },
    });
    const button = screen.getByRole("button", { name: "Roll back" });
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent)
      .toBe(`Last good: ${EARLIER}`);
    fireEvent.click(button);
    await waitFor(() => expect(desk.notices).toHaveLength(1));
    expect(calls(desk)).toEqual([[BACK, { version: EARLIER }]]);
    expect(desk.notices[0]?.title).toBe(`mfe-community is back on ${EARLIER}`);
    await waitFor(() => expect(looks(desk)).toBeGreaterThan(1));
  });

  test("is done once, however often one presses", async () => {
    const desk = await renderDesk({ releases: [sampleRelease()] }, {
      answers: { [BACK]: new Promise(() => {}) },
    });
    await pressWhenShown("Roll back");
    await pressWhenShown("Rolling back …");
    expect(calls(desk)).toHaveLength(1);
  });

  test("a second time asks how far, so that two presses are not two versions", async () => {
    const desk = await renderDesk({ releases: [asks] });
    await pressWhenShown("Roll back …");
    expect(await dialog("Roll back mfe-community")).toBeTruthy();
    expect(sent(desk)).toEqual([]);
  });

  test("was a mistake: what was rolled back from can be activated again", async () => {
    await renderDesk({ releases: [asks] });
    expect(screen.getByText(/was rolled back/).textContent)
      .toBe(`${NEXT} was rolled back 5 minutes ago, by Ana`);
    await pressWhenShown("Activate again");
    expect((await dialog("Activate a version of mfe-community?")).text()).toContain(`Then${NEXT}`);
  });

  test("of what fails is offered above everything", async () => {
    const health = sampleHealth({ visits: 1480, loadErrors: 12, renderErrors: 402 });
    const desk = await renderDesk({ releases: [sampleRelease({ health })] }, {
      answers: { [BACK]: { version: EARLIER, sequence: 42 } },
    });
    expect(screen.getByText("1 failing · 1 live")).toBeTruthy();
    const alert = within(screen.getByRole("alert"));
    expect(alert.getByText("mfe-community fails in 28 % of its visits")).toBeTruthy();
    desk.now = { ...desk.now, releases: [asks] };
    fireEvent.click(alert.getByRole("button", { name: `Roll back to ${EARLIER}` }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(calls(desk)).toEqual([[BACK, { version: EARLIER }]]);
  });

  test("of what fails is the matter of its team", async () => {
    const health = sampleHealth({ visits: 100, renderErrors: 50 });
    await renderDesk({ releases: [sampleRelease({ health, yours: false })] });
    const alert = within(screen.getByRole("alert"));
    expect(alert.getByText("Team Community looks after this one.")).toBeTruthy();
    expect(alert.queryByRole("button")).toBeNull();
  });

  test("of what has changed meanwhile is not done, and shows what is live by then", async () => {
    const words = "Nothing was done: it has changed.";
    const desk = await renderDesk({ releases: [sampleRelease()] }, {
      answers: {
        [BACK]: () => refusal(409, "revision_conflict", words),
        [BACK.replace("7", "8")]: { version: EARLIER, sequence: 43 },
      },
    });
    const live = { version: NEXT, since: "2026-11-21T08:59:58Z", by: "Martin" };
    desk.now = { ...desk.now, releases: [sampleRelease({ live, revision: "8" })] };
    await pressWhenShown("Roll back");
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    await screen.findByText(/by Martin/);
    await pressWhenShown("Roll back");
    await waitFor(() => expect(desk.notices).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("goes to any version that passed", async () => {
    const oldest = "1.1.0-000000000001";
    const release = asks;
    const versions = [
      ...release.versions,
      sampleVersion({ version: oldest, publishedAt: "2026-10-01T08:00:00Z" }),
      sampleVersion({ version: "1.0.0-000000000000", state: "refused" }),
    ];
    const desk = await renderDesk({ releases: [{ ...release, versions }] }, {
      answers: { [BACK]: { version: oldest, sequence: 42 } },
    });
    await pressWhenShown("Roll back …");
    const asked = await dialog();
    const select = asked.getByLabelText<HTMLSelectElement>("Back to");
    expect([...select.options].map(({ value }) => value)).toEqual([EARLIER, oldest]);
    fireEvent.change(select, { target: { value: oldest } });
    asked.press("Roll back");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[BACK, { version: oldest }]]);
  });

  test("begins at the version from whose menu it is asked for", async () => {
    const oldest = sampleVersion({
      version: "1.1.0-000000000001",
      publishedAt: "2026-10-01T08:00:00Z",
    });
    const release = sampleRelease();
    await renderDesk({ releases: [{ ...release, versions: [...release.versions, oldest] }] });
    await pressWhenShown(/versions: mfe-community/);
    await choose(oldest.version, "Roll back to it");
    expect((await dialog()).getByLabelText<HTMLSelectElement>("Back to").value)
      .toBe(oldest.version);
  });

  test("knows the last good version also when it is none of the newest", async () => {
    const release = { ...asks, lastGood: "0.9.0-abc" };
    const desk = await renderDesk({
      releases: [{ ...release, versions: release.versions.slice(0, 1) }],
    }, {
      answers: { [BACK]: { version: "0.9.0-abc", sequence: 42 } },
    });
    await pressWhenShown("Roll back …");
    (await dialog()).press("Roll back");
    await waitFor(gone);
    expect(calls(desk)).toEqual([[BACK, { version: "0.9.0-abc" }]]);
  });

  test("that is refused says why", async () => {
    await renderDesk({ releases: [asks] }, {
      answers: { [BACK]: () => refusal(403, "not_your_remote", "Your team does not own it.") },
    });
    await pressWhenShown("Roll back …");
    const asked = await dialog();
    asked.press("Roll back");
    expect((await asked.findByRole("alert")).textContent).toContain("Your team does not own it.");
  });
});

describe("a remote whose first version is live", () => {
  const OFF = "DELETE /api/releases/mfe-community?expectedRevision=7";
  const first = sampleRelease({
    lastGood: null,
    versions: [sampleVersion({ traffic: "live" })],
  });
  const question = async () =>
    within(await screen.findByRole("alertdialog", { name: "Take mfe-community off every page?" }));

  test("is taken off every page after a question", async () => {
    const desk = await renderDesk({ releases: [first] }, { answers: { [OFF]: { sequence: 42 } } });
    await pressWhenShown("Take off …");
    const asked = await question();
    expect(sent(desk)).toEqual([]);
    fireEvent.click(asked.getByRole("button", { name: "Take it off" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls(desk)).toEqual([[OFF, undefined]]);
    expect(desk.notices[0]?.title).toBe("mfe-community is off every page");
  });

  test("that could not be taken off says why", async () => {
    await renderDesk({ releases: [first] }, {
      answers: { [OFF]: () => refusal(403, "not_your_remote", "Your team does not own it.") },
    });
    await pressWhenShown("Take off …");
    const asked = await question();
    fireEvent.click(asked.getByRole("button", { name: "Take it off" }));
    expect((await asked.findByRole("alert")).textContent).toContain("Your team does not own it.");
  });
});
