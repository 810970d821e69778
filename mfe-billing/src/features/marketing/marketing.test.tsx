import { MARKETING_PLANS } from "@reclaim/contracts-billing/marketing-plans";
import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { samplePlans } from "../../testing/sample-plans.ts";

const scrolledTo: Element[] = [];
// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./marketing.page.tsx"));
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  // Storage that never answers: the field has to work without it.
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
});

const SIGNUP = "POST /api/waitlist";

async function landing(answers: MockResponses = {}, onboarded = false) {
  const fake = fakeHost({
    member: null,
    responses: { "GET /api/plans": samplePlans, ...answers },
  });
  fake.host.session.onboarded = onboarded;
  renderRemote(remote, { at: "/marketing", host: fake.host });
  await screen.findByText("Save 20%");
  return fake;
}
const emailField = () => screen.getByLabelText<HTMLInputElement>(/E-mail address/);
function join(email: string) {
  fireEvent.change(emailField(), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Join Waitlist" }));
}

test("the first screen says what the product is and offers two ways on [MKT-01]", async () => {
  await landing();
  expect(screen.getByRole("heading", { level: 1 }).textContent)
    .toBe("Reclaim, One Day at a Time");
  expect(screen.getAllByText("Reclaim").length).toBeGreaterThan(0);
  expect(screen.getAllByRole("button", { name: "Join the Waitlist" })[0]).toBeTruthy();
  expect(screen.getByRole("button", { name: "Learn More" })).toBeTruthy();
});

test("Learn More scrolls to the features [MKT-02]", async () => {
  await landing();
  fireEvent.click(screen.getByRole("button", { name: "Learn More" }));
  expect(scrolledTo.map(({ id }) => id)).toEqual(["features"]);
});

test("the four pillars name what they are about [MKT-03]", async () => {
  await landing();
  const topics = ["Body Reset", "Mind Reset", "Emotional Reset", "Financial Reset"].map((name) =>
    screen.getByRole("heading", { name }).closest("li")?.lastElementChild?.textContent
  );
  expect(topics).toEqual([
    "Health · Weight · Sleep · Stress · Walking",
    "Focus · Clarity · Removing toxic inputs",
    "Self-worth · Legacy · Identity",
    "Income ideas · Budgeting · Microbusiness",
  ]);
});

test("the key features are listed [MKT-04]; the legacy toolkit is still to come [MKT-18]", async () => {
  await landing();
  const list = screen.getByRole("region", { name: "Key Features" });
  expect(within(list).getAllByRole("heading", { level: 3 }).map((title) => title.textContent))
    .toEqual([
      "Daily Check-In System",
      "Anonymous Men's Circle",
      "Progress Dashboard",
      "Privacy Focused",
      "AI Mini Coach",
      "Legacy Builder Toolkit",
    ]);
  const legacy = screen.getByRole("heading", { name: "Legacy Builder Toolkit" }).closest("li");
  expect(legacy?.textContent).toContain("Coming");
});

test("prices come from the catalogue, by month and by year", async () => {
  await landing();
  const offers = () => screen.getAllByRole("article").map((plan) => plan.textContent);
  expect(offers()[0]).toContain("$30/mo");
  expect(offers()[1]).toContain("$201one-time");
  fireEvent.mouseDown(screen.getByRole("tab", { name: /Annual/ }));
  expect(offers()).toHaveLength(1);
  expect(offers()[0]).toContain("$24/mo(billed $288)");
});

test("the annual tab carries its saving [MKT-09]", async () => {
  await landing();
  expect(screen.getByRole("tab", { name: /Annual/ }).textContent).toBe("Annual Save 20%");
});

test("the Monthly tab shows the three prices by month, and the Annual tab two by year [MKT-06] [MKT-07] [MKT-08]", async () => {
  await landing({ "GET /api/plans": { ...samplePlans, marketing: MARKETING_PLANS } });
  const offers = () => screen.getAllByRole("article").map((plan) => plan.textContent);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent))
    .toEqual(["Monthly", "Annual Save 20%"]);
  expect(offers()).toEqual([
    expect.stringContaining("$29/mo"),
    expect.stringContaining("$49/mo"),
    expect.stringContaining("$199one-time"),
  ]);
  fireEvent.mouseDown(screen.getByRole("tab", { name: /Annual/ }));
  expect(offers()).toEqual([
    expect.stringContaining("$23/mo(billed $276)"),
    expect.stringContaining("$39/mo(billed $468)"),
  ]);
});

test("the copy describes what the product does [MKT-05]", async () => {
  await landing();
  const words = screen.getByRole("main").textContent?.toLowerCase();
  for (
    const feature of [
      "check-in",
      "mood tracking",
      "anonymous community",
      "ai-generated pseudonym",
      "progress dashboard",
      "badges",
      "ai mini coach",
      "ai recommendations",
      "journaling",
      "legacy toolkit",
    ]
  ) expect(words).toContain(feature);
});

test("the product is shown in pictures with words for them, which load when they come near", async () => {
  await landing();
  const pictures = screen.getAllByRole<HTMLImageElement>("img");
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) {
    expect(picture.alt).not.toBe("");
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect([picture.width, picture.height]).toEqual([390, 416]);
  }
});

test("a price leads to the waitlist and orders nothing [MKT-10]", async () => {
  const { calls } = await landing();
  const [starter] = screen.getAllByRole("article");
  fireEvent.click(within(starter as HTMLElement).getByRole("button"));
  expect(document.activeElement).toBe(emailField());
  expect(calls.map(({ path }) => path)).toEqual(["/api/plans"]);
});

test("three men speak as examples, and the foot holds the places of pages to come [MKT-11]", async () => {
  await landing();
  expect(screen.getAllByRole("figure")).toHaveLength(3);
  expect(screen.getByText(/^These are examples of what men look for here/)).toBeTruthy();
  const foot = screen.getByRole("contentinfo");
  expect(within(foot).getAllByRole("link").map((link) => link.textContent))
    .toEqual(["About us", "Privacy", "Terms", "Contact"]);
});

test("the waitlist has a field for the address and a button [MKT-12]", async () => {
  await landing();
  expect(emailField().type).toBe("email");
  expect(screen.getByRole("button", { name: "Join Waitlist" }).getAttribute("type"))
    .toBe("submit");
});

test("a sign-up is thanked for, in place [MKT-14] and as a notice [MKT-15]", async () => {
  const { calls, notices } = await landing({ [SIGNUP]: { message: "…" } });
  join("Martin@Example.org ");
  expect(await screen.findByText("Thank you! We'll keep you updated.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join Waitlist" })).toBeNull();
  expect(notices).toEqual([{
    title: "Thanks for signing up!",
    description: "We'll keep you updated on the launch of Reclaim.",
  }]);
  expect(calls.at(-1)?.body).toEqual({ email: "martin@example.org" });
});

test("an address with a slip is not sent [MKT-13]", async () => {
  const { calls } = await landing();
  join("martin@");
  expect((await screen.findByRole("alert")).textContent)
    .toBe("Please enter a valid email address");
  expect(calls.map(({ path }) => path)).toEqual(["/api/plans"]);
});

test("without the network the typed address stays", async () => {
  const { host } = await landing();
  host.http.send = () => Promise.reject(new TypeError("fetch failed"));
  join("martin@example.org");
  expect((await screen.findByRole("alert")).textContent).toContain("did not reach us");
  expect(emailField().value).toBe("martin@example.org");
});

test("a visitor has a header and a way into the app, a member has the frame's", async () => {
  await landing();
  expect(screen.getByRole("link", { name: "Open the app" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("main")).toBeTruthy();
  cleanup();
  await landing({}, true);
  await waitFor(() => expect(screen.queryByRole("main")).toBeNull());
  expect(screen.queryByRole("link", { name: "Open the app" })).toBeNull();
});
