import {
  createMember,
  expect,
  localStorageOf,
  mailTo,
  newEmail,
  signIn,
  signOut,
  signUp,
  test,
  walkThroughOnboarding,
} from "./fixtures.ts";

const PASSWORD = "a good password";

test("a member signs up, signs out and signs in again, and finds his check-in [AUTH-04]", async ({ page, complaints }) => {
  const email = newEmail();
  await walkThroughOnboarding(page, email, PASSWORD);
  await page.getByLabel("Anything on your mind?").fill("First day.");
  await page.getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("First day.")).toBeVisible();
  await signOut(page);
  await signIn(page, email, PASSWORD);
  await expect(page.getByText("First day.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a wrong password is refused in plain words, and the name stays [AUTH-04]", async ({ page }) => {
  await page.goto("/");
  await signIn(page, "nobody@example.org", "not the password");
  await expect(page.getByRole("alert")).toContainText("do not match");
  await expect(page.getByLabel("E-mail or user name")).toHaveValue("nobody@example.org");
});

test("Sign Out ends the session and clears this product's keys and no others [AUTH-06] [AUTH-07] [PRF-11]", async ({ guest, context }) => {
  await guest.evaluate(() => {
    localStorage.setItem("tour_home", "true");
    localStorage.setItem("pseudonym", "{}");
    localStorage.setItem("another-product", "stays");
  });
  const cookies = await context.cookies();
  await signOut(guest, { guest: true });
  expect(await localStorageOf(guest)).toEqual({ "another-product": "stays" });
  await context.addCookies(cookies);
  expect((await guest.request.get("/api/me")).status()).toBe(401);
});

test("a guest adds e-mail and password and keeps everything [AUTH-03]", async ({ guest, browser }) => {
  const email = newEmail();
  await guest.getByLabel("Anything on your mind?").fill("As a guest.");
  await guest.getByRole("button", { name: "Check in" }).click();
  await expect(guest.getByText("As a guest.")).toBeVisible();
  await guest.getByRole("button", { name: "Profile" }).click();
  await guest.getByRole("button", { name: "Account", exact: true }).click();
  await guest.getByLabel("E-mail").fill(email);
  await guest.getByLabel("Password").fill(PASSWORD);
  await guest.getByRole("button", { name: "Add e-mail and password" }).click();
  await expect(guest.getByText(email)).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto("/");
  await signIn(elsewhere, email, PASSWORD);
  await expect(elsewhere.getByText("As a guest.")).toBeVisible();
  await elsewhere.close();
});

test("a forgotten password is replaced by a link in a mail [AUTH-05]", async ({ page }) => {
  const email = newEmail();
  await signUp(page, email, PASSWORD);
  await signOut(page);
  await page.getByRole("button", { name: "I already have an account" }).click();
  await page.getByLabel("E-mail or user name").fill(email);
  await page.getByRole("button", { name: "I forgot my password" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).toContainText("a link is on its way");
  await expect.poll(() => mailTo(email, "/reset-password")).toBeTruthy();
  const link = new URL(mailTo(email, "/reset-password")?.match(/http:\S+/)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("alert")).toContainText("at least 8");
  await page.getByLabel("New password").fill("a newer password");
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByRole("button", { name: "Go to sign-in" }).click();
  await page.getByLabel("E-mail or user name").fill(email);
  await page.getByLabel("Password").fill("a newer password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
});

test("an account that cannot be made loses nothing that was entered", async ({ page, browser }) => {
  const email = newEmail();
  const other = await browser.newPage();
  await createMember(other, { email, password: PASSWORD });
  await other.close();
  await page.goto("/");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("What shall we call you?").fill("Martin");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("E-mail (optional)").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("alert")).toContainText("There is an account with this e-mail");
  await expect(page.getByLabel("E-mail (optional)")).toHaveValue(email);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("What shall we call you?")).toHaveValue("Martin");
});
