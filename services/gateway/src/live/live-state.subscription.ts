import { coalescedRun } from "@reclaim/platform/coalesced-run";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { VerificationError } from "../releases/verification.errors.ts";
import type { LoadedLiveState } from "./live-state.loader.ts";
import type { LiveStateStore } from "./live-state.store.ts";

/** Interval between polls of the releases service. */
const POLL_INTERVAL_MS = 500;
/** Age at which a page waits for a poll, since a notification may have been lost. */
const MAX_STALENESS_MS = 1_000;
/** Longest wait of a page for a poll. */
const PAGE_WAIT_MS = 250;
/** A host that is gone would not answer for minutes. */
const REQUEST_TIMEOUT_MS = 2_000;
/** Delay of the next poll after an answer that did not verify. */
const RETRY_AFTER_REJECTION_MS = 5_000;
/** Longest wait for a running poll at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

export interface LiveSubscriptionOptions {
  releases: ServiceClient;
  store: LiveStateStore;
  /**
   * Calls `heard` when the live state may have changed; without it, only polls notice. Rejects when
   * it cannot listen yet, and goes on trying.
   */
  listen?: ((heard: () => void) => Promise<() => Promise<void>>) | undefined;
  log: Log;
  /** Milliseconds that only grow. */
  now(): number;
  /** Runs a function after a delay; returns the function that cancels it. */
  later?: ((run: () => void, milliseconds: number) => () => void) | undefined;
  /** Called for each answer that does not verify. */
  onRejected(): void;
}

/**
 * Keeps the live state current: by notifications where it can listen, and by polls when a page is
 * requested, since a connection can be dead without a sign. On any failure the last state stays.
 */
export function subscribeLiveState(
  { releases, store, listen, log, now, later = scheduleWithTimer, onRejected }:
    LiveSubscriptionOptions,
) {
  const asks = coalescedRun(askInTurn);
  let waiting: Promise<void> = Promise.resolve();
  let askAt = 0;
  /** Time at which the served state was confirmed last. */
  let certainAt = -Infinity;
  let listening: Promise<(() => Promise<void>) | void> = Promise.resolve();
  let complaint = "";

  async function ask(): Promise<void> {
    const request = new Request(
      `http://releases/internal/live${toKnownStateQuery(store.current())}`,
    );
    const answer = await inTime(releases.call(request, null));
    if (answer.status === 304) return;
    if (answer.ok) return await store.applyLiveState(await answer.json());
    await answer.body?.cancel();
    throw new Error(`the releases service answered ${answer.status}`);
  }

  function inTime(call: Response | Promise<Response>): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const tooLate = () => reject(new Error("the releases service did not answer in time"));
    const cancel = later(tooLate, REQUEST_TIMEOUT_MS);
    void Promise.resolve(call).then(resolve, reject).finally(cancel);
    return promise;
  }

  /** Logs a failure once, not at each try. */
  function complain(error: unknown): void {
    const reason = error instanceof Error ? error.message : "unknown";
    if (error instanceof VerificationError) {
      onRejected();
      askAt = now() + RETRY_AFTER_REJECTION_MS;
    }
    if (complaint !== reason) log.error("what is live could not be renewed", error, { reason });
    complaint = reason;
  }

  async function askInTurn(): Promise<void> {
    const askedAt = now();
    askAt = askedAt + POLL_INTERVAL_MS;
    await ask().then(() => {
      certainAt = askedAt;
      complaint = "";
    }, complain);
  }

  /** Ends when it is renewed, or when nobody should wait any longer. */
  function renew(): Promise<void> {
    if (asks.current()) return waiting;
    waiting = within(PAGE_WAIT_MS, asks.join());
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
    if (asks.current()) void asks.joinAfresh();
    else void renew();
  }

  return {
    /** Resolves when the change is applied, or after the longest wait. */
    async changed(): Promise<void> {
      heard();
      // What waited before may have begun long ago.
      const asking = asks.current();
      if (asking) await within(PAGE_WAIT_MS, asking);
    },

    /** Begins with the stored state, then polls the releases service. */
    async start(stored: unknown): Promise<void> {
      if (stored !== null) await store.applyLiveState(stored).catch(complain);
      if (listen) {
        listening = listen(heard).catch((error) =>
          log.error("cannot listen for live state changes yet, polling instead", error)
        );
      }
      const renewed = renew();
      await (store.current() ? renewed : asks.current());
    },

    /** The live state; null when none was ever applied. */
    async now(): Promise<LoadedLiveState | null> {
      if (asks.current() || askAt <= now()) {
        const renewed = renew();
        if (!store.current() || certainAt + MAX_STALENESS_MS <= now()) await renewed;
      }
      return store.current();
    },

    /** Stops listening and waits for the running poll. */
    async close(): Promise<void> {
      const farewell = listening.then((stop) => stop?.());
      await within(SHUTDOWN_TIMEOUT_MS, Promise.allSettled([farewell, asks.current()]));
    },
  };
}
export type LiveSubscription = ReturnType<typeof subscribeLiveState>;

/** Names the applied state: while it is live, the service answers 304. */
const toKnownStateQuery = (current: LoadedLiveState | null): string =>
  current
    ? `?${new URLSearchParams({ sequence: `${current.state.sequence}`, at: current.state.at })}`
    : "";

const scheduleWithTimer = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
