import { expect, faults, test } from "./fixtures.ts";

test("a guest writes on a prompt, finds the entry by search, changes it, deletes it and undoes that", async ({ guest, complaints }) => {
  await guest.getByRole("link", { name: "Journal", exact: true }).click();
  await guest.getByRole("tab", { name: "Purpose" }).click();
  const prompt = guest.getByRole("button", { name: /get up on a hard morning/ });
  await prompt.click();
  const box = guest.getByRole("form", { name: /get up on a hard morning/ }).getByRole("textbox");
  await expect(box).toBeFocused();
  await box.fill("For the two who still sleep then.");
  await guest.reload();
  await expect(box).toHaveValue("For the two who still sleep then.");
  await guest.getByRole("button", { name: "Save entry" }).click();
  await expect(guest.getByTestId("toast")).toContainText("Journal entry saved");
  await expect(guest.getByRole("form").getByRole("textbox").first()).toHaveValue("");

  await guest.reload();
  const entry = guest.getByRole("article");
  await expect(entry).toContainText("For the two who still sleep then.");
  await expect(entry).toContainText("get up on a hard morning");
  await entry.getByRole("button", { name: /^Edit/ }).click();
  await entry.getByRole("textbox").fill("For the three who still sleep then.");
  await entry.getByRole("button", { name: "Save the change" }).click();
  await expect(entry).toContainText("For the three who still sleep then.");

  const search = guest.getByRole("searchbox", { name: "Search your entries" });
  const calls: string[] = [];
  guest.on("request", (request) => void calls.push(request.url()));
  await search.fill("accordion");
  await expect(guest.getByText("No entries found.")).toBeVisible();
  await search.fill("SLEEP three");
  await expect(guest.getByText("1 entry", { exact: true })).toBeVisible();
  await expect(entry.locator("mark").first()).toHaveText("three");
  expect(calls.filter((url) => /accordion|three/i.test(url))).toEqual([]);
  await guest.getByRole("button", { name: "Clear the search of entries" }).click();

  await entry.getByRole("button", { name: /^Delete/ }).click();
  await expect(guest.getByText("Your entries will stand here")).toBeVisible();
  await guest.getByTestId("toast").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(entry).toContainText("For the three who still sleep then.");
  await expect(entry).toBeFocused();
  await guest.reload();
  await expect(entry).toContainText("For the three who still sleep then.");

  await guest.getByRole("button", { name: "Calendar", exact: true }).click();
  const today = guest.getByRole("button", { name: /, Today, 1 entry$/ });
  await today.focus();
  await guest.keyboard.press("ArrowLeft");
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("Nothing was written on this day.")).toBeVisible();
  await today.click();
  await expect(entry).toHaveCount(1);
  expect(await faults(guest)).toEqual([]);

  const file = guest.waitForEvent("download");
  await guest.getByRole("button", { name: "Download my journal" }).click();
  expect((await file).suggestedFilename()).toMatch(/^reclaim-journal-\d{4}-\d\d-\d\d\.md$/);

  await entry.getByRole("button", { name: /^Delete/ }).click();
  await expect(entry).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText("Your entries will stand here")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("feedback on the journal is a press or key away and covers no navigation [FBK-09]", async ({ guest }) => {
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto("/journal");
  const button = guest.getByRole("button", { name: "Feedback", exact: true });
  const place = await button.boundingBox();
  const navigation = await guest.getByRole("navigation", { name: "Main" }).boundingBox();
  expect(place && navigation && place.y + place.height <= navigation.y).toBe(true);
  await button.focus();
  await guest.keyboard.press("Enter");
  const dialog = guest.getByRole("dialog");
  const sent = guest.waitForRequest((request) => request.url().endsWith("/api/user-feedback"));
  await dialog.getByRole("button", { name: "Like it", exact: true }).press("Enter");
  await dialog.getByRole("button", { name: "Send feedback" }).press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ featureId: "journal-overall" });
  await expect(dialog.getByText("Thank you")).toBeVisible();
});
