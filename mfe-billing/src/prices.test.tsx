import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { cleanup, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "./remote.tsx";
import { samplePlans, trial } from "./testing/sample-plans.ts";

beforeAll(() =>
  Promise.all([
    import("./features/marketing/marketing.page.tsx"),
    import("./features/products/products.page.tsx"),
    import("./features/subscription/subscription.page.tsx"),
  ])
);

test("a price that changes in the catalogue changes on every screen [SUB-20]", async () => {
  const changed = structuredClone(samplePlans);
  changed.subscription.plans[0]!.price = 777700;
  changed.products.plans[1]!.prices.monthly = 777700;
  changed.marketing.plans[0]!.prices.monthly.amount = 777700;
  for (const at of ["/subscription", "/products", "/marketing"]) {
    for (const [plans, count] of [[samplePlans, 0], [changed, 1]] as const) {
      const { host } = fakeHost({
        responses: { "GET /api/plans": plans, "GET /api/subscription": trial },
      });
      renderRemote(remote, { at, host });
      await screen.findAllByText(/^\$[\d,.]+$/);
      expect(screen.queryAllByText("$7,777"), at).toHaveLength(count);
      cleanup();
    }
  }
});
