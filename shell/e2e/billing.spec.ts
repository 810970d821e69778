import type { Page } from "@playwright/test";
import { expect, newEmail, test } from "./fixtures.ts";

const PAID = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";
const SECURE = "4000 0025 0000 3155";

/** Step 1 of /subscription, up to the card form. */
async function order(page: Page, plan: RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name: plan });
  await radio.click();
  await expect(radio).toBeChecked();
  await page.getByLabel("Contact e-mail").fill(newEmail());
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry (MM/YY)").fill("12/49");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Complete Subscription" }).click();
}

/** The page after a payment waits for the provider's event, however long that takes. */
async function expectPaid(page: Page, plan: string): Promise<void> {
  await expect(page).toHaveURL(
    new RegExp(`/payment-success\\?plan=${plan.toLowerCase()}&test=true$`),
  );
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText(`Your subscription to the ${plan} plan is active.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Test Mode" })).toBeVisible();
}

test.describe("on /subscription", () => {
  test.use({ startPath: "/subscription" });

  test("the plans cost what the catalogue says [SUB-02] [SUB-03]", async ({ guest }) => {
    const plan = (name: RegExp) => guest.locator("label").filter({ hasText: name });
    await expect(plan(/^Monthly/)).toHaveText("Monthly$9.99 per month");
    await expect(plan(/^Yearly/)).toHaveText("Yearly16% saving$99.99 per year");
    await expect(plan(/^Lifetime/)).toHaveText("Lifetime$299.99 one-time");
  });

  test("a member is declined, pays with another card, cancels and resumes [PAY-12]", async ({ guest }) => {
    await order(guest, /Monthly/);
    await payWith(guest, DECLINED);
    await expect(guest.getByRole("main").getByText("Your card was declined.")).toBeVisible();
    // A page that is loaded anew goes on with the same payment.
    await guest.reload();
    await payWith(guest, PAID);
    await expectPaid(guest, "Premium");

    await guest.goto("/subscription");
    const plan = guest.getByTestId("current-plan");
    await expect(plan).toContainText("Next payment $9.99");
    await expect(plan).toContainText("Card: Visa ending in 4242");
    await expect(guest.getByTestId("invoices").getByRole("link", { name: /^Receipt of/ }))
      .toHaveCount(1);
    await expect(guest.getByText("Paid in all: $9.99")).toBeVisible();

    await plan.getByRole("button", { name: "Cancel subscription" }).click();
    const question = guest.getByRole("alertdialog", { name: "Cancel your subscription?" });
    await question.getByLabel("Why do you leave? (optional)").fill("I have what I came for.");
    await question.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(plan).toContainText("Cancelled. You keep Premium until");
    await plan.getByRole("button", { name: "Resume subscription" }).click();
    await expect(plan).toContainText("Next payment $9.99");
    await expect(plan.getByRole("button", { name: "Cancel subscription" })).toBeVisible();
  });
});

test.describe("on /products", () => {
  test.use({ startPath: "/products", viewport: { width: 1280, height: 900 } });

  test("the plans cost and hold what the catalogue says [PRD-04] [PRD-05] [PRD-06] [PRD-07] [PRD-08]", async ({ guest }) => {
    const card = (name: string) => guest.getByRole("article", { name });
    const has = (name: string) =>
      card(name).locator('li[data-included="true"]').allInnerTexts().then((texts) =>
        texts.map((text) => text.replace(/^Included:\s*/, "").trim()).sort()
      );
    await expect(card("Starter")).toContainText("Free");
    await expect(card("Essential")).toContainText("$29per month");
    await expect(card("Premium")).toContainText("$49per month");
    const shared = ["Basic progress tracking", "Daily check-ins", "Weekly motivation email"];
    const full = [
      "AI personalized recommendations",
      "All pillar modules",
      "Full community participation",
      "Unlimited journaling",
    ];
    const coached = [
      "AI coaching conversations",
      "Custom transformation plan",
      "Premium content",
      "Priority support",
    ];
    expect(await has("Starter")).toEqual(
      [...shared, "3 journal entries a week", "One module per pillar", "Read-only community"]
        .sort(),
    );
    expect(await has("Essential")).toEqual([...shared, ...full].sort());
    expect(await has("Premium")).toEqual([...shared, ...full, ...coached].sort());
    const counts = [["Body", 6], ["Mind", 7], ["Emotional", 8], ["Financial", 6]] as const;
    for (const [pillar, count] of counts) {
      await expect(
        guest.getByRole("row", { name: new RegExp(`^${pillar} Reset`) }).getByRole("cell"),
      )
        .toHaveText(["1 module", `${count} modules`, `${count} modules`]);
    }
    await guest.getByRole("radio", { name: /Yearly/ }).click();
    await expect(card("Essential")).toContainText("$290per year");
    await expect(card("Premium")).toContainText("$490per year");
  });

  test("a member confirms his card at the bank, then upgrades and downgrades", async ({ guest }) => {
    await guest.getByRole("button", { name: "Choose Essential" }).click();
    await payWith(guest, SECURE);
    const bank = guest.getByRole("dialog", { name: "Your bank asks: is this you?" });
    await bank.getByRole("button", { name: "Confirm payment" }).click();
    await expectPaid(guest, "Essential");

    await guest.goto("/products");
    await expect(guest.getByRole("article", { name: "Essential" })).toContainText("Your plan");
    await guest.getByRole("button", { name: "Choose Premium" }).click();
    const up = guest.getByRole("dialog", { name: "Change to Premium monthly?" });
    await up.getByRole("button", { name: /^Pay \$[\d.]+ and change$/ }).click();
    await expect(up).toBeHidden();
    const plan = guest.getByTestId("current-plan");
    await expect(plan).toContainText("Next payment $49");

    await guest.goto("/products");
    await expect(guest.getByRole("article", { name: "Premium" })).toContainText("Your plan");
    await guest.getByRole("button", { name: "Choose Essential" }).click();
    const down = guest.getByRole("dialog", { name: "Change to Essential monthly?" });
    await expect(down).toContainText("Nothing is charged today.");
    await down.getByRole("button", { name: "Change at the end of the period" }).click();
    await expect(down).toBeHidden();
    await expect(plan).toContainText(/Essential.* begins on/);
  });
});
