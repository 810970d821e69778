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

/** A page of a list; `next` is the cursor of the page after it, null on the last one. */
export interface ListPage<Items> {
  items: Items;
  next: string | null;
}

/** Calls to our own /api. Answers are parsed by the contract; a 204 gives null. No retries. */
export interface Http {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /** GET of a list that comes in pages, with the cursor that its answer's header gives. */
  page<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<ListPage<z.output<Schema>>>;
  /** GET of a file to keep, under the name that the answer gives it. */
  file(path: string): Promise<{ name: string; content: Blob }>;
  send<Schema extends z.ZodMiniType>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    data?: unknown,
    schema?: Schema,
  ): Promise<z.output<Schema>>;
}

/** What is asked here is not saved; its screen shows the help in place of an answer. */
const ASKED = "/api/ai/";
const saysCrisis = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "crisis" in value && value.crisis === true;

/** As the contracts of lists name it; importing one here would bring its schemas into the shell. */
const NEXT_CURSOR_HEADER = "x-next-cursor";

/**
 * `onUnauthorized` hears of every 401, since it may mean that the session has ended; `onCrisis` of
 * every text that was saved and shows signs of risk: no screen has to remember to look.
 */
export function createHttp(
  { fetch = globalThis.fetch.bind(globalThis), onUnauthorized, onCrisis }: {
    fetch?: typeof globalThis.fetch;
    onUnauthorized?: () => void;
    onCrisis?: () => void;
  } = {},
): Http {
  async function answerOf(method: string, path: string, data?: unknown): Promise<Response> {
    const answer = await fetch(path, {
      method,
      credentials: "include",
      ...(data === undefined
        ? {}
        : { body: JSON.stringify(data), headers: { "content-type": "application/json" } }),
    });
    if (answer.ok) return answer;
    if (answer.status === 401) onUnauthorized?.();
    throw new HttpError(answer.status, await answer.text(), answer.statusText);
  }
  async function call(method: string, path: string, data?: unknown, schema?: z.ZodMiniType) {
    const answer = await answerOf(method, path, data);
    const text = await answer.text();
    const next = answer.headers.get(NEXT_CURSOR_HEADER);
    if (answer.status === 204) return { value: null, next };
    const value: unknown = text ? JSON.parse(text) : null;
    if (saysCrisis(value) && !path.startsWith(ASKED)) onCrisis?.();
    return { value: schema ? z.parse(schema, value) : value, next };
  }
  return {
    get: async (path, schema) => (await call("GET", path, undefined, schema)).value as never,
    async page(path, schema) {
      const { value, next } = await call("GET", path, undefined, schema);
      return { items: value as never, next };
    },
    async file(path) {
      const answer = await answerOf("GET", path);
      const named = answer.headers.get("content-disposition")?.match(/filename="([^"]+)"/);
      return { name: named?.[1] ?? "download", content: await answer.blob() };
    },
    send: async (method, path, data, schema) =>
      (await call(method, path, data, schema)).value as never,
  };
}
