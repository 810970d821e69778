import * as z from "zod/mini";
import type { Context, HonoRequest } from "hono";
import { invalidInput, invalidJson } from "../errors/app.errors.ts";
import type { ServiceEnv } from "../service/service.app.ts";

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

/** The JSON body of a call by a contract. Errors: 400 `invalid_json`, `invalid_input`. */
export async function parseBody<Schema extends z.ZodMiniType>(
  c: Context<ServiceEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  return parse(schema, text === "" ? undefined : parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}

/** The query of a request by a contract; values are strings. */
export const parseQuery = <Schema extends z.ZodMiniType>(
  request: HonoRequest,
  schema: Schema,
): z.output<Schema> => parse(schema, request.query());
