import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Schema = z.ZodMiniType;

/** The content type of a release's archive, a gzipped tarball. */
export const RELEASE_ARCHIVE_TYPE = "application/gzip";

/** The content type of server-sent events. */
export const EVENT_STREAM_TYPE = "text/event-stream";

/** A body or an answer that is no JSON. */
export interface BinaryContent {
  contentType: string;
  /** Of a body: the most bytes that the gateway lets through. */
  maxBytes?: number;
}

/** An answer that goes on: server-sent events, the JSON of their data by their name. */
export interface EventStream {
  contentType: typeof EVENT_STREAM_TYPE;
  events: Record<string, Schema>;
}

/**
 * One operation of the HTTP API, in OpenAPI's sense. The gateway routes, authorises and limits calls
 * by it, `/api/openapi.json` is made from it, and the service tests check each answer against it. A
 * call that no operation describes is answered with 404.
 */
export interface Operation {
  /** Method and path template, such as "GET /api/check-ins/user/{userId}". */
  call: `${Method} /api/${string}`;
  /** One line for the reference. */
  summary: string;
  /** Open to visitors without a session. */
  public?: true;
  /**
   * Counts against the strict rate limit too, a twentieth of the usual one: what guesses at secrets,
   * creates accounts or sends mail.
   */
  rateLimit?: "strict";
  /** How long the service may take to answer, where that is longer than usual. */
  timeoutSeconds?: number;
  /** Sessions that the gateway must read anew afterwards: the caller's, or everybody's. */
  invalidatesSessions?: "own" | "all";
  /**
   * Refused to the account under which a candidate release is checked in a browser, since it reaches
   * other members, mail or money.
   */
  deniedToReleaseCheck?: true;
  /** Lowest tier whose plan includes the call (D4); the service refuses with `upgrade_required`. */
  tier?: "essential" | "premium";
  parameters?: Record<string, Schema>;
  query?: Schema;
  body?: Schema | BinaryContent;
  /** The body may be missing or a form: mail programs send what RFC 8058 says. */
  acceptsForm?: true;
  /** By status. `null`: no content. */
  answers: Record<number, Schema | BinaryContent | EventStream | null>;
  /** Codes of refusals that are particular to this call, by status. */
  errors?: Record<number, readonly string[]>;
}

/** The operations of a service, by operationId. */
export type Operations = Record<string, Operation>;

/** Checks operations where they are declared, and keeps their exact types. */
export const defineOperations = <Defined extends Operations>(operations: Defined): Defined =>
  operations;

export const isBinaryContent = (
  content: Schema | BinaryContent | EventStream,
): content is BinaryContent => "contentType" in content && !("events" in content);

export const isEventStream = (
  content: Schema | BinaryContent | EventStream | null | undefined,
): content is EventStream => !!content && "events" in content;

/** Whether an answer of the operation goes on until one of the two sides ends it. */
export const answersEventStream = ({ answers }: Operation): boolean => isEventStream(answers[200]);
