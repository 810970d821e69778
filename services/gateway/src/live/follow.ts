import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { Unverified } from "../releases/unverified.ts";
import type { Adopted } from "./adopt.ts";
import type { Adopter } from "./adopter.ts";

/** Milliseconds after which what is live is asked for again. */
const FRESH_FOR = 500;
/** Milliseconds after which a page waits for the answer: what was told may not have come here. */
const CERTAIN_FOR = 1_000;
/** Milliseconds that a page waits for the answer. */
const PATIENCE = 250;
/** Milliseconds that an answer may take: of a host that has gone, none comes for a long time. */
const ANSWER_WITHIN = 2_000;
/** Milliseconds until what was refused is asked for again. */
const AFTER_REFUSAL = 5_000;
/** Milliseconds that what is under way has to end. */
const FAREWELL = 5_000;

export interface FollowOptions {
  releases: ServiceClient;
  adopter: Adopter;
  /**
   * Calls `heard` when something may have changed; without it, only asking tells. Rejects when it
   * cannot listen yet, and goes on trying.
   */
  listen?: ((heard: () => void) => Promise<() => Promise<void>>) | undefined;
  log: Log;
  /** Milliseconds that only grow. */
  now(): number;
  /** Runs something in so many milliseconds, unless what it answers is called before. */
  later?: ((run: () => void, milliseconds: number) => () => void) | undefined;
  /** Told of each answer that did not verify. */
  refused(): void;
}

/**
 * Follows what is live: told of a change at once where it can listen, and by asking when a page is
 * wanted, since a connection may be dead without a sign. Whatever goes wrong, what was adopted last
 * stays.
 */
export function followLive(
  { releases, adopter, listen, log, now, later = byTimer, refused }: FollowOptions,
) {
  let asking: Promise<void> | null = null;
  let waiting: Promise<void> = Promise.resolve();
  let askAt = 0;
  let askAgain = false;
  /** When what is served was live for certain. */
  let certainAt = -Infinity;
  let listening: Promise<(() => Promise<void>) | void> = Promise.resolve();
  let complaint = "";

  async function ask(): Promise<void> {
    const request = new Request(`http://releases/internal/live${knownOf(adopter.current())}`);
    const answer = await inTime(releases.call(request, null));
    if (answer.status === 304) return;
    if (answer.ok) return await adopter.take(await answer.json());
    await answer.body?.cancel();
    throw new Error(`the releases service answered ${answer.status}`);
  }

  function inTime(call: Response | Promise<Response>): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const tooLate = () => reject(new Error("the releases service did not answer in time"));
    const cancel = later(tooLate, ANSWER_WITHIN);
    void Promise.resolve(call).then(resolve, reject).finally(cancel);
    return promise;
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
      const askedAt = now();
      askAt = askedAt + FRESH_FOR;
      await ask().then(() => {
        certainAt = askedAt;
        complaint = "";
      }, complain);
    } while (askAgain);
  }

  /** Ends when it is renewed, or when nobody should wait any longer. */
  function renew(): Promise<void> {
    if (asking) return waiting;
    asking = askUntilNew().finally(() => asking = null);
    waiting = within(PATIENCE, asking);
    return waiting;
  }

  /** Ends with `work`, or after `milliseconds` while it goes on. */
  function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = later(resolve, milliseconds);
    void work.finally(() => {
      cancel();
      resolve();
    });
    return promise;
  }

  function heard(): void {
    // What is being answered may be older than what was told.
    if (asking) askAgain = true;
    else void renew();
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
      if (listen) {
        listening = listen(heard).catch((error) =>
          log.error("changes of what is live are asked for until they are heard", error)
        );
      }
      const renewed = renew();
      await (adopter.current() ? renewed : asking);
    },

    /** What is live now; null when nothing was ever adopted. */
    async now(): Promise<Adopted | null> {
      if (asking || askAt <= now()) {
        const renewed = renew();
        if (!adopter.current() || certainAt + CERTAIN_FOR <= now()) await renewed;
      }
      return adopter.current();
    },

    /** Ends what is under way, and hears of nothing any more. */
    async close(): Promise<void> {
      const farewell = listening.then((stop) => stop?.());
      await within(FAREWELL, Promise.allSettled([farewell, asking]));
    },
  };
}
export type Live = ReturnType<typeof followLive>;

/** Tells what is adopted: when it is still live, nothing is sent. */
const knownOf = (current: Adopted | null): string =>
  current
    ? `?${new URLSearchParams({ sequence: `${current.state.sequence}`, at: current.state.at })}`
    : "";

const byTimer = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
