import { fakeHost, pressWhenShown, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import {
  NEXT,
  refusal,
  sampleDesk,
  sampleHealth,
  sampleRelease,
  sampleRollback,
  sampleVersion,
  withCanary,
  withNext,
} from "../../shared/testing.ts";
import { DESK, dialog, looks, renderDesk } from "./desk.testing.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./desk.page.tsx"));

const row = (name: string) => within(screen.getByRole("listitem", { name }));

describe("for who is in no team", () => {
  const JOIN = "POST /api/releases/membership";
  async function stranger(join: unknown, desk: () => unknown = () => refused()) {
    const fake = fakeHost({
      member: sampleMember({ name: "Martin" }),
      responses: { [DESK]: desk, [JOIN]: join },
    });
    renderRemote(remote, { at: "/releases", host: fake.host });
    await screen.findByRole("heading", { name: "Show your team's token" });
    return fake;
  }
  const refused = () => refusal(403, "not_a_team_member");
  const showToken = (token: string) => {
    fireEvent.change(screen.getByLabelText("Team token"), { target: { value: token } });
    fireEvent.click(screen.getByRole("button", { name: "Open the desk" }));
  };

  test("the page says whom it is for and leads Home", async () => {
    await stranger(null);
    expect(screen.getByText(/for the people who build Reclaim/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });

  test("a token opens the desk, under the name that he gives himself", async () => {
    let member = false;
    const join = () => {
      member = true;
      return new Response(null, { status: 204 });
    };
    const fake = await stranger(join, () => member ? sampleDesk() : refused());
    fireEvent.change(screen.getByLabelText("Your name"), { target: { value: " Ana " } });
    showToken(" rct_secret ");
    expect(await screen.findByText("Ana (Community)")).toBeTruthy();
    expect(fake.calls.find(({ method }) => method === "POST")?.body)
      .toEqual({ token: "rct_secret", label: "Ana" });
  });

  test("while the token is looked at nothing is sent twice", async () => {
    const fake = await stranger(new Promise(() => {}));
    showToken("rct_secret");
    fireEvent.click(await screen.findByRole("button", { name: "Opening …" }));
    expect(fake.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("without token or name nothing is sent, and the fields say what is missing", async () => {
    const fake = await stranger(null);
    fireEvent.change(screen.getByLabelText("Your name"), { target: { value: " " } });
    await pressWhenShown("Open the desk");
    expect(screen.getByText("Paste the token of your team.")).toBeTruthy();
    expect(screen.getByText("Say what the desk may call you.")).toBeTruthy();
    expect(fake.calls.some(({ method }) => method === "POST")).toBe(false);
  });

  test("an unknown token is told at its field, in the service's words", async () => {
    await stranger(() => refusal(403, "unknown_token", "No team has this token."));
    showToken("rct_wrong");
    expect(await screen.findByText("No team has this token.")).toBeTruthy();
    expect(screen.getByLabelText("Team token").getAttribute("aria-invalid")).toBe("true");
  });

  test("a service that does not answer is told, and the token stays", async () => {
    await stranger(() => new Response("", { status: 503 }));
    showToken("rct_secret");
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be looked at/);
    expect(screen.getByLabelText<HTMLInputElement>("Team token").value).toBe("rct_secret");
  });
});

describe("what is live", () => {
  test("each release shows version, since when, by whom, and its figures", async () => {
    await renderDesk({
      releases: [
        sampleRelease(),
        sampleRelease({ name: "shell", team: "Platform", health: sampleHealth({ visits: 0 }) }),
      ],
    });
    const community = row("mfe-community");
    expect(community.getByText("1.3.0", { exact: false })).toBeTruthy();
    expect(community.getByText(/by Ana/).textContent).toBe("Went live 2 days ago, by Ana");
    const figures = community.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures).toEqual(["12,480", "0.10 %", "1.24 s", "88 ms"]);
    expect(row("shell").getAllByRole("definition")[1]?.textContent).toBe("–not enough visits");
  });

  test("a figure that is not good has a sign and words", async () => {
    await renderDesk({ releases: [sampleRelease({ health: sampleHealth({ lcp: 2910 }) })] });
    expect(screen.getByText("2.91 s").textContent).toBe("2.91 s, slower than good");
  });

  test("the shell comes first, then the remotes by name", async () => {
    const releases = ["mfe-b", "shell", "mfe-a"].map((name) => sampleRelease({ name }));
    await renderDesk({ releases });
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent))
      .toEqual(["shell", "mfe-a", "mfe-b"]);
  });

  test("a canary stands beside what is live, with what the test found so far", async () => {
    await renderDesk({ releases: [withCanary({}, { tiers: ["premium"] })] });
    const canary = within(screen.getByRole("region", { name: `Canary: mfe-community ${NEXT}` }));
    expect(canary.getByText(/10 % of members and everybody on Premium/)).toBeTruthy();
    expect(canary.getByText("Not worse so far, after 402 visits.")).toBeTruthy();
    const lines = canary.getAllByRole("row").map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "FigureLiveCanaryChange",
      "Visits3,615402",
      "Failed0.08 %0.25 %+0.17 %",
      "LCP1.24 s1.19 s−0.05 s",
      "INP88 ms88 ms0 ms",
    ]);
  });

  test("a release of another team has no buttons, and says whose it is", async () => {
    await renderDesk({ releases: [withCanary({ yours: false })] });
    await pressWhenShown(/versions: mfe-community/);
    expect(await screen.findByText("Team Community looks after this one.")).toBeTruthy();
    for (const name of [/Roll back/, "Change share", "Activate", "Stop", /^More for/]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });

  test("a new version says whether it is looked at, ready or refused", async () => {
    await renderDesk({
      releases: [
        withNext({ name: "mfe-a" }, { state: "checking" }),
        withNext({ name: "mfe-b" }, { state: "refused" }),
        withNext({ name: "mfe-c" }),
      ],
    });
    expect(row("mfe-a").getByText(/is being looked at in a browser/)).toBeTruthy();
    expect(row("mfe-b").getByText(/was refused/)).toBeTruthy();
    expect(row("mfe-c").getByText(/is ready/)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Put on canary" })).toHaveLength(1);
    expect(
      screen.getByText(/refused/, { selector: "h1 ~ p" }).textContent?.replaceAll("\u00a0", " "),
    )
      .toBe("3 live · 1 ready · 1 refused");
  });

  test("a canary that was rolled back automatically says why", async () => {
    const rolledBackFrom = sampleRollback({
      how: "rolled back automatically",
      why: "Too many failed.",
    });
    await renderDesk({ releases: [withNext({ rolledBackFrom })] });
    expect(screen.getByText(/was rolled back automatically/).textContent)
      .toBe(`${NEXT} was rolled back automatically 5 minutes ago: Too many failed.`);
    expect(screen.queryByRole("button", { name: "Put on canary" })).toBeNull();
  });

  test("the versions show how each was checked; what failed comes first", async () => {
    await renderDesk({
      releases: [withNext({}, {
        state: "refused",
        checks: [
          { check: "routes", ok: true, message: "No path collides." },
          { check: "slots", ok: false, message: "mfe-core fills “home.cards”, too." },
        ],
      })],
    });
    await pressWhenShown("3 versions: mfe-community");
    const list = within(await screen.findByRole("list", { name: "Versions of mfe-community" }));
    expect(list.getByText("mfe-core fills “home.cards”, too.", { exact: false })).toBeTruthy();
    await pressWhenShown(/^3 checks ?, 1\.2\.2/);
    expect(list.getAllByText(/host-api/)).toHaveLength(1);
    expect(screen.getByText(/9 did not load, 3 did not render, 0 did not verify/)).toBeTruthy();
  });

  test("of many releases one finds those of a name or a team, one's own, those on canary", async () => {
    const releases = [
      ...["a", "b", "c", "d", "e", "f"].map((name) =>
        sampleRelease({ name: `mfe-${name}`, team: `Team ${name}`, yours: name === "b" })
      ),
      withCanary({ name: "mfe-z", yours: false }),
    ];
    await renderDesk({ releases });
    const names = () =>
      screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const search = screen.getByRole("searchbox", { name: "Find a release" });
    fireEvent.change(search, { target: { value: "team C" } });
    expect(names()).toEqual(["mfe-c"]);
    fireEvent.change(search, { target: { value: "" } });
    fireEvent.click(screen.getByRole("radio", { name: "Yours 1" }));
    expect(names()).toEqual(["mfe-b"]);
    fireEvent.click(screen.getByRole("radio", { name: "On canary 1" }));
    expect(names()).toEqual(["mfe-z"]);
    fireEvent.change(search, { target: { value: "nothing" } });
    await pressWhenShown("Show all");
    expect(names()).toHaveLength(7);
  });

  test("nothing released yet says how the first release comes", async () => {
    await renderDesk({ releases: [] });
    expect(screen.getByText("npm run release mfe-…")).toBeTruthy();
  });
});

describe("the desk", () => {
  test("is renewed every five seconds, so that its figures are live", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const desk = await renderDesk({ releases: [sampleRelease()] });
    desk.now = sampleDesk({
      releases: [sampleRelease({ health: sampleHealth({ visits: 12_481 }) })],
    });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText("12,481")).toBeTruthy();
    expect(looks(desk)).toBeGreaterThan(1);
  });

  test("that does not answer any more keeps what it has, and says from when it is", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let away = false;
    await renderDesk({}, {
      answers: { [DESK]: () => away ? new Response("", { status: 503 }) : sampleDesk() },
    });
    away = true;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText(/The desk does not answer/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "mfe-community" })).toBeTruthy();
    away = false;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(screen.queryByText(/The desk does not answer/)).toBeNull());
  });

  test("shows the releases when its address names no view", async () => {
    await renderDesk({}, { view: "foo" });
    expect(screen.getByRole("tab", { name: "Releases" }).getAttribute("aria-selected"))
      .toBe("true");
    expect(screen.getByRole("heading", { name: "mfe-community" })).toBeTruthy();
  });

  test("keeps an open question, and what was filled in, when its row goes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const desk = await renderDesk({ releases: [withNext()] });
    await pressWhenShown("Put on canary");
    const slider = (await dialog()).getByRole("slider");
    fireEvent.keyDown(slider, { key: "ArrowRight" });
    desk.now = sampleDesk({ releases: [] });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(screen.getByText("npm run release mfe-…")).toBeTruthy());
    expect(slider.isConnected).toBe(true);
    expect(slider.getAttribute("aria-valuetext")).toBe("10 %");
  });

  test("moves the focus of a button that has gone to its row, and of a row to the view", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const desk = await renderDesk({ releases: [withNext()] });
    act(() => screen.getByRole("button", { name: "Put on canary" }).focus());
    desk.now = sampleDesk({ releases: [sampleRelease()] });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const heading = screen.getByRole("heading", { name: "mfe-community" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    desk.now = sampleDesk({ releases: [] });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("tabpanel")));
  });

  test("that cannot be reached is tried again on request, not by itself", async () => {
    let away = true;
    const fake = fakeHost({
      responses: { [DESK]: () => away ? new Response("", { status: 503 }) : sampleDesk() },
    });
    renderRemote(remote, { at: "/releases", host: fake.host });
    expect(await screen.findByText("The release desk could not be reached.")).toBeTruthy();
    away = false;
    await pressWhenShown("Try again");
    expect(await screen.findByRole("heading", { name: "mfe-community" })).toBeTruthy();
    expect(looks(fake)).toBe(2);
  });

  test("offers to go back only where there is somewhere to go", async () => {
    const first = { lastGood: null, versions: [sampleVersion({ traffic: "live" })] };
    await renderDesk({
      releases: [
        sampleRelease(first),
        sampleRelease({ ...first, name: "shell" }),
        sampleRelease({ name: "mfe-x" }),
      ],
    });
    const has = (name: string, button: string) =>
      row(name).queryByRole("button", { name: button }) !== null;
    expect([has("mfe-community", "Roll back"), has("mfe-community", "Take off …")])
      .toEqual([false, true]);
    expect([has("shell", "Roll back"), has("shell", "Take off …")]).toEqual([false, false]);
    expect([has("mfe-x", "Roll back"), has("mfe-x", "Take off …")]).toEqual([true, false]);
  });
});
