import { expect, test } from "./fixtures.ts";

test("a guest writes on a prompt, finds the entry after a reload, changes and deletes it", async ({ guest, complaints }) => {
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
  await entry.getByRole("button", { name: /^Delete/ }).click();
  await guest.getByRole("button", { name: "Delete entry" }).click();
  await expect(guest.getByText("Your entries will stand here")).toBeVisible();
  await expect(entry).toHaveCount(0);
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
