import { readFileSync } from "node:fs";
import { expect, localStorageOf, mailTo, newEmail, signUp, test } from "./fixtures.ts";

const PASSWORD = "a good password";

test("a member takes out his data and deletes his account, and nothing of him is left to see [PRF-15] [PRF-18] [PRF-19]", async ({ page, browser }) => {
  const email = newEmail();
  await signUp(page, email, PASSWORD);
  await page.getByLabel("Anything on your mind?").fill("Time to go.");
  await page.getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("Time to go.")).toBeVisible();
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/");
  const signIn = async () => {
    await elsewhere.getByRole("button", { name: "I already have an account" }).click();
    await elsewhere.getByLabel("E-mail or user name").fill(email);
    await elsewhere.getByLabel("Password").fill(PASSWORD);
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
  };
  await signIn();
  await expect(elsewhere.getByText("Time to go.")).toBeVisible();

  await page.getByRole("button", { name: "Profile" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Privacy" }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download my data (JSON)" }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(JSON.stringify(data)).toContain("Time to go.");

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
  expect(mailTo(email)).toContain("deleted");

  // His other session ended with it, and there is no way back in.
  await elsewhere.reload();
  expect((await elsewhere.request.get("/api/me")).status()).toBe(401);
  await elsewhere.goto("/");
  await elsewhere.getByRole("button", { name: /Sign in/ }).click();
  await signIn();
  await expect(elsewhere.getByRole("alert")).toContainText("do not match");
  await elsewhere.close();
});
