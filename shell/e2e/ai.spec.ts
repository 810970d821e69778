import type { Page } from "@playwright/test";
import { expect, faults, test } from "./fixtures.ts";

/** Records today's check-in. */
async function checkIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/check-ins", {
    headers: { origin: new URL(page.url()).origin },
    data: { mood: 4, timeZone: "UTC", clientId: crypto.randomUUID() },
  });
  expect(answer.ok()).toBe(true);
}

test("a man gets recommendations from his own days, keeps the strategy and ticks it off [AIW-21]", async ({ guest, complaints }) => {
  await checkIn(guest);
  await guest.goto("/ai-recommendations");
  await guest.getByRole("button", { name: "Generate recommendations" }).click();
  await expect(guest.getByTestId("toast")).toContainText("Recommendations generated");
  await expect(guest.getByText(/From Reclaim's guide · /).first()).toBeVisible();
  await guest.getByRole("button", { name: "Keep as my plan" }).click();
  const plan = guest.getByRole("region", { name: "Your plan" });
  const step = plan.getByRole("checkbox").first();
  await step.click();
  await expect(plan.getByText(/^1 of /)).toBeVisible();
  await guest.reload();
  await expect(step).toBeChecked();
  await expect(guest.getByText("This strategy is your plan.")).toBeVisible();
  await step.click();
  await expect(plan.getByText(/^0 of /)).toBeVisible();
  expect(await faults(guest)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a prompt goes into the journal by one press and stands over the entry", async ({ guest, complaints }) => {
  await guest.goto("/ai-recommendations");
  await guest.getByRole("tab", { name: "Journal Prompts" }).click();
  await guest.getByRole("button", { name: "Suggest a prompt" }).click();
  const prompt = (await guest.getByRole("blockquote").textContent())!;
  await guest.getByRole("link", { name: "Write about it" }).first().click();
  const form = guest.getByRole("form", { name: prompt });
  await expect(form).toBeVisible();
  await form.getByRole("textbox").fill("The fence held.");
  await guest.reload();
  await expect(form.getByRole("textbox")).toHaveValue("The fence held.");
  await guest.getByRole("button", { name: "Save entry" }).click();
  await expect(guest.getByRole("article")).toContainText(prompt);
  expect(complaints).toEqual([]);
});

test("with too few moods the analysis waits [AIW-04]", async ({ guest, complaints }) => {
  await checkIn(guest);
  await guest.goto("/ai-recommendations");
  await guest.getByRole("tab", { name: "Mood Analysis" }).click();
  await expect(guest.getByText(/You have 1 so far/)).toBeVisible();
  await expect(guest.getByRole("button", { name: "Analyze my moods" })).toBeDisabled();
  expect(await faults(guest)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a conversation with the coach is there after a reload, until it is deleted", async ({ guest, complaints }) => {
  await guest.goto("/ai-recommendations");
  await guest.getByRole("tab", { name: "Coach" }).click();
  await guest.getByRole("textbox", { name: "Your message" }).fill("I cannot sleep before Mondays.");
  await guest.getByRole("button", { name: "Send" }).click();
  const log = guest.getByRole("region", { name: "Conversation with your coach" });
  await expect(log.getByText(/From Reclaim's guide · /)).toBeVisible();
  await guest.reload();
  await guest.getByRole("tab", { name: "Coach" }).click();
  await expect(log.getByRole("listitem")).toHaveCount(2);
  expect(await faults(guest)).toEqual([]);
  await guest.getByRole("button", { name: "Delete conversation" }).click();
  await guest.getByRole("alertdialog").getByRole("button", { name: "Delete conversation" }).click();
  await expect(guest.getByText("Nothing said yet.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a message with signs of risk is answered with crisis resources [SAFE-08]", async ({ guest }) => {
  await guest.goto("/ai-recommendations");
  await guest.getByRole("tab", { name: "Coach" }).click();
  await guest.getByRole("textbox", { name: "Your message" }).fill("I want to kill myself.");
  await guest.getByRole("button", { name: "Send" }).click();
  await expect(guest.getByRole("alert").getByRole("link", { name: /\d{3}/ }).first()).toBeVisible();
});

test("an e-mail is shown in a frame that the product's policy allows [AIG-04]", async ({ guest, complaints }) => {
  await guest.goto("/ai-powered-content");
  await guest.getByRole("button", { name: "Write the text" }).click();
  await expect(guest.getByRole("button", { name: "Copy the text" })).toBeVisible();
  await guest.getByRole("tab", { name: "Email Templates" }).click();
  await guest.getByRole("button", { name: "Write the e-mail" }).click();
  await expect(guest.frameLocator("iframe[title='The e-mail']").locator("p").first()).toBeVisible();
  // What the test itself runs in each frame is refused in this one, which is as it should be.
  expect(complaints.filter((text) => text.startsWith("policy:"))).toEqual([]);
});
