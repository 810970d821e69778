import assert from "node:assert/strict";
import { Counter } from "prom-client";
import { createMetrics, metricsResponse } from "./metrics.response.ts";

Deno.test("figures of several registries are one answer for Prometheus", async () => {
  const [one, two] = [createMetrics(), createMetrics()];
  new Counter({ name: "first_total", help: "first", registers: [one] }).inc(2);
  new Counter({ name: "second_total", help: "second", registers: [two] }).inc(3);
  const answer = await metricsResponse(one, two);
  assert.match(answer.headers.get("content-type") ?? "", /^text\/plain/);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  const text = await answer.text();
  assert.match(text, /^first_total 2$/m);
  assert.match(text, /^second_total 3$/m);
});
