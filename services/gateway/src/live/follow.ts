import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { Unverified } from "../releases/unverified.ts";
import type { Adopted } from "./adopt.ts";
import type { Adopter } from "./adopter.ts";

/** Milliseconds after which what is live is asked for again. */
const FRESH_FOR = 500;
/** Milliseconds that a page waits for the answer. */
const PATIENCE = 250;
/** Milliseconds until what was refused, or could not be listened to, is tried again. */
const AFTER_REFUSAL = 5_000;
/** Milliseconds that what is under way has to end. */
const FAREWELL = 5_000;

export interface FollowOptions {
  releases: ServiceClient;
  adopter: Adopter;
  /** Calls `heard` when something has changed; without it, only asking tells. */
  listen?: ((heard: () => void) => Promise<() => Promise<void>>) | undefined;
  log: Log;
  /** Milliseconds that only grow. */
  now(): number;
  /** Told of each answer that did not verify. */
  refused(): void;
}

/**
 * Follows what is live: told of a change at once where it can listen, else by asking when a page is
 * wanted. Whatever goes wrong, what was adopted last stays.
 */
export function followLive({ releases, adopter, listen, log, now, refused }: FollowOptions) {
  let asking: Promise<void> | null = null;
  let waiting: Promise<void> = Promise.resolve();
  let askAt = 0;
  let askAgain = false;
  let unlisten: (() => Promise<void>) | null = null;
  let listenAt = 0;
  let complaint = "";

  async function ask(): Promise<void> {
    const request = new Request(`http://releases/internal/live${knownOf(adopter.current())}`);
    const answer = await releases.call(request, null);
    if (answer.status === 304) return;
    if (answer.ok) return await adopter.take(await answer.json());
    await answer.body?.cancel();
    throw new Error(`the releases service answered ${answer.status}`);
  }

  /** Says once what is wrong, not at each try. */
  function complain(error: unknown): void {
    const reason = error instanceof Error ? error.message : "unknown";
    if (error instanceof Unverified) {
      refused();
      askAt = now() + AFTER_REFUSAL;
    }
    if (complaint !== reason) log.error("what is live could not be renewed", error, { reason });
    complaint = reason;
  }

  async function askUntilNew(): Promise<void> {
    do {
      askAgain = false;
      askAt = now() + FRESH_FOR;
      await ask().then(() => void (complaint = ""), complain);
    } while (askAgain);
  }

  /** Ends when it is renewed, or when nobody should wait any longer. */
  function renew(): Promise<void> {
    if (asking) return waiting;
    asking = askUntilNew().finally(() => asking = null);
    waiting = within(PATIENCE, asking);
    return waiting;
  }

  function heard(): void {
    // What is being answered may be older than what was told.
    if (asking) askAgain = true;
    else void renew();
  }

  function tryToListen(): void {
    if (!listen || listenAt > now()) return;
    listenAt = Infinity;
    listen(heard).then((stop) => {
      unlisten = stop;
      heard();
    }, (error) => {
      listenAt = now() + AFTER_REFUSAL;
      log.error("changes of what is live are asked for, not heard", error);
    });
  }

  return {
    /** Ends when what has just been changed is adopted, or when nobody should wait any longer. */
    async changed(): Promise<void> {
      heard();
      // What waited before may have begun long ago.
      if (asking) await within(PATIENCE, asking);
    },

    /** Begins with what was kept, then with what the releases service says. */
    async start(kept: unknown): Promise<void> {
      if (kept !== null) await adopter.take(kept).catch(complain);
      tryToListen();
      const renewed = renew();
      await (adopter.current() ? renewed : asking);
    },

    /** What is live now; null when nothing was ever adopted. */
    async now(): Promise<Adopted | null> {
      if (asking || askAt <= now()) {
        tryToListen();
        const renewed = renew();
        if (!unlisten || !adopter.current()) await renewed;
      }
      return adopter.current();
    },

    /** Ends what is under way, and hears of nothing any more. */
    async close(): Promise<void> {
      await unlisten?.();
      if (asking) await within(FAREWELL, asking);
    },
  };
}
export type Live = ReturnType<typeof followLive>;

/** Tells what is adopted: when it is still live, nothing is sent. */
const knownOf = (current: Adopted | null): string =>
  current
    ? `?${new URLSearchParams({ sequence: `${current.state.sequence}`, at: current.state.at })}`
    : "";

/** Ends with `work`, or after `milliseconds` while it goes on. */
function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  void work.finally(() => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
