import { errorBody } from "@reclaim/contracts/errors";
import * as z from "zod/mini";

/** A non-OK answer. `message` is "{status}: {body}", with the status text when the body is empty. */
export class HttpError extends Error {
  override name = "HttpError";
  constructor(readonly status: number, readonly body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
  }

  private get parsed() {
    try {
      return z.safeParse(errorBody, JSON.parse(this.body)).data;
    } catch {
      return undefined;
    }
  }
  /** The service's error code, such as `upgrade_required`. */
  get code(): string | undefined {
    return this.parsed?.code;
  }
  /** What the service says to the member. */
  get reason(): string | undefined {
    return this.parsed?.message;
  }
}

/** What a failed call says to the member: the service's own words, or `fallback`. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof HttpError ? error.reason ?? fallback : fallback;

/** Calls to our own /api. Answers are parsed by the contract; a 204 gives null. No retries. */
export interface Http {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  send<Schema extends z.ZodMiniType>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    data?: unknown,
    schema?: Schema,
  ): Promise<z.output<Schema>>;
}

/** `onUnauthorized` hears of every 401, since it may mean that the session has ended. */
export function createHttp(
  { fetch = globalThis.fetch.bind(globalThis), onUnauthorized }: {
    fetch?: typeof globalThis.fetch;
    onUnauthorized?: () => void;
  } = {},
): Http {
  async function call(method: string, path: string, data?: unknown, schema?: z.ZodMiniType) {
    const answer = await fetch(path, {
      method,
      credentials: "include",
      ...(data === undefined
        ? {}
        : { body: JSON.stringify(data), headers: { "content-type": "application/json" } }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      if (answer.status === 401) onUnauthorized?.();
      throw new HttpError(answer.status, text, answer.statusText);
    }
    if (answer.status === 204) return null;
    const value: unknown = text ? JSON.parse(text) : null;
    return schema ? z.parse(schema, value) : value;
  }
  return {
    get: (path, schema) => call("GET", path, undefined, schema) as never,
    send: (method, path, data, schema) => call(method, path, data, schema) as never,
  };
}
