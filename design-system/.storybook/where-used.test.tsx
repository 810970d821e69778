import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

const core = { name: "mfe-core", version: "1.3.0", team: "Core" };
let answer: () => Response | Promise<Response>;
const fetched = vi.fn(() => Promise.resolve().then(() => answer()));

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});

/** As on a page of documentation that was just opened. */
async function shown(...components: string[]) {
  const { WhereUsed } = await import("./where-used.tsx");
  return { WhereUsed, ...render(<WhereUsed components={components} />) };
}
const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent);

test("the live remotes that use a component are listed with version and team", async () => {
  answer = () => Response.json({ components: { Button: [core] } });
  await shown("Button");
  expect(screen.getByText("Asking what is live …")).toBeTruthy();
  await screen.findByRole("table");
  expect(rows()).toEqual(["RemoteLive versionTeam", "mfe-core1.3.0Core"]);
});

test("a page about several says which of them a remote uses", async () => {
  answer = () => Response.json({ components: { Tab: [core], Tabs: [core] } });
  await shown("Tabs", "Tab", "TabPanel");
  await screen.findByRole("table");
  expect(rows()[1]).toBe("mfe-core1.3.0CoreTabs, Tab");
});

test("a component without a user says so", async () => {
  answer = () => Response.json({ components: {} });
  await shown("Button");
  expect(await screen.findByText("No live remote uses it.")).toBeTruthy();
});

test("a Storybook alone says where one sees it", async () => {
  answer = () => new Response("Not found", { status: 404 });
  await shown("Button");
  expect(await screen.findByText(/^Open the Storybook of a running product/)).toBeTruthy();
});

test("a failure can be tried again", async () => {
  answer = () => Response.json({ code: "unavailable", message: "" }, { status: 503 });
  await shown("Button");
  const again = await screen.findByRole("button", { name: "Try again" });
  answer = () => Response.json({ components: { Button: [core] } });
  fireEvent.click(again);
  expect(await screen.findByRole("table")).toBeTruthy();
});

test("several pages ask once", async () => {
  answer = () => Response.json({ components: { Button: [core] } });
  const { WhereUsed } = await shown("Button");
  await screen.findByRole("table");
  cleanup();
  render(<WhereUsed components={["Card"]} />);
  await screen.findByText("No live remote uses it.");
  expect(fetched).toHaveBeenCalledOnce();
});
