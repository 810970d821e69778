import { readFileSync } from "node:fs";
import { expect, localStorageOf, mailTo, newEmail, signIn, signUp, test } from "./fixtures.ts";

const PASSWORD = "a good password";

test("a member takes out his data and deletes his account, and nothing of him is left to see [PRF-15] [PRF-18] [PRF-19]", async ({ page, browser }) => {
  const email = newEmail();
  await signUp(page, email, PASSWORD);
  await page.getByLabel("Anything on your mind?").fill("Walked home.");
  await page.getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("Walked home.")).toBeVisible();
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/");
  await signIn(elsewhere, email, PASSWORD);
  await expect(elsewhere.getByText("Walked home.")).toBeVisible();

  await page.getByRole("button", { name: "Profile" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Privacy" }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download my data (JSON)" }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(JSON.stringify(data)).toContain("Walked home.");

  await dialog.getByRole("tab", { name: "Account" }).click();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Your password").fill("not this one");
  await question.getByRole("button", { name: "Delete my account" }).click();
  await expect(question.getByLabel("Your password")).toHaveAccessibleDescription(
    /not your password/,
  );
  await question.getByLabel("Your password").fill(PASSWORD);
  await question.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("button", { name: "I already have an account" })).toBeVisible();
  expect(await localStorageOf(page)).not.toHaveProperty("user");
  await expect.poll(() => mailTo(email, "deleted")).toBeTruthy();

  // The member's other session ended with it, and signing in is refused.
  await elsewhere.reload();
  expect((await elsewhere.request.get("/api/me")).status()).toBe(401);
  await elsewhere.goto("/");
  await elsewhere.getByRole("button", { name: /Sign in/ }).click();
  await signIn(elsewhere, email, PASSWORD);
  await expect(elsewhere.getByRole("alert")).toContainText("do not match");
  await elsewhere.close();
});
