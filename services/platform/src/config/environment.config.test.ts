import assert from "node:assert/strict";
import { ConfigError, readConfig } from "./environment.config.ts";

Deno.test("with a key of Stripe nothing starts that would take test cards instead", () => {
  assert.throws(
    () => readConfig({ STRIPE_SECRET_KEY: "sk_live_1" }),
    (error) => error instanceof ConfigError && /STRIPE_SECRET_KEY/.test(error.message),
  );
  assert.doesNotThrow(() => readConfig({ STRIPE_SECRET_KEY: " " }));
});
