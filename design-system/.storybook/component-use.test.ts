import { expect, test, vi } from "vitest";
import {
  componentsOf,
  fetchComponentUse,
  ProductUnreachableError,
  usersOf,
} from "./component-use.ts";

const answers = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal("fetch", () => Promise.resolve().then(answer));

const core = { name: "mfe-core", version: "1.3.0", team: "Core" };
const community = { name: "mfe-community", version: "0.9.1", team: "Community" };

test.each([
  ["Actions/Button", undefined, ["Button"]],
  ["Navigation/Menu row", undefined, ["MenuRow"]],
  ["Layout/Stack, Row, Grid, Page", ["Row", "Grid", "Hidden"], [
    "Stack",
    "Row",
    "Grid",
    "Page",
    "Hidden",
  ]],
  ["Screens/Core/Home", undefined, []],
])("a page is about the components that its title names: %s", (title, more, components) => {
  const subcomponents = more && Object.fromEntries(more.map((name) => [name, null]));
  expect(componentsOf({ title, parameters: {}, subcomponents })).toEqual(components);
});

test("a page whose title names none says which it is about", () => {
  expect(componentsOf({ title: "Feedback/States", parameters: { components: ["Skeleton"] } }))
    .toEqual(["Skeleton"]);
});

test("a remote stands once, with all that it uses", () => {
  const use = { Tabs: [core, community], Tab: [core], Button: [core] };
  expect(usersOf(use, ["Tabs", "Tab", "TabPanel"])).toEqual([
    { ...community, uses: ["Tabs"] },
    { ...core, uses: ["Tabs", "Tab"] },
  ]);
});

test("what is live is asked for", async () => {
  answers(() => Response.json({ components: { Button: [core] } }));
  expect(await fetchComponentUse()).toEqual({ Button: [core] });
});

test.each([
  ["nobody answers", () => Promise.reject(new TypeError("fetch failed"))],
  ["only files are served", () => new Response("<!doctype html>", { status: 404 })],
])("where %s there is no product", async (_where, answer) => {
  answers(answer);
  await expect(fetchComponentUse()).rejects.toThrow(ProductUnreachableError);
});

test.each([
  ["a refusal", () => Response.json({ code: "unavailable", message: "" }, { status: 503 })],
  ["another answer", () => Response.json({ components: { Button: [{ name: 1 }] } })],
  ["no list", () => Response.json({ components: { Button: core } })],
  ["nothing", () => Response.json(null)],
])("%s is a failure of the product", async (_what, answer) => {
  answers(answer);
  await expect(fetchComponentUse()).rejects.toThrow(/\/api\/releases\/components answered/);
});
