import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";

interface Fixtures {
  /** Console errors, uncaught errors and policy violations of the page. */
  complaints: string[];
  /** The welcome tour was taken already. Tests that meet it say `test.use({ welcomed: false })`. */
  welcomed: boolean;
  /** Where the page of `guest` stands at first; null: nowhere, for tests that open another page. */
  startPath: string | null;
  /** A page of a guest: onboarded by one call, as Skip does it, and shown at `startPath`. */
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
  startPath: ["/", { option: true }],
  guest: async ({ page, startPath }, use) => {
    await createMember(page);
    if (startPath !== null) await page.goto(startPath);
    if (startPath === "/") await expect(page.getByText("How are you today?")).toBeVisible();
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

/** Accessibility violations that axe finds on the page, each with its elements. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Ends the circle's stream of news at once, so that its pages come to a network that is idle. */
export const endLiveNews = (page: Page): Promise<unknown> =>
  page.route(
    "**/api/forum/live",
    (route) => route.fulfill({ contentType: "text/event-stream", body: "retry: 3600000\n\n" }),
  );

/** All of this origin's local storage. */
export const localStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** The bootstrap data that the gateway wrote into the HTML. */
export const bootstrapOf = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(document.getElementById("reclaim-bootstrap")?.textContent ?? "null")
  );

/** The newest mail to an address with these words, from the outbox that serves without an SMTP server. */
export function mailTo(address: string, words: string): string | undefined {
  const folder = process.env.RECLAIM_DATA ?? ".data";
  const mails = globSync(`${folder}/outbox/*.eml`).sort().reverse()
    .map((path) => readFileSync(path, "utf8"))
    // Quoted-printable: soft line breaks and escaped equals signs.
    .map((mail) => mail.replaceAll("=\r\n", "").replaceAll("=\n", "").replaceAll("=3D", "="));
  return mails.find((mail) => mail.includes(`To: ${address}`) && mail.includes(words));
}

/** An address that no other test uses. */
export const newEmail = (): string => `member-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** A visitor with nothing but a forged onboarded flag. */
export async function forgeOnboarded(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem("isOnboarded", "true"));
}

/** Onboards the visitor of a page by one call; without an account as a guest. The session is the browser's. */
export async function createMember(
  page: Page,
  account?: { email: string; password: string },
): Promise<void> {
  const { baseURL = "" } = test.info().project.use;
  const answer = await page.request.post("/api/onboarding", {
    headers: { origin: new URL(baseURL).origin },
    data: { timeZone: "Europe/Vienna", account },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** A member with an account, on Home. */
export async function signUp(page: Page, email: string, password: string): Promise<void> {
  await createMember(page, { email, password });
  await page.goto("/");
  await expect(page.getByText("How are you today?")).toBeVisible();
}

/** As `signUp`, step by step through onboarding. */
export async function walkThroughOnboarding(
  page: Page,
  email: string,
  password: string,
): Promise<void> {
  await page.goto("/");
  for (let step = 1; step <= 3; step++) {
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByLabel("E-mail (optional)").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("How are you today?")).toBeVisible();
}

/** Signs in with an account, from a page that asks to onboard or to sign in. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("button", { name: "I already have an account" }).click();
  await page.getByLabel("E-mail or user name").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signing out a guest asks first, since a guest cannot come back. */
export async function signOut(page: Page, { guest = false } = {}): Promise<void> {
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  if (guest) {
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  }
  await expect(page.getByRole("button", { name: "I already have an account" })).toBeVisible();
}
