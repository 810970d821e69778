import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import { press } from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXERCISES } from "./exercise.model.ts";
import ExerciseSession from "./exercise-session.tsx";

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
const vibrate = vi.fn();
const play = vi.fn(() => Promise.resolve());

/** An audio element's part that jsdom does not have. */
let isPaused = true;
const media = HTMLMediaElement.prototype;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") });
  vi.clearAllMocks();
  isPaused = true;
  play.mockImplementation(() => {
    isPaused = false;
    return Promise.resolve();
  });
  vi.spyOn(media, "play").mockImplementation(play);
  vi.spyOn(media, "pause").mockImplementation(() => void (isPaused = true));
  vi.spyOn(media, "paused", "get").mockImplementation(() => isPaused);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const queries = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => queries);
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:sound", revokeObjectURL() {} }),
  );
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function session(id = "calming-breath") {
  const fake = fakeHost({
    responses: {
      "POST /api/practice": ({ exerciseId, seconds }: { exerciseId: string; seconds: number }) => ({
        id: crypto.randomUUID(),
        exerciseId,
        kind: "breathing",
        seconds,
        date: "2026-11-21T09:00:00.000Z",
        localDate: "2026-11-21",
      }),
    },
  });
  const onClose = vi.fn();
  const clock = { now: () => new Date() };
  const view = render(
    <FakeShell host={{ ...fake.host, clock }}>
      <ExerciseSession exercise={EXERCISES.find((one) => one.id === id)!} onClose={onClose} />
    </FakeShell>,
  );
  const recorded = () =>
    fake.calls.filter(({ path }) => path === "/api/practice").map(({ body }) => body);
  return { onClose, leave: view.unmount, recorded, audio: () => document.querySelector("audio")! };
}
const pass = (milliseconds: number) =>
  act(async () => void await vi.advanceTimersByTimeAsync(milliseconds));
/** Time passes of which the timers of a sleeping tab see the last tick only. */
async function sleep(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds - 100);
  await pass(100);
}
const words = () => screen.getByRole("status").textContent;
/** The audio element tells where it stands. */
async function soundAt(audio: HTMLAudioElement, seconds: number) {
  Object.defineProperty(audio, "currentTime", {
    configurable: true,
    writable: true,
    value: seconds,
  });
  await act(async () => void fireEvent.timeUpdate(audio));
}

test("a breathing exercise goes from its first breath to its last, and can be done once more", async () => {
  const { onClose } = session();
  expect(words()).toBe("Sit down. Let the shoulders drop.");
  press("Start");
  await pass(0);
  expect(words()).toBe("Breathe in");
  expect(screen.getByText("Round 1 of 5")).toBeTruthy();
  await pass(3000);
  expect(words()).toBe("Breathe out");
  await pass(6000);
  expect(words()).toBe("Breathe in");
  expect(screen.getByText("Round 2 of 5")).toBeTruthy();
  await pass(36_000);
  expect(words()).toBe("Done. Stay a moment.");
  press("Once more");
  await pass(0);
  expect(screen.getByText("Round 1 of 5")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalled();
});

test("it pauses, goes on where it was, and is reset", async () => {
  session();
  press("Start");
  await pass(4000);
  press("Pause");
  await pass(60_000);
  expect(words()).toBe("Breathe outPaused");
  press("Go on");
  await pass(5000);
  expect(words()).toBe("Breathe in");
  press("Reset");
  await pass(0);
  expect(words()).toBe("Sit down. Let the shoulders drop.");
});

test("the screen stays awake while one breathes, and no longer", async () => {
  session();
  expect(request).not.toHaveBeenCalled();
  press("Start");
  await pass(0);
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  press("Pause");
  await pass(0);
  expect(release).toHaveBeenCalledOnce();
});

test("each part of a breath begins with a vibration, unless it is switched off", async () => {
  session();
  press("Start");
  await pass(9000);
  expect(vibrate).toHaveBeenCalledTimes(3);
  await act(async () => screen.getByRole("switch", { name: /vibration/ }).click());
  await pass(9000);
  expect(vibrate).toHaveBeenCalledTimes(3);
});

test("a finished exercise is recorded once, with its seconds", async () => {
  const { recorded, leave } = session();
  press("Start");
  await pass(45_000);
  await vi.waitFor(() =>
    expect(recorded()).toEqual([
      { exerciseId: "calming-breath", seconds: 45, clientId: expect.any(String) },
    ])
  );
  leave();
  await pass(0);
  expect(recorded()).toHaveLength(1);
});

test("an exercise that is left at once is not recorded", async () => {
  const { recorded, leave } = session();
  press("Start");
  await pass(10_000);
  leave();
  await pass(0);
  expect(recorded()).toEqual([]);
});

test("a meditation plays its sound, shows its words by the sound's position, and pauses [MND-17]", async () => {
  const { audio } = session("quick-reset");
  await pass(0);
  expect(screen.getByText(/Sit with both feet on the floor/)).toBeTruthy();
  press("Play");
  await pass(0);
  expect(play).toHaveBeenCalledOnce();
  expect(audio().getAttribute("src")).toBe("blob:sound");
  await soundAt(audio(), 1);
  const first = screen.getByTestId("line").textContent;
  await soundAt(audio(), 100);
  expect(screen.getByTestId("line").textContent).not.toBe(first);
  expect(screen.getByRole("slider", { name: "Position" }).getAttribute("aria-valuetext"))
    .toBe("1 minute 40 seconds of 3 minutes");
  press("Pause");
  await pass(0);
  expect(isPaused).toBe(true);
  press("Mute");
  await pass(0);
  expect(audio().muted).toBe(true);
});

test("a meditation goes back to the start, and at its end stands there again [MND-17] [MND-18]", async () => {
  const { audio } = session("quick-reset");
  press("Play");
  await soundAt(audio(), 100);
  press("From the start");
  await pass(0);
  expect(audio().currentTime).toBe(0);
  await soundAt(audio(), 179);
  await act(async () => void fireEvent.ended(audio()));
  expect(screen.getByText("Done. Stay a moment.")).toBeTruthy();
  expect(screen.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow")).toBe("0");
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
});

test("a meditation whose sound is refused stops, says so and logs it [MND-19]", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  play.mockRejectedValueOnce(new DOMException("not now", "NotAllowedError"));
  session("quick-reset");
  press("Play");
  await pass(0);
  expect(screen.getByRole("alert").textContent).toMatch(/^The sound did not play/);
  expect(log).toHaveBeenCalledExactlyOnceWith("A sound cannot be played:", expect.anything());
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  press("Play");
  await pass(0);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a visualization whose sound is refused goes on by its timer to its end, and is recorded (D67)", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  play.mockRejectedValueOnce(new DOMException("not now", "NotAllowedError"));
  const { recorded } = session("forest-renewal");
  press("Play");
  await pass(0);
  expect(log).toHaveBeenCalledOnce();
  expect(screen.getByText(/The words go on without it/)).toBeTruthy();
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  await sleep(100_000);
  expect(screen.getByRole("slider", { name: "Position" }).getAttribute("aria-valuetext"))
    .toBe("1 minute 40 seconds of 6 minutes");
  await sleep(260_000);
  expect(screen.getByText("Done. Stay a moment.")).toBeTruthy();
  await vi.waitFor(() =>
    expect(recorded()).toEqual([
      { exerciseId: "forest-renewal", seconds: 360, clientId: expect.any(String) },
    ])
  );
});

test("a visualization is left after a minute: the minute is recorded", async () => {
  const { recorded, leave } = session("forest-renewal");
  press("Play");
  await pass(75_000);
  leave();
  await vi.waitFor(() => expect(recorded()).toEqual([expect.objectContaining({ seconds: 75 })]));
});

test("the volume is 70 of 0 to 100 at first [MND-24]", async () => {
  const { audio } = session("peaceful-beach");
  await pass(0);
  const slider = screen.getByRole("slider", { name: "Volume" });
  const value = (name: string) => slider.getAttribute(`aria-value${name}`);
  expect([value("min"), value("now"), value("max")]).toEqual(["0", "70", "100"]);
  expect(audio().volume).toBeCloseTo(0.7);
  fireEvent.keyDown(slider, { key: "End" });
  expect(audio().volume).toBe(1);
  fireEvent.keyDown(slider, { key: "Home" });
  expect(audio().volume).toBe(0);
});

test("a visualization shows its place and what to do before it begins", () => {
  session("mountain-refuge");
  expect(screen.getByText(/^A wooden hut above the trees/)).toBeTruthy();
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(2);
});

test("a device without a voice of its own says so, and reads nothing", () => {
  session("quick-reset");
  expect(screen.getByText("This device has no voice of its own to read with.")).toBeTruthy();
  const aloud = screen.getByRole("switch", { name: "Read the words aloud" });
  expect(aloud.hasAttribute("disabled")).toBe(true);
});

test("the device's own voice reads each line once, and falls silent at a pause", async () => {
  const speak = vi.fn();
  const cancel = vi.fn();
  const own = { lang: "en-GB", localService: true, name: "own" };
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [{ lang: "en-US", localService: false, name: "far" }, own],
    addEventListener() {},
    removeEventListener() {},
    speak,
    cancel,
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  const { audio } = session("quick-reset");
  await pass(0);
  press("Play");
  await soundAt(audio(), 1);
  expect(speak).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("switch", { name: "Read the words aloud" }).click());
  expect(speak).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({
    text: screen.getByTestId("line").textContent,
    voice: own,
  }));
  await soundAt(audio(), 2);
  expect(speak).toHaveBeenCalledOnce();
  cancel.mockClear();
  press("Pause");
  await pass(0);
  expect(cancel).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("lock screen and headset play, pause, go back and skip", async () => {
  const handlers = new Map<string, ((details: MediaSessionActionDetails) => void) | null>();
  const mediaSession = {
    metadata: null as { title: string } | null,
    playbackState: "none",
    setActionHandler: (name: string, handler: never) => void handlers.set(name, handler),
  };
  Object.defineProperty(navigator, "mediaSession", { configurable: true, value: mediaSession });
  vi.stubGlobal(
    "MediaMetadata",
    class {
      readonly title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  const { audio, leave } = session("gratitude");
  await pass(0);
  expect(mediaSession.metadata?.title).toBe("Gratitude");
  const command = (action: MediaSessionAction, seekTime?: number) =>
    act(async () => handlers.get(action)?.({ action, ...(seekTime && { seekTime }) }));
  await command("play");
  expect(mediaSession.playbackState).toBe("playing");
  await command("seekto", 100);
  expect(audio().currentTime).toBe(100);
  await command("previoustrack");
  expect(audio().currentTime).toBe(0);
  await command("pause");
  expect(mediaSession.playbackState).toBe("paused");
  await command("play");
  await command("nexttrack");
  expect(screen.getByText("Done. Stay a moment.")).toBeTruthy();
  leave();
  expect(mediaSession.metadata).toBeNull();
  expect([...handlers.values()]).toEqual([null, null, null, null, null]);
  Reflect.deleteProperty(navigator, "mediaSession");
});
