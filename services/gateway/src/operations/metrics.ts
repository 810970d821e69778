import { Counter, Histogram, Registry } from "prom-client";

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
  return {
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
