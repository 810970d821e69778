import { PAID_PLANS } from "@reclaim/contracts-billing/billing";
import { expect, test } from "vitest";
import { samplePlans } from "../testing/sample-plans.ts";
import { nameOfPlan, tierOf } from "./paid-plan.model.ts";

test("each paid plan has the catalogue's name and opens its tier", () => {
  expect(PAID_PLANS.map((plan) => [plan, nameOfPlan(plan, samplePlans), tierOf(plan)])).toEqual([
    ["monthly", "Monthly", "premium"],
    ["yearly", "Yearly", "premium"],
    ["essential-monthly", "Essential monthly", "essential"],
    ["essential-yearly", "Essential yearly", "essential"],
    ["premium-monthly", "Premium monthly", "premium"],
    ["premium-yearly", "Premium yearly", "premium"],
    ["lifetime", "Lifetime", "premium"],
  ]);
});
