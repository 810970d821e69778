import "fake-indexeddb/auto";
import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { paid, samplePlans, trial } from "../../testing/sample-plans.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./products.page.tsx"));

const ORDER = "POST /api/create-subscription";
const home = { ...remote, routes: [...remote.routes, { path: "/", element: <h1>Home</h1> }] };

async function products(answers: MockResponses = {}) {
  const fake = fakeHost({
    responses: { "GET /api/plans": samplePlans, "GET /api/subscription": trial, ...answers },
  });
  renderRemote(home, { at: "/products", host: fake.host });
  await screen.findByRole("article", { name: "Starter" });
  return fake;
}
const card = (name: string) => within(screen.getByRole("article", { name }));
const choose = (plan: string) =>
  fireEvent.click(screen.getByRole("button", { name: `Choose ${plan}` }));

test("the page invites to choose a path [PRD-01]", async () => {
  await products();
  expect(screen.getByRole("heading", { level: 1 }).textContent)
    .toBe("Choose Your Transformation Path");
});

test("the toggle carries the saving at Yearly [PRD-02]", async () => {
  await products();
  expect(screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent))
    .toEqual(["Monthly", "YearlySave 20%"]);
});

test("each plan shows its price for the chosen period, as the catalogue has it", async () => {
  await products();
  expect(card("Starter").getByText("Free")).toBeTruthy();
  expect(card("Essential").getByText("$31").parentElement?.textContent).toBe("$31per month");
  fireEvent.click(screen.getByRole("radio", { name: /Yearly/ }));
  expect(card("Essential").getByText("$310").parentElement?.textContent).toBe("$310per year");
  expect(card("Premium").getByText("$510.50")).toBeTruthy();
});

test("each plan says what it holds and what it lacks; one is the most popular [PRD-03]", async () => {
  await products();
  expect(screen.getAllByRole("article").map((plan) => plan.getAttribute("aria-label")))
    .toEqual(["Starter", "Essential", "Premium"]);
  expect(card("Starter").getByText("Find your feet.")).toBeTruthy();
  expect(card("Starter").getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Included: One module per pillar",
    "Not included: Unlimited journaling",
  ]);
  expect(card("Essential").getByText("MOST POPULAR")).toBeTruthy();
  expect(screen.getAllByText("MOST POPULAR")).toHaveLength(1);
});

test("the comparison shows the catalogue's counts, plan by plan", async () => {
  await products();
  const table = screen.getByRole("table", { name: "Compare the plans" });
  const row = (name: RegExp) =>
    within(within(table).getByRole("row", { name })).getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(row(/^Body Reset/)).toEqual(["1 module", "6 modules", "6 modules"]);
  expect(row(/^Fireside chats/)).toEqual(["Not included", "Not included", "Included"]);
});

test("questions are answered, and the page ends with a call to choose [PRD-09]", async () => {
  await products();
  expect(screen.getByText("Can I cancel?")).toBeTruthy();
  expect(screen.getByText("Any time.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Back to the plans" })).toBeTruthy();
});

test("a plan that holds at once is announced, and the member goes Home [PRD-11]", async () => {
  const { host, calls, notices } = await products({
    [ORDER]: { success: true, message: "You are on Starter." },
  });
  const refresh = vi.spyOn(host.session, "refresh");
  choose("Starter");
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(notices).toEqual([{
    title: "Subscription Activated",
    description: "You're now subscribed to Reclaim Starter",
  }]);
  expect(refresh).toHaveBeenCalledOnce();
  expect(calls.find(({ path }) => path === "/api/create-subscription")?.body)
    .toEqual({ planId: "starter", period: "monthly", userId: "member-1" });
});

test("the order names the chosen period and the real member, under a key of its own [API-54]", async () => {
  const { host, calls } = await products({ [ORDER]: { success: true, message: "" } });
  const send = vi.spyOn(host.http, "send");
  const orders = () => calls.filter(({ path }) => path === "/api/create-subscription");
  const reads = () => calls.filter(({ path }) => path === "/api/subscription").length;
  const before = reads();
  fireEvent.click(screen.getByRole("radio", { name: /Yearly/ }));
  choose("Premium");
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body)
    .toEqual({ planId: "premium", period: "yearly", userId: "member-1" });
  expect(send.mock.calls[0]?.[4]).toMatch(/^[\w-]{8,100}$/);
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test("an answer with an address sends the browser there [PRD-10]", async () => {
  const assign = vi.fn();
  let answer: ((response: Response) => void) | undefined;
  const pending = new Promise<Response>((done) => answer = done);
  const { host, notices } = await products();
  host.http.send = (async () => (await pending).json()) as never;
  vi.stubGlobal("location", { assign });
  choose("Premium");
  expect(await screen.findByRole("button", { name: "One moment…" })).toBeTruthy();
  answer?.(Response.json({ url: "https://pay.example/session", message: "" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/session"));
  expect(notices).toEqual([]);
});

test("a failure shows the service's words and leaves the member where he is [PRD-12]", async () => {
  const message = "We can't take payments yet.";
  const { notices } = await products({
    [ORDER]: () => Response.json({ code: "payments_unavailable", message }, { status: 503 }),
  });
  choose("Essential");
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Subscription Failed",
      description: message,
      variant: "destructive",
    }])
  );
  expect(screen.getByRole("button", { name: "Choose Essential" })).toBeTruthy();
});

test("plans that did not load can be asked for again", async () => {
  let fails = true;
  const { host } = fakeHost({
    responses: { "GET /api/plans": () => fails ? new Response("", { status: 502 }) : samplePlans },
  });
  renderRemote(home, { at: "/products", host });
  expect((await screen.findByRole("alert")).textContent).toContain("The plans did not load.");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article", { name: "Starter" })).toBeTruthy();
});

test("the plan that a member pays for is marked and cannot be ordered once more", async () => {
  const purchase = { ...paid.purchase, planId: "essential-yearly" };
  await products({ "GET /api/subscription": { ...paid, purchase } });
  expect(card("Essential").getByRole("button", { name: "Choose Essential" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /Yearly/ }));
  expect(await card("Essential").findByText("Your plan")).toBeTruthy();
  expect(card("Essential").queryByRole("button")).toBeNull();
});
