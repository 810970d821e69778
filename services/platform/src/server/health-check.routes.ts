import { Hono } from "hono";

/**
 * GET /healthz: 200 while the process runs. GET /readyz: by part, whether it answers; 503 when one
 * does not.
 */
export const healthCheckRoutes = (checks: Record<string, () => Promise<boolean>>): Hono =>
  new Hono()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) => {
      const states = await Promise.all(
        Object.entries(checks).map(async ([part, check]) =>
          [part, await check().catch(() => false)] as const
        ),
      );
      const isReady = states.every(([, state]) => state);
      return c.json(Object.fromEntries(states), isReady ? 200 : 503);
    });
