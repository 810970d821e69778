import { type Http, HttpError, reasonOf } from "@reclaim/host-api";
import type * as z from "zod/mini";
import { keep, markRefused, removeSent, type Waiting, waitingOf } from "./outbox.storage.ts";

export type Outgoing = Pick<Waiting, "clientId" | "kind" | "path" | "body"> & {
  /** Added to the body if it is kept: what the server would else take from the time of the call. */
  whenKept?: Record<string, unknown>;
};

/** `waiting`: it is kept on this device and goes out by itself. */
export type Outcome<Answer> = { state: "sent"; answer: Answer } | { state: "waiting" };

export interface OutboxDeps {
  http: Http;
  now: () => Date;
  /** Hears of each item that went out later than it was made. */
  onSent: (item: Waiting, answer: unknown) => void;
  /** Awaited before sent items leave the list, so that a page never shows neither of the two. */
  refresh: () => Promise<void>;
}

/** The call did not come through, or nobody stood behind the gateway. */
const unreached = (error: unknown): boolean =>
  error instanceof HttpError
    ? [502, 503, 504].includes(error.status)
    : error instanceof TypeError || error instanceof SyntaxError;

/** Not the item's fault: no network, no session, too many calls, or the server is in trouble. */
const later = (error: unknown): boolean =>
  !(error instanceof HttpError) || [401, 408, 429].includes(error.status) || error.status >= 500;

/**
 * POSTs what a member made. If the server cannot be reached it is kept on this device and sent once,
 * when it can. Behind older things that wait it takes its turn. Errors: those of the call, to be shown
 * in the form; `NotKept` when the device cannot keep it.
 */
export async function sendOrKeep<Schema extends z.ZodMiniType>(
  deps: OutboxDeps,
  owner: string,
  { whenKept, ...item }: Outgoing,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  const body = { ...item.body, clientId: item.clientId };
  const kept: Waiting = {
    ...item,
    body: { ...body, ...whenKept },
    owner,
    at: deps.now().toISOString(),
  };
  const before = await waitingOf(owner);
  if (before.some(({ kind, refused }) => kind === item.kind && !refused)) {
    await keep(kept);
    const answers = await sendWaiting({ ...deps, onSent: others(deps, item.clientId) }, owner);
    return answers.has(item.clientId)
      ? { state: "sent", answer: answers.get(item.clientId) as z.output<Schema> }
      : { state: "waiting" };
  }
  try {
    return { state: "sent", answer: await deps.http.send("POST", item.path, body, schema) };
  } catch (error) {
    if (!unreached(error)) throw error;
    await keep(kept);
    return { state: "waiting" };
  }
}

/** The form tells of its own item. */
const others = ({ onSent }: OutboxDeps, clientId: string): OutboxDeps["onSent"] => (item, answer) =>
  void (item.clientId !== clientId && onSent(item, answer));

/**
 * Sends what waits of a member, oldest first, in one tab at a time. What the server does not take
 * is marked with its reason and left to its owner. Gives the answers by client id.
 */
export async function sendWaiting(
  deps: OutboxDeps,
  owner: string,
): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  await alone(async () => {
    const sent: Waiting[] = [];
    const tried = new Set<string>();
    const versionOf = ({ clientId, body }: Waiting) => clientId + JSON.stringify(body);
    const next = async () =>
      (await waitingOf(owner)).find((one) => !one.refused && !tried.has(versionOf(one)));
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
        if (later(error)) break;
        await markRefused(item, reasonOf(error, "The server does not take it as it is."));
      }
    }
    if (sent.length === 0) return;
    await deps.refresh().catch(() => {});
    await removeSent(sent);
  });
  return answers;
}

let sending: Promise<void> | undefined;

/** One sender of all tabs; without Web Locks one a tab, and the server's client ids see to the rest. */
async function alone(send: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(
      "reclaim-outbox",
      { ifAvailable: true },
      (lock) => lock ? send() : undefined,
    );
  } else {
    await (sending ??= send().finally(() => sending = undefined));
  }
}
