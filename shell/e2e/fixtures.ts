import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";

interface Fixtures {
  /** What the browser complained of: console errors, uncaught errors, policy violations. */
  complaints: string[];
  /** The welcome tour was taken already. Tests that meet it say `test.use({ welcomed: false })`. */
  welcomed: boolean;
  /** A page whose visitor skipped onboarding and stands on Home. */
  guest: Page;
}

export const test = base.extend<Fixtures>({
  complaints: async ({}, use) => {
    await use([]);
  },
  welcomed: [true, { option: true }],
  page: async ({ page, complaints, welcomed }, use) => {
    await listen(page, complaints);
    if (welcomed) await page.addInitScript(() => localStorage.setItem("tour_welcome", "true"));
    await use(page);
  },
  guest: async ({ page }, use) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByText("How are you today?")).toBeVisible();
    await use(page);
  },
});
export { expect };

async function listen(page: Page, complaints: string[]): Promise<void> {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.exposeFunction("reclaimPolicyViolated", (text: string) => {
    complaints.push(`policy: ${text}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      (globalThis as never as { reclaimPolicyViolated(text: string): void })
        .reclaimPolicyViolated(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** What axe finds on the page, as it stands; each fault with the elements that have it. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** All of this origin's local storage. */
export const localStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** What the page was composed of, as the gateway wrote it into the HTML. */
export const bootstrapOf = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(document.getElementById("reclaim-bootstrap")?.textContent ?? "null")
  );

/** The newest mail to an address, from the outbox that serves without an SMTP server. */
export function mailTo(address: string): string | undefined {
  const folder = process.env.RECLAIM_DATA ?? ".data";
  const mails = globSync(`${folder}/outbox/*.eml`).sort().reverse()
    .map((path) => readFileSync(path, "utf8"));
  return mails.find((mail) => mail.includes(`To: ${address}`))
    // Quoted-printable: soft line breaks and escaped equals signs.
    ?.replaceAll("=\r\n", "").replaceAll("=\n", "").replaceAll("=3D", "=");
}

/** An address that no other test uses. */
export const newEmail = (): string => `member-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** A visitor who knows this product only by a forged flag. */
export async function forgeOnboarded(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem("isOnboarded", "true"));
}

/** Onboarding with an account, to Home. */
export async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/");
  for (let step = 1; step <= 3; step++) {
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByLabel("E-mail (optional)").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
}

/** A guest is asked first, as he cannot come back. */
export async function signOut(page: Page, { guest = false } = {}): Promise<void> {
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  if (guest) {
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  }
  await expect(page.getByRole("button", { name: "I already have an account" })).toBeVisible();
}
