import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus figures of the gateway. Labels never name a member. */
export function gatewayMetrics() {
  const registry = new Registry();
  const calls = new Counter({
    name: "reclaim_calls_total",
    help: "Calls answered, by service and status",
    labelNames: ["service", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "reclaim_call_seconds",
    help: "Time to answer a call, by service",
    labelNames: ["service"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const pages = new Counter({
    name: "reclaim_pages_total",
    help: "Pages composed",
    registers: [registry],
  });
  const sequence = new Gauge({
    name: "reclaim_live_sequence",
    help: "Which state of what is live is served here; 0 is none",
    registers: [registry],
  });
  const refused = new Counter({
    name: "reclaim_live_refused_total",
    help: "States that were not adopted because they, or files of theirs, did not verify",
    registers: [registry],
  });
  return {
    adopted: (number: number) => sequence.set(number),
    refused: () => refused.inc(),
    observe(service: string, status: number, duration: number) {
      calls.inc({ service, status });
      seconds.observe({ service }, duration);
    },
    page: () => pages.inc(),
    async answer(): Promise<Response> {
      return new Response(await registry.metrics(), {
        headers: { "content-type": registry.contentType, "cache-control": "no-store" },
      });
    },
  };
}
