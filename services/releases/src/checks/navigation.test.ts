import type { RemoteManifest } from "@reclaim/contracts-releases/releases";
import assert from "node:assert/strict";
import { refusal, remote, shell } from "./checks.testing.ts";

type Entry = RemoteManifest["navigation"][number];
const entry = (fields: Partial<Entry> = {}): Entry => ({
  label: "Hello",
  to: "/hello",
  place: "bottom",
  order: 10,
  ...fields,
});
const others: Partial<Entry> = { label: "Other", to: "/other", order: 20 };

const routes = ["/hello", "/other", "/third"].map((path) => ({ path, module: "page.tsx" }));
/** A remote that answers all the addresses that entries here lead to. */
const answering = remote("mfe-pages", { routes });
const withEntries = (name: string, ...navigation: Entry[]) => remote(name, { navigation });
const beside = (...more: ReturnType<typeof remote>[]) => ({
  serving: [shell(), answering, ...more],
});

Deno.test("entries with places, labels and targets of their own are fine", async () => {
  const candidate = withEntries("mfe-one", entry(), entry({ ...others, label: "Hello you" }));
  const there = withEntries("mfe-two", entry({ label: "Third", to: "/third", order: 30 }));
  assert.equal(await refusal("navigation", candidate, beside(there)), null);
});

Deno.test("an entry like another remote's is refused, and told in which ways", async () => {
  for (
    const [alike, ways, choose] of [
      [{ order: 10 }, "order", "another"],
      [{ label: " hello " }, "label", "another"],
      [{ to: "/Hello/" }, "target", "another"],
      [{ to: "/hello?tab=2" }, "target", "another"],
      [{ order: 10, label: "Hello" }, "order and label", "others"],
      [{ order: 10, label: "Hello", to: "/hello" }, "order, label and target", "others"],
    ] as const
  ) {
    const candidate = withEntries("mfe-one", entry({ ...others, ...alike }));
    const label = "label" in alike ? alike.label : "Other";
    assert.equal(
      await refusal("navigation", candidate, beside(withEntries("mfe-two", entry()))),
      `"${label}" has the same ${ways} in the bottom navigation as "Hello" of mfe-two 1.0.0. ` +
        `Choose ${choose}.`,
    );
  }
});

Deno.test("the header and the bottom navigation do not collide", async () => {
  const candidate = withEntries("mfe-one", entry({ place: "header" }));
  assert.equal(
    await refusal("navigation", candidate, beside(withEntries("mfe-two", entry()))),
    null,
  );
});

Deno.test("a remote's own entries must differ, too", async () => {
  assert.equal(
    await refusal(
      "navigation",
      withEntries("mfe-one", entry(), entry({ ...others, order: 10 })),
      beside(),
    ),
    '"Other" has the same order in the bottom navigation as its own "Hello". Choose another.',
  );
});

Deno.test("an entry leads to a page: its own, or a live one", async () => {
  const own = remote("mfe-one", {
    navigation: [entry({ to: "/greet/ann?from=nav" })],
    routes: [{ path: "/greet/:name", module: "page.tsx", example: "/greet/ann" }],
  });
  assert.equal(await refusal("navigation", own), null);
  assert.equal(await refusal("navigation", withEntries("mfe-one", entry()), beside()), null);
});

Deno.test("an entry that leads nowhere is refused", async () => {
  for (
    const to of ["/nowhere", "/hello/more", "hello", "https://elsewhere.example/", "//hello", ""]
  ) {
    assert.equal(
      await refusal("navigation", withEntries("mfe-one", entry({ to })), beside()),
      `"Hello" leads to ${to}, which no live remote answers. ` +
        "Lead to a path of this product, and add the page first.",
    );
  }
});

Deno.test("an entry whose page only some visitors would find is refused", async () => {
  const canary = remote("mfe-pages", { routes: routes.slice(1) }, {}, "2.0.0");
  assert.equal(
    await refusal("navigation", withEntries("mfe-one", entry()), beside(canary)),
    '"Hello" leads to /hello, which only mfe-pages 1.0.0 answers, not every version of mfe-pages ' +
      "that gets traffic. Wait until one of them is live for all.",
  );
});

Deno.test("a page that another's entry leads to stays", async () => {
  const candidate = remote("mfe-pages", { routes: routes.slice(1) }, {}, "2.0.0");
  const serving = [shell(), withEntries("mfe-two", entry(), entry(others))];
  assert.equal(
    await refusal("navigation", candidate, { serving, replaced: answering }),
    '"Hello" of mfe-two 1.0.0 leads to /hello, which it no longer answers. ' +
      "Keep the page, or have mfe-two released first without that entry.",
  );
  const moved = remote("mfe-three", { routes });
  assert.equal(
    await refusal("navigation", candidate, { serving: [...serving, moved], replaced: answering }),
    null,
  );
  assert.equal(await refusal("navigation", candidate, { serving }), null);
});
