import { coalescedRun } from "@reclaim/platform/coalesced-run";
import { notifyChannel } from "@reclaim/platform/database";
import type { ServiceDeps } from "@reclaim/platform/service";
import { liveRepository } from "./live.repository.ts";
import { eventIds, type News, type NewsPosition, toFrame } from "./live.wire.ts";

/** Processes tell each other on it that there are news; its messages are empty. */
const NEWS_CHANNEL = "reclaim_news";
/** Finds what no notification told: the listening connection may be dead without a sign. */
const POLL_INTERVAL_MS = 1_000;
/** Every so many polls all streams get a comment, so that nothing between closes them as idle. */
const POLLS_PER_HEARTBEAT = 20;
/** How many events one query reads. */
const BATCH = 500;
/** Who missed more fetches anew what is shown. */
const MAX_MISSED = 2_000;
/** What a stream may hold back for a reader who does not read; then it ends, and he may resume. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Readers of a process that stopped come back over this time. */
const MAX_RECONNECT_MS = 4_000;

const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(":\n\n");

interface Reader {
  sub: string;
  /** Where he was before this stream; null from his first answer on, and for a first visit. */
  resumesAt: string | null;
  isWelcomed: boolean;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

export type NewsHub = ReturnType<typeof createNewsHub>;

/**
 * The news of the circle for all streams of this process: one listening connection, one reading at a
 * time, one timer while anybody reads. Database trouble delays news and ends no stream.
 */
export function createNewsHub(
  { db, listen, stopping, log, identityKey, poll = startInterval }:
    & Pick<ServiceDeps, "db" | "listen" | "stopping" | "log" | "identityKey">
    & {
      /** Runs a function again and again; returns the function that ends it. */
      poll?: (run: () => void, milliseconds: number) => () => void;
    },
) {
  const news = liveRepository(db);
  const ids = eventIds(identityKey);
  const readers = new Set<Reader>();
  let position: NewsPosition | undefined;
  let listening: Promise<(() => Promise<void>) | void> | undefined;
  let stopPolling: (() => void) | undefined;
  let polls = 0;
  let isTroubled = false;

  const reads = coalescedRun(async () => {
    try {
      if (readers.size === 0) return void (position = undefined);
      position ??= await news.head();
      await readNews();
      // Gone when the last reader left meanwhile and another came.
      position ??= await news.head();
      await welcome();
      isTroubled = false;
    } catch (error) {
      // Once, not at each try.
      if (!isTroubled) log.error("news cannot be read", error);
      isTroubled = true;
    }
  });
  const notices = coalescedRun(() =>
    notifyChannel(db, NEWS_CHANNEL, "").catch((error) => log.error("news not told", error))
  );

  async function readNews(): Promise<void> {
    for (let isAll = false; !isAll && position;) {
      const batch = await news.after(position, BATCH);
      const welcomed = [...readers].filter((reader) => reader.isWelcomed);
      await deliver(batch.news, welcomed);
      position = batch.last ?? position;
      isAll = batch.isAll;
    }
  }

  /** Gives new readers what they missed up to `position`, those who left at the same place at once. */
  async function welcome(): Promise<void> {
    const waiting = [...readers].filter((reader) => !reader.isWelcomed);
    for (const [eventId, returning] of Map.groupBy(waiting, (reader) => reader.resumesAt)) {
      const missed = eventId === null ? [] : await missedSince(eventId);
      if (missed === "unknown") write(returning, toFrame({ event: "reset", data: {} }));
      else await deliver(missed, returning);
      // The place alone: who is cut before the next event resumes here.
      if (position) write(returning, `id: ${ids.seal(position)}\n\n`);
      for (const reader of returning) reader.isWelcomed = true;
    }
  }

  async function missedSince(eventId: string): Promise<News[] | "unknown"> {
    const from = ids.open(eventId);
    if (!from || !position) return "unknown";
    if (eventId === ids.seal(position)) return [];
    if (!await news.isKept(from)) return "unknown";
    const batch = await news.after(from, MAX_MISSED);
    const end = position;
    return batch.isAll ? batch.news.filter(({ at }) => !isAfter(at, end)) : "unknown";
  }

  async function deliver(all: News[], to: Reader[]): Promise<void> {
    if (all.length === 0 || to.length === 0) return;
    const blockers = await news.blockers([...new Set(all.flatMap(({ authors }) => authors))]);
    const blockedBy = Map.groupBy(blockers, ({ userId }) => userId);
    const frames = all.map(({ at, events, authors }) => ({
      authors,
      text: events.map((event, index) =>
        toFrame(event, index === events.length - 1 ? ids.seal(at) : undefined)
      ).join(""),
    }));
    const whole = encoder.encode(frames.map(({ text }) => text).join(""));
    for (const reader of to) {
      const blocked = blockedBy.get(reader.sub)?.map(({ pseudonymId }) => pseudonymId);
      if (!blocked) send(reader, whole);
      else {
        const visible = frames.filter(({ authors }) => !authors.some((id) => blocked.includes(id)));
        send(reader, encoder.encode(visible.map(({ text }) => text).join("")));
      }
    }
  }

  const write = (to: Reader[], text: string) => {
    const bytes = encoder.encode(text);
    for (const reader of to) send(reader, bytes);
  };

  function send(reader: Reader, bytes: Uint8Array): void {
    if (!readers.has(reader) || bytes.length === 0) return;
    if ((reader.controller.desiredSize ?? 0) <= 0) return end(reader);
    reader.controller.enqueue(bytes);
  }

  function end(reader: Reader): void {
    if (!remove(reader)) return;
    reader.controller.close();
  }

  function remove(reader: Reader): boolean {
    const wasThere = readers.delete(reader);
    if (readers.size === 0) {
      stopPolling?.();
      stopPolling = undefined;
    }
    return wasThere;
  }

  function pollOnce(): void {
    void reads.join();
    polls = (polls + 1) % POLLS_PER_HEARTBEAT;
    if (polls === 0) { for (const reader of readers) send(reader, HEARTBEAT); }
  }

  stopping.addEventListener("abort", () => {
    for (const reader of readers) end(reader);
    void listening?.then((stop) => stop?.()).catch(() => {});
  });

  return {
    /** A stream for `sub`, from after the event that `lastEventId` names, else from now on. */
    open(sub: string, lastEventId: string | undefined): ReadableStream<Uint8Array> {
      let reader: Reader;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          reader = { sub, resumesAt: lastEventId ?? null, isWelcomed: false, controller };
          if (stopping.aborted) return controller.close();
          // From when somebody read last; what followed may be removed by now.
          if (readers.size === 0) position = undefined;
          readers.add(reader);
          const retry = Math.round(1_000 + Math.random() * (MAX_RECONNECT_MS - 1_000));
          controller.enqueue(encoder.encode(`retry: ${retry}\n\n`));
          listening ??= listen(NEWS_CHANNEL, () => void reads.joinAfresh()).catch((error) =>
            log.error("cannot listen for news yet, polling instead", error)
          );
          stopPolling ??= poll(pollOnce, POLL_INTERVAL_MS);
          void reads.joinAfresh();
        },
        cancel: () => void remove(reader),
      }, new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED_BYTES }));
    },

    /** After the transaction that recorded news: tells all processes, one at a time. */
    tell: (): void => void notices.joinAfresh(),
  };
}

const isAfter = (one: NewsPosition, other: NewsPosition): boolean => {
  const [a, b] = [BigInt(one.transaction), BigInt(other.transaction)];
  return a > b || (a === b && one.id > other.id);
};

const startInterval = (run: () => void, milliseconds: number) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};
