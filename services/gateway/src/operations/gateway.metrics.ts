import { metricsResponse } from "@reclaim/platform/metrics";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus figures of the gateway, and of services in its process. Labels never name a member. */
export function createGatewayMetrics(ofServices: Registry = new Registry()) {
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
  const streams = new Gauge({
    name: "reclaim_open_streams",
    help: "Streams of events that are open",
    registers: [registry],
  });
  const sequence = new Gauge({
    name: "reclaim_live_sequence",
    help: "Which state of what is live is served here; 0 is none",
    registers: [registry],
  });
  const rejected = new Counter({
    name: "reclaim_live_refused_total",
    help: "States that were not applied because they, or files of theirs, did not verify",
    registers: [registry],
  });
  return {
    setOpenStreams: (count: number) => streams.set(count),
    setAppliedState: (number: number) => sequence.set(number),
    countRejectedState: () => rejected.inc(),
    observe(service: string, status: number, duration: number) {
      calls.inc({ service, status });
      seconds.observe({ service }, duration);
    },
    page: () => pages.inc(),
    answer: (): Promise<Response> => metricsResponse(registry, ofServices),
  };
}
