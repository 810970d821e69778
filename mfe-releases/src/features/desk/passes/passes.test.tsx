import { pressWhenShown } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { NEXT, refusal, samplePass, sampleRelease, withNext } from "../../../shared/testing.ts";
import { choose, dialog, gone, renderDesk, sent } from "../desk.testing.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("../desk.page.tsx"));

const MAKE = "POST /api/releases/passes";
const bodies = (desk: Parameters<typeof sent>[0]) => sent(desk).map(({ body }) => body);
const say = (asked: Awaited<ReturnType<typeof dialog>>, who: string) =>
  fireEvent.change(asked.getByLabelText("Who it is for"), { target: { value: who } });

describe("an invitation", () => {
  const releases = [
    withNext(),
    sampleRelease({ name: "mfe-walks" }),
    sampleRelease({ name: "shell", yours: false }),
  ];
  const made = { id: "9", path: "/releases/pass#code" };

  test("of a tester is made for one of the team's remotes; its link shows once", async () => {
    const desk = await renderDesk({ releases }, { view: "passes", answers: { [MAKE]: made } });
    await pressWhenShown("Invite somebody");
    const asked = await dialog("Invite somebody");
    const remotes = asked.getByLabelText<HTMLSelectElement>("Release");
    expect([...remotes.options].map(({ value }) => value)).toEqual(["mfe-community", "mfe-walks"]);
    fireEvent.change(remotes, { target: { value: "mfe-walks" } });
    say(asked, " Jonas ");
    fireEvent.change(asked.getByLabelText("How long"), { target: { value: "720" } });
    asked.press("Make the invitation");
    const link = await screen.findByLabelText<HTMLInputElement>("Invitation link");
    expect(link.value).toBe(`${location.origin}/releases/pass#code`);
    expect(bodies(desk)).toEqual([
      { kind: "tester", name: "mfe-walks", label: "Jonas", hours: 720 },
    ]);
    await pressWhenShown("Done");
    await waitFor(gone);
  });

  test("to one version offers those that passed and are not live", async () => {
    const desk = await renderDesk({ releases }, { view: "passes", answers: { [MAKE]: made } });
    await pressWhenShown("Invite somebody");
    const asked = await dialog();
    fireEvent.click(asked.getByRole("radio", { name: "One version" }));
    expect(asked.getByLabelText<HTMLSelectElement>("Version").value).toBe(NEXT);
    say(asked, "Jonas");
    asked.press("Make the invitation");
    await screen.findByLabelText("Invitation link");
    expect(bodies(desk)).toEqual([
      { kind: "override", name: "mfe-community", version: NEXT, label: "Jonas", hours: 8 },
    ]);
  });

  test("without a name is not sent, and the field says so", async () => {
    const desk = await renderDesk({ releases }, { view: "passes" });
    await pressWhenShown("Invite somebody");
    const asked = await dialog();
    asked.press("Make the invitation");
    expect(await asked.findByText("Say who it is for.")).toBeTruthy();
    expect(document.activeElement).toBe(asked.getByLabelText("Who it is for"));
    expect(sent(desk)).toEqual([]);
  });

  test("that is refused says why, and keeps what was filled in", async () => {
    await renderDesk({ releases }, {
      view: "passes",
      answers: { [MAKE]: () => refusal(409, "not_passed", "This version has not passed.") },
    });
    await pressWhenShown("Invite somebody");
    const asked = await dialog();
    say(asked, "Jonas");
    asked.press("Make the invitation");
    expect((await asked.findByRole("alert")).textContent).toContain("has not passed");
    expect(asked.getByLabelText<HTMLInputElement>("Who it is for").value).toBe("Jonas");
  });

  test.each([
    ["is copied, and that is said", "Copied", { writeText: () => Promise.resolve() }],
    ["says that copying is not allowed", "Copy", {
      writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")),
    }],
    ["is selected by hand where there is no clipboard", "Copy", undefined],
  ])("has a link that %s", async (_what, word, clipboard) => {
    vi.stubGlobal("navigator", { ...navigator, clipboard });
    await renderDesk({ releases }, { view: "passes", answers: { [MAKE]: made } });
    await pressWhenShown("Invite somebody");
    const asked = await dialog();
    say(asked, "Jonas");
    asked.press("Make the invitation");
    await pressWhenShown("Copy");
    if (word === "Copy") expect(await screen.findByText(/copy it by hand/)).toBeTruthy();
    expect(await screen.findByRole("button", { name: word })).toBeTruthy();
    expect(within(screen.getByRole("dialog")).getByRole("status").textContent).toBe(
      word === "Copied" ? word : "",
    );
    vi.unstubAllGlobals();
  });

  test("cannot be made by who has no remote of his own", async () => {
    await renderDesk({ releases: [sampleRelease({ yours: false })] }, { view: "passes" });
    expect(screen.queryByRole("button", { name: "Invite somebody" })).toBeNull();
  });
});

describe("from a version's menu", () => {
  test("one loads it for oneself, at once", async () => {
    const desk = await renderDesk({ releases: [withNext()] }, {
      answers: { [MAKE]: { id: "9", path: null } },
    });
    await pressWhenShown(/versions: mfe-community/);
    await choose(NEXT, "Load it for me");
    (await dialog(`Load mfe-community ${NEXT} for you`)).press("Load it for me");
    await waitFor(gone);
    expect(bodies(desk)).toEqual([
      {
        kind: "override",
        name: "mfe-community",
        version: NEXT,
        label: "Ana (Community)",
        hours: 8,
        mine: true,
      },
    ]);
    expect(desk.notices[0]?.title).toBe(`You get mfe-community ${NEXT}`);
  });

  test("one invites somebody to it", async () => {
    await renderDesk({ releases: [withNext()] });
    await pressWhenShown(/versions: mfe-community/);
    await choose(NEXT, "Invite somebody to it");
    const asked = await dialog("Invite somebody");
    expect(asked.getByRole("radio", { name: "One version", checked: true })).toBeTruthy();
    expect(asked.getByLabelText<HTMLSelectElement>("Version").value).toBe(NEXT);
  });
});

describe("the passes", () => {
  const passes = [
    samplePass(),
    samplePass({ id: "pass-2", kind: "override", version: NEXT, label: "Noor", accepted: false }),
  ];

  test("say who gets what, until when, and whose invitation waits", async () => {
    await renderDesk({ passes }, { view: "passes" });
    const lines = within(screen.getByRole("list", { name: "Passes" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "JonasWhatever is on canary of mfe-communityTesterends in 6 days · by AnaEnd",
      `NoorNot taken yetmfe-community ${NEXT}Overrideends in 6 days · by AnaEnd`,
    ]);
  });

  test("are ended after a question", async () => {
    const desk = await renderDesk({ passes }, {
      view: "passes",
      answers: { "DELETE /api/releases/passes/pass-1": () => new Response(null, { status: 204 }) },
    });
    await pressWhenShown("End the pass of Jonas for mfe-community");
    const asked = within(
      await screen.findByRole("alertdialog", { name: "End the pass of Jonas?" }),
    );
    expect(sent(desk)).toEqual([]);
    desk.now = { ...desk.now, passes: passes.slice(1) };
    fireEvent.click(asked.getByRole("button", { name: "End the pass" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent(desk).map(({ method, path }) => `${method} ${path}`))
      .toEqual(["DELETE /api/releases/passes/pass-1"]);
    await waitFor(() => expect(screen.queryByText("Jonas")).toBeNull());
  });

  test("that could not be ended say so, and stay", async () => {
    await renderDesk({ passes }, { view: "passes" });
    await pressWhenShown("End the pass of Jonas for mfe-community");
    const asked = within(await screen.findByRole("alertdialog"));
    fireEvent.click(asked.getByRole("button", { name: "End the pass" }));
    expect((await asked.findByRole("alert")).textContent).toMatch(/could not be ended/);
  });
});
