import { expect, localStorageOf, newEmail, signIn, signUp, test } from "./fixtures.ts";

test("a guest checks in, reloads, and finds check-in and streak in a remote's page [CHK-06] [CHK-08]", async ({ guest, complaints }) => {
  await expect(guest.getByTestId("streak")).toContainText("1");
  await expect(guest.getByRole("radio", { name: "Good" })).toBeChecked();
  await guest.getByText("Great").click();
  await guest.getByLabel("Anything on your mind?").fill("Slept badly, but the walk helped.");
  await guest.getByRole("button", { name: "Check in" }).click();
  // The notice about the theme takes the place of "Checked in", at once on a quick machine.
  await expect(guest.getByTestId("toast")).toContainText(/Checked in|Your check-in is saved/);
  await expect(guest.getByTestId("streak")).toContainText("2");
  await guest.reload();
  await expect(guest.locator("[data-remote=mfe-core]")).toContainText("Today: Great");
  await expect(guest.getByText("Slept badly, but the walk helped.")).toBeVisible();
  await expect(guest.getByTestId("streak")).toContainText("2");
  expect(complaints).toEqual([]);
});

test("a second check-in on a day changes the first [CHK-11]", async ({ guest }) => {
  await guest.getByRole("button", { name: "Check in" }).click();
  await guest.getByRole("button", { name: "Change today's check-in" }).click();
  await guest.getByText("Excellent").click();
  await guest.getByRole("button", { name: "Save the change" }).click();
  await expect(guest.getByText("Today: Excellent")).toBeVisible();
  await expect(guest.getByTestId("streak")).toContainText("2");
});

test("what was typed survives a failed call and a reload", async ({ guest }) => {
  const text = "It is a lot at the moment.";
  const thoughts = guest.getByLabel("Anything on your mind?");
  await thoughts.fill(text);
  await guest.route("**/api/check-ins", (route) => route.fulfill({ status: 500, body: "{}" }));
  await guest.getByRole("button", { name: "Check in" }).click();
  await expect(guest.getByTestId("toast")).toContainText("Your check-in was not saved");
  await expect(thoughts).toHaveValue(text);
  await guest.unroute("**/api/check-ins");
  await guest.reload();
  await expect(thoughts).toHaveValue(text);
  await guest.getByRole("button", { name: "Check in" }).click();
  await expect(guest.getByText(text)).toBeVisible();
});

test("a session that ends in the middle of a form loses nothing, and shows it to nobody else", async ({ page, context }) => {
  const text = "Half a thought.";
  const email = newEmail();
  const thoughts = page.getByLabel("Anything on your mind?");
  /** Whatever else the page asks for just now waits: the form is the first to hear of it. */
  const endSession = async () => {
    const signedOut = Promise.withResolvers<void>();
    await page.route("**/api/**", async (route) => {
      if (route.request().method() !== "POST") await signedOut.promise;
      await route.continue();
    });
    await context.clearCookies();
    await page.getByRole("button", { name: "Check in" }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    signedOut.resolve();
    // A call that the page has given up meanwhile cannot go on.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  };
  await signUp(page, email, "a good password");
  await thoughts.fill(text);
  await endSession();

  // Somebody else on the same device does not see it.
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(thoughts).toHaveValue("");

  await endSession();
  await page.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, email, "a good password");
  await expect(thoughts).toHaveValue(text);
});

test("no local-storage value holds a mood or a note [SHELL-17] [SHELL-18]", async ({ guest }) => {
  await guest.getByLabel("Anything on your mind?").fill("A private thought");
  await guest.getByRole("button", { name: "Check in" }).click();
  await expect(guest.getByText("Today: Good")).toBeVisible();
  // The theme follows the check-in.
  await expect.poll(async () => Object.keys(await localStorageOf(guest)).sort()).toEqual([
    "isOnboarded",
    "reclaim-checked-in",
    "reclaim-theme-preference",
    "tour_welcome",
    "user",
  ]);
  const stored = await localStorageOf(guest);
  expect(Object.keys(JSON.parse(stored.user ?? "{}")).sort()).toEqual(["id", "name"]);
  expect(JSON.stringify(stored)).not.toMatch(/private|mood/i);
});

test("Home is worked by keyboard alone", async ({ guest }) => {
  await guest.getByRole("radio", { name: "Good" }).focus();
  await guest.keyboard.press("ArrowRight");
  await expect(guest.getByRole("radio", { name: "Great" })).toBeChecked();
  await guest.keyboard.press("Tab");
  await guest.keyboard.type("By keyboard.");
  await guest.keyboard.press("Tab");
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("Today: Great")).toBeVisible();
});
