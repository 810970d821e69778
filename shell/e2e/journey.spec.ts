import { expect, faults, test } from "./fixtures.ts";

test.use({ startPath: null });

test("a pillar is walked from Start Module to its badge, with a reload in the middle [JNY-13] [JNY-17] [JNY-29] [JNY-33] [JNY-35] [JNY-36]", async ({ guest }) => {
  await guest.goto("/journey?pillar=body");
  await guest.getByRole("tabpanel").getByRole("link", { name: /^Start Module/ }).click();
  await expect(guest.getByRole("heading", { name: "Sleep Comes First" })).toBeVisible();
  // A full-screen page: no navigation, but a way back and Get help (D64).
  await expect(guest.getByRole("navigation")).toHaveCount(0);
  await expect(guest.getByRole("link", { name: "Get help" })).toBeVisible();
  expect(await faults(guest)).toEqual([]);

  const saved = guest.waitForResponse((answer) =>
    answer.request().method() === "PUT" && answer.url().endsWith("/api/module-progress/body/1")
  );
  const task = guest.getByRole("checkbox").first();
  await task.click();
  await expect(task).toBeChecked();
  await saved;
  await guest.getByRole("textbox", { name: "Your reflection" }).fill("Half past six, five times.");
  await guest.reload();
  await expect(task).toBeChecked();
  await expect(guest.getByRole("textbox", { name: "Your reflection" }))
    .toHaveValue("Half past six, five times.");
  await guest.getByRole("button", { name: "Save Reflection" }).click();
  await expect(guest.getByRole("textbox", { name: "Your reflection" })).toHaveValue("");

  const unlocked: string[] = [];
  for (let id = 1; id <= 6; id++) {
    await expect(guest).toHaveURL(`/journey/body-reset/${id}`);
    await guest.getByRole("button", { name: "Complete Module" }).click();
    await expect(guest.getByText("Completed", { exact: true })).toBeVisible();
    // Some modules earn a badge: the first, the third of a pillar, the fifth and the last.
    if ([1, 3, 5, 6].includes(id)) {
      const dialog = guest.getByRole("dialog", { name: "Achievement Unlocked" });
      unlocked.push(await dialog.locator("strong").textContent() ?? "");
      await expect(guest.locator("[data-testid=confetti]")).toHaveAttribute("data-pieces", "500");
      await dialog.getByRole("button", { name: "Go on" }).click();
    }
    await guest.getByRole("link", { name: "Next Module" }).click();
  }
  expect(new Set(unlocked).size).toBe(4);
  await expect(guest).toHaveURL("/journey?pillar=body");
  await expect(guest.getByRole("button", { name: /^Body Reset/ })).toContainText("6 of 6 modules");
  expect(await faults(guest)).toEqual([]);

  await guest.goto("/journal");
  await expect(guest.getByText("Half past six, five times.")).toBeVisible();
});
