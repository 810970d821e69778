import * as z from "zod/mini";
import type { Context, HonoRequest } from "hono";
import { invalidInput, invalidJson } from "./errors.ts";
import { requireSelf } from "./identity.ts";
import type { ServiceEnv } from "./service.ts";

z.config(z.locales.en());

/** Parses by a contract, or answers 400 with one `{field, message}` per fault. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw invalidInput(
    result.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message })),
  );
}

/**
 * The JSON body of a call by a contract. A `userId` in it must be the caller's own, whatever the
 * contract reads (403 `not_your_identity`, D1).
 */
export async function body<Schema extends z.ZodMiniType>(
  c: Context<ServiceEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const value: unknown = await c.req.json().catch(() => {
    throw invalidJson();
  });
  const identity = c.get("identity");
  if (identity && typeof value === "object" && value !== null && "userId" in value) {
    requireSelf(identity, value.userId);
  }
  return parse(schema, value);
}

/** The query of a request by a contract; values are strings. */
export const query = <Schema extends z.ZodMiniType>(
  request: HonoRequest,
  schema: Schema,
): z.output<Schema> => parse(schema, request.query());
