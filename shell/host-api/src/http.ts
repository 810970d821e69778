import { errorBody } from "@reclaim/contracts-common/errors";
import * as z from "zod/mini";

/** A non-OK answer. `message` is "{status}: {body}", with the status text when the body is empty. */
export class HttpError extends Error {
  override name = "HttpError";
  constructor(readonly status: number, readonly body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
  }

  private get parsedBody() {
    try {
      return z.safeParse(errorBody, JSON.parse(this.body)).data;
    } catch {
      return undefined;
    }
  }
  /** The service's error code, such as `upgrade_required`. */
  get code(): string | undefined {
    return this.parsedBody?.code;
  }
  /** The service's message for the member. */
  get userMessage(): string | undefined {
    return this.parsedBody?.message;
  }
}

/** The message that a failed call shows to the member: the service's own, or `fallback`. */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  error instanceof HttpError ? error.userMessage ?? fallback : fallback;

/** A page of a cursor-paged list; `nextCursor` is null on the last one. */
export interface ListPage<Items> {
  items: Items;
  nextCursor: string | null;
}

/** Client of this product's /api. Responses are parsed by their contract; a 204 gives null. No retries. */
export interface Http {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /** GET of a cursor-paged list; the cursor comes from the response's `x-next-cursor` header. */
  getPage<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<ListPage<z.output<Schema>>>;
  /**
   * POST that reads a page of a cursor-paged list, for a query that must not stand in an address.
   * `signal` ends the call.
   */
  postPage<Schema extends z.ZodMiniType>(
    path: string,
    query: unknown,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<ListPage<z.output<Schema>>>;
  /** GET of a file download, with the name from its content-disposition header. */
  getFile(path: string): Promise<{ name: string; content: Blob }>;
  /**
   * POST whose answer goes on: its bytes as they come, such as server-sent events; null for an answer without a
   * body. `signal` ends the call.
   */
  postStream(
    path: string,
    data: unknown,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array> | null>;
  /** `idempotencyKey` goes into the header of that name, where the call takes one. */
  send<Schema extends z.ZodMiniType>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    data?: unknown,
    schema?: Schema,
    idempotencyKey?: string,
  ): Promise<z.output<Schema>>;
}

/** AI calls store no text; their screens show crisis help in place of an answer. */
const AI_PATH_PREFIX = "/api/ai/";
const hasCrisisFlag = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "crisis" in value && value.crisis === true;

/** The same name as in the contracts of lists, whose import would add their schemas to the shell. */
const NEXT_CURSOR_HEADER = "x-next-cursor";

/**
 * Creates the HTTP client. `onUnauthorized` is called for every 401, which may mean that the session
 * has ended; `onCrisis` for every saved text in which crisis screening found signs of risk, so that
 * no screen has to check for them.
 */
export function createHttp(
  { fetch = globalThis.fetch.bind(globalThis), onUnauthorized, onCrisis }: {
    fetch?: typeof globalThis.fetch;
    onUnauthorized?: () => void;
    onCrisis?: () => void;
  } = {},
): Http {
  async function fetchOk(
    method: string,
    path: string,
    data?: unknown,
    signal?: AbortSignal,
    idempotencyKey?: string,
  ): Promise<Response> {
    const response = await fetch(path, {
      method,
      credentials: "include",
      ...(signal && { signal }),
      ...(data === undefined ? {} : {
        body: JSON.stringify(data),
        headers: {
          "content-type": "application/json",
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        },
      }),
    });
    if (response.ok) return response;
    if (response.status === 401) onUnauthorized?.();
    throw new HttpError(response.status, await response.text(), response.statusText);
  }
  async function call(
    method: string,
    path: string,
    data?: unknown,
    schema?: z.ZodMiniType,
    signal?: AbortSignal,
    idempotencyKey?: string,
  ) {
    const response = await fetchOk(method, path, data, signal, idempotencyKey);
    const text = await response.text();
    const nextCursor = response.headers.get(NEXT_CURSOR_HEADER);
    if (response.status === 204) return { value: null, nextCursor };
    const value: unknown = text ? JSON.parse(text) : null;
    if (hasCrisisFlag(value) && !path.startsWith(AI_PATH_PREFIX)) onCrisis?.();
    return { value: schema ? z.parse(schema, value) : value, nextCursor };
  }
  return {
    get: async (path, schema) => (await call("GET", path, undefined, schema)).value as never,
    async getPage(path, schema) {
      const { value, nextCursor } = await call("GET", path, undefined, schema);
      return { items: value as never, nextCursor };
    },
    async postPage(path, query, schema, signal) {
      const { value, nextCursor } = await call("POST", path, query, schema, signal);
      return { items: value as never, nextCursor };
    },
    async getFile(path) {
      const response = await fetchOk("GET", path);
      const fileName = response.headers.get("content-disposition")?.match(/filename="([^"]+)"/)
        ?.[1];
      return { name: fileName ?? "download", content: await response.blob() };
    },
    async postStream(path, data, signal) {
      return (await fetchOk("POST", path, data, signal)).body;
    },
    send: async (method, path, data, schema, idempotencyKey) =>
      (await call(method, path, data, schema, undefined, idempotencyKey)).value as never,
  };
}
