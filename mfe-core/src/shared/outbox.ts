import { getErrorMessage, type Http, HttpError } from "@reclaim/host-api";
import type * as z from "zod/mini";
import { hasCrisisSign } from "./crisis-sign.ts";
import {
  discardItem,
  listOutboxItems,
  markItemRefused,
  type OutboxItem,
  removeSentItems,
  storeItem,
} from "./outbox.storage.ts";

export type OutboxCall = Pick<OutboxItem, "clientId" | "kind" | "path" | "body"> & {
  /** Added to the body if it is kept: what the server would else take from the time of the call. */
  whenKept?: Record<string, unknown>;
};

/**
 * `waiting`: it is kept on this device and goes out by itself. `hasCrisis`: something that went out
 * with this call shows signs of risk, so that the offer of help stands alone (D46).
 */
export type SendOutcome<Answer> =
  & { hasCrisis: boolean }
  & (
    | { state: "sent"; answer: Answer }
    /** `cause`: why it could not be sent, where that is known. */
    | { state: "queued"; cause?: unknown }
  );

/** Responses to sent items by client id. */
interface FlushResult {
  answers: Map<string, unknown>;
  hasCrisis: boolean;
}

export interface OutboxDeps {
  http: Http;
  now: () => Date;
  /** Hears of each item that went out later than it was made. */
  onSent: (item: OutboxItem, answer: unknown) => void;
  /** Awaited before sent items leave the list, so that a page never shows neither of the two. */
  refresh: () => Promise<void>;
}

/** The call did not reach a service: no network, or no service behind the gateway. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof HttpError
    ? [502, 503, 504].includes(error.status)
    : error instanceof TypeError || error instanceof SyntaxError;

/** A later retry may succeed: no network, no session, rate limit, timeout or server error. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof HttpError) || [401, 408, 429].includes(error.status) || error.status >= 500;

/**
 * POSTs what a member made. If the server cannot be reached it is kept on this device and sent once,
 * when it can. Behind older things that wait it takes its turn. Errors: those of the call, to be shown
 * in the form; `NotKept` when the device cannot keep it.
 */
export async function sendOrQueue<Schema extends z.ZodMiniType>(
  deps: OutboxDeps,
  owner: string,
  { whenKept, ...item }: OutboxCall,
  schema: Schema,
): Promise<SendOutcome<z.output<Schema>>> {
  const body = { ...item.body, clientId: item.clientId };
  const kept: OutboxItem = {
    ...item,
    body: { ...body, ...whenKept },
    owner,
    at: deps.now().toISOString(),
  };
  const before = await listOutboxItems(owner);
  if (before.some(({ kind, refused }) => kind === item.kind && !refused)) {
    await storeItem(kept);
    const { answers, hasCrisis } = await flushOutbox(
      { ...deps, onSent: withoutOwnItem(deps, item.clientId) },
      owner,
    );
    return answers.has(item.clientId)
      ? { state: "sent", answer: answers.get(item.clientId) as z.output<Schema>, hasCrisis }
      : { state: "queued", hasCrisis };
  }
  try {
    const answer = await deps.http.send("POST", item.path, body, schema);
    return { state: "sent", answer, hasCrisis: hasCrisisSign(answer) };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    await storeItem(kept);
    return { state: "queued", hasCrisis: false, cause: error };
  }
}

/** The form reports its own item, so `onSent` skips it. */
const withoutOwnItem =
  ({ onSent }: OutboxDeps, clientId: string): OutboxDeps["onSent"] => (item, answer) =>
    void (item.clientId !== clientId && onSent(item, answer));

/**
 * Sends what waits of a member, oldest first, in one tab at a time. What the server does not take
 * is marked with its reason and left to its owner; a practice is dropped.
 */
export async function flushOutbox(deps: OutboxDeps, owner: string): Promise<FlushResult> {
  const answers = new Map<string, unknown>();
  await withFlushLock(async () => {
    const sent: OutboxItem[] = [];
    const tried = new Set<string>();
    const versionOf = ({ clientId, body }: OutboxItem) => clientId + JSON.stringify(body);
    const isDue = ({ notBefore }: OutboxItem) =>
      notBefore === undefined || notBefore <= deps.now().toISOString();
    const next = async () =>
      (await listOutboxItems(owner))
        .find((one) => !one.refused && isDue(one) && !tried.has(versionOf(one)));
    for (let item = await next(); item; item = await next()) {
      tried.add(versionOf(item));
      try {
        const answer: unknown = await deps.http.send("POST", item.path, item.body);
        // Ours says what it has written; an empty one comes from somebody between us.
        if (answer === null) break;
        sent.push(item);
        answers.set(item.clientId, answer);
        deps.onSent(item, answer);
      } catch (error) {
        if (isRetryable(error)) break;
        // A practice holds no words that its owner could save elsewhere.
        if (item.kind === "practice") await discardItem(item.clientId);
        else {
          await markItemRefused(
            item,
            getErrorMessage(error, "The server does not take it as it is."),
          );
        }
      }
    }
    if (sent.length === 0) return;
    await deps.refresh().catch(() => {});
    await removeSentItems(sent);
  });
  return { answers, hasCrisis: [...answers.values()].some(hasCrisisSign) };
}

let runningFlush: Promise<void> | undefined;

/** One sender of all tabs; without Web Locks one a tab, and the server's client ids see to the rest. */
async function withFlushLock(send: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(
      "reclaim-outbox",
      { ifAvailable: true },
      (lock) => lock ? send() : undefined,
    );
  } else {
    await (runningFlush ??= send().finally(() => runningFlush = undefined));
  }
}
