import assert from "node:assert/strict";
import { checkRelease } from "./checks.model.ts";
import { refusal, remote, shell } from "./checks.testing.ts";

const all = (candidate: ReturnType<typeof shell>, serving: ReturnType<typeof shell>[]) =>
  checkRelease({
    candidate,
    sizes: Object.fromEntries(Object.keys(candidate.integrity).map((url) => [url, 1])),
    serving,
    replaced: null,
  });

Deno.test("each check says what it found, also where there is nothing to refuse", async () => {
  const kinds = [
    "integrity",
    "host-api",
    "shared",
    "routes",
    "navigation",
    "slots",
    "slot types",
    "events",
    "budget",
  ];
  for (
    const checks of [
      await all(remote("mfe-one"), [shell(), remote("mfe-two")]),
      await all(shell(), [remote("mfe-one"), remote("mfe-two")]),
      await all(remote("mfe-one"), []),
      await all(shell(), []),
    ]
  ) {
    assert.deepEqual(checks.map(({ check }) => check), kinds);
    for (const { check, ok, message } of checks) {
      assert.ok(ok, check);
      assert.match(message, /^[A-Z].+\.$/, check);
    }
  }
});

Deno.test("a release that is wrong in many ways is told of each kind", async () => {
  const checks = await all(
    remote("mfe-one", { routes: [{ path: "no", module: "gone.tsx" }] }, {
      hostApi: "^2.0.0",
      shared: ["vue"],
    }),
    [shell()],
  );
  assert.deepEqual(
    checks.filter(({ ok }) => !ok).map(({ check }) => check),
    ["host-api", "shared", "routes"],
  );
});

Deno.test("of many refusals of a kind only the first are told, and how many more there are", async () => {
  const routes = Array.from({ length: 20 }, (_, index) => ({
    path: `/api/${index}`,
    module: "page.tsx",
  }));
  const message = await refusal("routes", remote("mfe-one", { routes })) ?? "";
  assert.equal(message.match(/cannot be the path of a page/g)?.length, 8);
  assert.match(message, /And 12 more of this kind\.$/);
});
