import { Registry } from "prom-client";

/** A place to count figures in. */
export const createMetrics = (): Registry => new Registry();

/** What registries have counted, for Prometheus. */
export async function metricsResponse(...registries: Registry[]): Promise<Response> {
  const merged = Registry.merge(registries);
  return new Response(await merged.metrics(), {
    headers: { "content-type": merged.contentType, "cache-control": "no-store" },
  });
}
