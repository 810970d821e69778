import type { Page } from "@playwright/test";
import { expect, newEmail, test } from "./fixtures.ts";
import { OwnProduct } from "./own-product.ts";

const product = new OwnProduct();
test.beforeAll(() => product.start());
test.afterAll(() => product.remove());
test.setTimeout(240_000);

test("a reported post is hidden, its author answers once, and the moderator made by the command takes it back", async ({ browser }) => {
  const email = newEmail();
  const author = await product.createMember(browser, "Steady River", newEmail());
  const reporter = await product.createMember(browser, "New Roads", newEmail());
  const moderator = await product.createMember(browser, "Quiet Oak", email);
  const goto = (page: Page, path: string) => page.goto(`${product.url}${path}`);
  const card = (page: Page) => page.getByRole("article").filter({ hasText: "Walked to work." });

  // A member has no part in it, whatever address he knows.
  await goto(moderator, "/community/moderation");
  await expect(moderator.getByText("This page is for moderators"))
    .toBeVisible();

  await goto(author, "/community");
  await author.getByLabel("Your share").fill("Walked to work.");
  await author.getByLabel("Category").selectOption({ label: "General Discussion" });
  await author.getByRole("button", { name: "Share with the Circle" }).click();
  await expect(card(author)).toBeVisible();
  await goto(reporter, "/community");
  await card(reporter).getByRole("button", { name: "Report" }).click();
  await expect(reporter.getByTestId("toast")).toContainText("Report sent");

  // The embedded database serves one process at a time.
  await product.stop();
  const { code, said } = await product.run("scripts/role.ts", email, "moderator");
  expect(code, said).toBe(0);
  expect(said).toContain("The account is a moderator now.");
  await product.start();

  await goto(moderator, "/community");
  await moderator.getByRole("link", { name: "Moderation" }).click();
  const waiting = moderator.getByRole("article", { name: "Reported, Steady River" });
  await expect(waiting).toContainText("Walked to work.");
  await expect(waiting).not.toContainText("New Roads");
  await waiting.getByRole("button", { name: "Hide" }).click();
  const dialog = moderator.getByRole("dialog", { name: "Hide, Steady River" });
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(dialog).toContainText("Say why: the author reads it.");
  await dialog.getByLabel("Reason").fill("It names a firm.");
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(moderator.getByText("Nothing waits")).toBeVisible();

  // Others no longer see it; its author reads why, and may answer once.
  await goto(reporter, "/community");
  await expect(reporter.getByText("No posts yet. Be the first to share!")).toBeVisible();
  await goto(author, "/community/my-posts");
  await expect(author.getByText("Why: It names a firm.")).toBeVisible();
  await author.getByRole("button", { name: "Answer once" }).click();
  await author.getByLabel("Your answer").fill("It names none.");
  await author.getByRole("button", { name: "Send answer" }).click();
  await expect(author.getByText("A moderator will look at it again.").first()).toBeVisible();
  await expect(author.getByRole("button", { name: "Answer once" })).toHaveCount(0);

  await moderator.reload();
  const appeal = moderator.getByRole("article", { name: "Appeal, Steady River" });
  await expect(appeal).toContainText("The author says: It names none.");
  await appeal.getByRole("button", { name: "Lift" }).click();
  const answer = moderator.getByRole("dialog", { name: "Lift, Steady River" });
  await answer.getByLabel("Reason").fill("You are right.");
  await answer.getByRole("button", { name: "Lift" }).click();
  await expect(moderator.getByText("Nothing waits")).toBeVisible();
  await moderator.getByRole("tab", { name: "History" }).click();
  await expect(moderator.getByText("Appeal: lifted.").first()).toBeVisible();

  await goto(reporter, "/community");
  await expect(card(reporter)).toBeVisible();
  await goto(author, "/community/my-posts");
  await expect(author.getByText("It was taken back: You are right.")).toBeVisible();
});
