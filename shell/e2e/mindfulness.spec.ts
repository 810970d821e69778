import type { Page } from "@playwright/test";
import { expect, faults, test } from "./fixtures.ts";

test.use({ startPath: null });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const practised = async (page: Page) => {
  const answer = await page.request.get("/api/practice");
  return await answer.json() as { exerciseId: string; seconds: number }[];
};
const recorded = (page: Page) =>
  page.waitForResponse((answer) =>
    answer.request().method() === "POST" && answer.url().endsWith("/api/practice")
  );
/** Where a player stands, in seconds. */
const position = async (page: Page) =>
  Number(await page.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow"));

test("an exercise is found, breathed to its end, counted, and found again [MND-01] [MND-02] [MND-03] [MND-06]", async ({ guest }) => {
  await guest.clock.install();
  await guest.goto("/mindfulness");
  await guest.getByRole("searchbox").fill("tax return");
  await expect(guest.getByText("No exercises found.")).toBeVisible();
  await guest.getByRole("button", { name: "Show all exercises" }).click();
  await guest.getByRole("button", { name: "Breathing", exact: true }).click();
  await guest.getByRole("button", { name: "Stress" }).click();
  await expect(guest).toHaveURL("/mindfulness?category=breathing&goal=stress");
  await guest.reload();
  await expect(guest.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText([
    "Calming Breath",
  ]);
  await guest.getByRole("button", { name: "Favourite: Calming Breath" }).click();
  await guest.getByRole("button", { name: "Start: Calming Breath" }).click();
  const exercise = dialog(guest, "Calming Breath");
  await exercise.getByRole("button", { name: "Start" }).click();
  await expect(exercise.getByText("Round 1 of 5")).toBeVisible();
  await guest.clock.runFor(20_000);
  await exercise.getByRole("button", { name: "Pause" }).click();
  await guest.clock.runFor(60_000);
  await exercise.getByRole("button", { name: "Go on" }).click();
  const kept = recorded(guest);
  await guest.clock.runFor(26_000);
  await expect(exercise.getByText("Done. Stay a moment.")).toBeVisible();
  expect((await kept).status()).toBe(201);
  expect(await practised(guest)).toMatchObject([{ exerciseId: "calming-breath", seconds: 45 }]);
  await exercise.getByRole("button", { name: "Close" }).last().click();
  await guest.getByRole("tab", { name: "My Exercises" }).click();
  await expect(guest.getByRole("heading", { level: 2 })).toContainText([
    "Favourites",
    "Practised lately",
  ]);
  expect(await faults(guest)).toEqual([]);
});

test("Home's break opens its exercise, and going back closes it", async ({ guest }) => {
  await guest.goto("/");
  await guest.getByRole("link", { name: /^Box Breathing/ }).click();
  await expect(dialog(guest, "Box Breathing")).toBeVisible();
  await guest.goBack();
  await expect(dialog(guest, "Box Breathing")).toBeHidden();
  await guest.goto("/mindfulness?exercise=no-such-exercise");
  await expect(guest.getByRole("heading", { name: "Mindfulness Practice" })).toBeVisible();
  await expect(guest.getByRole("dialog")).toHaveCount(0);
});

test("a meditation plays its own sound, pauses, starts over and skips to its end [MND-17] [MND-18]", async ({ guest, complaints }) => {
  await guest.goto("/mindfulness?exercise=quick-reset");
  const player = dialog(guest, "Quick Reset");
  await player.getByRole("button", { name: "Play" }).click();
  await expect(player.getByTestId("line")).toBeVisible();
  await expect.poll(() => position(guest)).toBeGreaterThan(0.5);
  await expect.poll(() => guest.evaluate(() => navigator.mediaSession.metadata?.title))
    .toBe("Quick Reset");
  expect(await faults(guest)).toEqual([]);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  await expect.poll(() =>
    guest.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)
  ).toBe(true);
  await player.getByRole("button", { name: "From the start" }).click();
  await expect.poll(() => position(guest)).toBe(0);
  await player.getByRole("button", { name: "Play" }).click();
  await player.getByRole("button", { name: "Skip to the end" }).click();
  await expect(player.getByText("Done. Stay a moment.")).toBeVisible();
  await expect.poll(() => position(guest)).toBe(0);
  // A few seconds are no practice.
  expect(await practised(guest)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a meditation that reaches the end of its sound stands at its start again [MND-18]", async ({ guest }) => {
  await guest.goto("/mindfulness?exercise=quick-reset");
  const player = dialog(guest, "Quick Reset");
  await player.getByRole("button", { name: "Play" }).click();
  await expect(player.getByTestId("line")).toBeVisible();
  const slider = player.getByRole("slider", { name: "Position" });
  await slider.press("End");
  await expect(player.getByText("Done. Stay a moment.")).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
});

test("a visualization whose sound is refused goes on to its end by the clock, and is counted [MND-22] [MND-27]", async ({ guest }) => {
  await guest.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException("not now", "NotAllowedError"));
  });
  await guest.clock.install();
  await guest.goto("/mindfulness/visualizations");
  await guest.getByRole("button", { name: "Start: Forest Renewal" }).click();
  const player = dialog(guest, "Forest Renewal");
  await player.getByRole("button", { name: "Play" }).click();
  await guest.clock.runFor(1000);
  await expect(player.getByText(/The words go on without it/)).toBeVisible();
  const first = await player.getByTestId("line").textContent();
  await guest.clock.fastForward(100_000);
  await expect(player.getByTestId("line")).not.toHaveText(first ?? "");
  const kept = recorded(guest);
  await guest.clock.fastForward(300_000);
  await expect(player.getByText("Done. Stay a moment.")).toBeVisible();
  expect((await kept).status()).toBe(201);
  expect(await practised(guest)).toMatchObject([{ exerciseId: "forest-renewal", seconds: 360 }]);
});

/** How many things wait on the device for the network. */
const countWaiting = (page: Page) =>
  page.evaluate(async () => {
    // To open a database that is not there would make an empty one.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "reclaim-outbox")) return 0;
    return await new Promise<number>((resolve, reject) => {
      const open = indexedDB.open("reclaim-outbox");
      open.addEventListener("error", () => reject(open.error));
      open.addEventListener("success", () => {
        const count = open.result.transaction("outbox").objectStore("outbox").count();
        open.result.close();
        count.addEventListener("success", () => resolve(count.result));
      });
    });
  });

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", startPath: "/" });

  test("exercises that were never opened play, and what was done is counted later", async ({ guest, context }) => {
    await guest.evaluate(async () => void await navigator.serviceWorker.ready);
    await context.setOffline(true);
    await guest.clock.install();
    await guest.goto("/mindfulness?exercise=calming-breath");
    const breathing = dialog(guest, "Calming Breath");
    await breathing.getByRole("button", { name: "Start" }).click();
    await expect(breathing.getByText("Round 1 of 5")).toBeVisible();
    await guest.clock.runFor(46_000);
    await expect(breathing.getByText("Done. Stay a moment.")).toBeVisible();
    await expect.poll(() => countWaiting(guest)).toBe(1);

    for (
      const [path, name] of [
        ["/mindfulness?exercise=body-scan", "Body Scan"],
        ["/mindfulness/visualizations?exercise=peaceful-beach", "Peaceful Beach"],
      ] as const
    ) {
      await guest.goto(path);
      const player = dialog(guest, name);
      await player.getByRole("button", { name: "Play" }).click();
      await guest.clock.runFor(1000);
      await expect(player.getByTestId("line")).toBeVisible();
      await player.getByRole("button", { name: "Pause" }).click();
    }
    await context.setOffline(false);
    await guest.clock.runFor(5000);
    await expect.poll(() => practised(guest)).toMatchObject([
      { exerciseId: "calming-breath", seconds: 45 },
    ]);
  });
});
