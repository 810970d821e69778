import { plans } from "@reclaim/contracts-billing/billing";
import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { billing } from "../../service.ts";

const service = await testService(billing);
Deno.test.afterAll(() => service.close());

async function catalogue() {
  const { status, body } = await service.call(null, "GET", "/api/plans");
  assert.equal(status, 200);
  return z.parse(plans, body);
}

Deno.test("a visitor reads every price in US cents from one place [SUB-19]", async () => {
  const { currency, subscription, products, marketing } = await catalogue();
  assert.equal(currency, "usd");
  assert.deepEqual(
    subscription.plans.map(({ id, price, duration }) => [id, price, duration]),
    [["monthly", 999, "month"], ["yearly", 9999, "year"], ["lifetime", 29999, "one-time"]],
  );
  assert.deepEqual(
    products.plans.map(({ id, prices }) => [id, prices.monthly, prices.yearly]),
    [["starter", 0, 0], ["essential", 2900, 29000], ["premium", 4900, 49000]],
  );
  assert.deepEqual(
    marketing.plans.map(({ name, prices: { monthly, annual } }) => [
      name,
      [monthly.amount, monthly.per],
      annual && [annual.amount, annual.per, annual.billed],
    ]),
    [
      ["Starter", [2900, "month"], [2300, "month", 27600]],
      ["Pro", [4900, "month"], [3900, "month", 46800]],
      ["Premium", [19900, "one-time"], null],
    ],
  );
});

Deno.test("the claims of saving are texts of the catalogue [SUB-19]", async () => {
  const { subscription, products, marketing } = await catalogue();
  assert.deepEqual(subscription.plans.map(({ saving }) => saving), [null, "16% saving", null]);
  assert.equal(products.yearlySaving, "Save 20%");
  assert.equal(marketing.annualSaving, "Save 20%");
  assert.deepEqual(products.plans.map(({ badge }) => badge), [null, "MOST POPULAR", null]);
});

Deno.test("all plans of /subscription grant Premium [SUB-19]", async () => {
  const { subscription } = await catalogue();
  assert.deepEqual(subscription.plans.map(({ grants }) => grants), Array(3).fill("premium"));
});

Deno.test("each plan of /products lists what it has and what it lacks", async () => {
  const { products } = await catalogue();
  const [starter, essential, premium] = products.plans.map(({ features }) =>
    features.filter(({ included }) => included).map(({ text }) => text)
  );
  const shared = ["Daily check-ins", "Weekly motivation email", "Basic progress tracking"];
  const full = [
    "All pillar modules",
    "Unlimited journaling",
    "AI personalized recommendations",
    "Full community participation",
  ];
  const coached = [
    "AI coaching conversations",
    "Custom transformation plan",
    "Premium content",
    "Priority support",
  ];
  const limits = ["One module per pillar", "3 journal entries a week", "Read-only community"];
  assert.deepEqual(new Set(starter), new Set([...shared, ...limits]));
  assert.deepEqual(new Set(essential), new Set([...shared, ...full]));
  assert.deepEqual(new Set(premium), new Set([...shared, ...full, ...coached]));
  const lacking = products.plans.map(({ features }) =>
    new Set(features.filter(({ included }) => !included).map(({ text }) => text))
  );
  assert.deepEqual(lacking, [new Set([...full, ...coached]), new Set(coached), new Set()]);
});

Deno.test("the comparison counts modules as the journey does", async () => {
  const { products } = await catalogue();
  const rows = products.comparison[0]?.rows ?? [];
  assert.deepEqual(rows.map(({ label }) => label), [
    "Body Reset",
    "Mind Reset",
    "Emotional Reset",
    "Financial Reset",
  ]);
  assert.deepEqual(
    rows.map(({ essential }) => essential),
    PILLAR_IDS.map((pillar) => `${PILLARS[pillar].modules} modules`),
  );
  assert.deepEqual(rows.map(({ premium }) => premium), rows.map(({ essential }) => essential));
  assert.deepEqual(rows.map(({ starter }) => starter), Array(4).fill("1 module"));
});

Deno.test("the catalogue tells how long the trial is [SUB-18]", async () => {
  assert.equal((await catalogue()).trialDays, 14);
});
