import { RELEASE_ARCHIVE_TYPE } from "@reclaim/contracts-common/operations";
import type { MiddlewareHandler } from "hono";
import { requireOwnUserId } from "../identity/caller.identity.ts";
import type { ServiceEnv } from "./service.app.ts";

const METHODS_WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses (403 `not_your_identity`) a call of a member whose JSON body carries another member's
 * `userId`, before any route runs: so also on a route that reads no body (D1). What is not JSON is
 * left to the route.
 */
export const ownUserIdGuard: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const identity = c.get("identity");
  const mayCarryJson = !METHODS_WITHOUT_BODY.has(c.req.method) &&
    c.req.header("content-type") !== RELEASE_ARCHIVE_TYPE;
  if (identity && mayCarryJson) {
    // Hono keeps the text, so that the route can parse it again.
    const value: unknown = await c.req.json().catch(() => undefined);
    if (typeof value === "object" && value !== null && "userId" in value) {
      requireOwnUserId(identity, value.userId);
    }
  }
  await next();
};
