import { EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import assert from "node:assert/strict";

/** An event of a stream, as its contract has it. */
export interface ReadEvent {
  event: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads an answer as its caller would
  data: any;
}

/** After it a test fails instead of waiting forever, also on a busy machine. */
const READ_TIMEOUT_MS = 30_000;

/** Reads a stream as a browser's EventSource does: events, which `contract` checks, and the last id. */
export function readEvents(
  response: Response,
  contract: Record<string, { parse(data: unknown): unknown }>,
) {
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), EVENT_STREAM_TYPE);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let lastId = "";

  async function readChunk(): Promise<ReadableStreamReadResult<string>> {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error("no event came")), READ_TIMEOUT_MS);
    try {
      return await Promise.race([reader.read(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The fields of the next block; null at the end. */
  async function readBlock(): Promise<Record<string, string> | null> {
    while (!text.includes("\n\n")) {
      const { done, value } = await readChunk();
      if (done) return null;
      text += value;
    }
    const end = text.indexOf("\n\n");
    const lines = text.slice(0, end).split("\n").filter((line) => !line.startsWith(":"));
    text = text.slice(end + 2);
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
    if (fields.id !== undefined) lastId = fields.id;
    return fields;
  }

  return {
    lastId: () => lastId,
    /** Waits until the stream has told its place: what happens from now on comes. */
    async ready(): Promise<void> {
      while (!lastId) assert.notEqual(await readBlock(), null, "the stream ended");
    },
    /** The next event; null at the end of the stream. */
    async next(): Promise<ReadEvent | null> {
      for (;;) {
        const fields = await readBlock();
        if (fields === null) return null;
        if (fields.event === undefined) continue;
        const data = JSON.parse(fields.data ?? "");
        assert.deepEqual(contract[fields.event]?.parse(data), data);
        return { event: fields.event, data };
      }
    },
    /** The events up to the first of that name, with it. */
    async until(name: string): Promise<ReadEvent[]> {
      const events: ReadEvent[] = [];
      while (events.at(-1)?.event !== name) {
        const event = await this.next();
        assert.ok(event, `the stream ended before "${name}"`);
        events.push(event);
      }
      return events;
    },
    close: () => reader.cancel(),
  };
}
