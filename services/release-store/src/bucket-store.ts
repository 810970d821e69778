import { AwsClient } from "aws4fetch";
import { createHash } from "node:crypto";
import { type BucketKeys, ConfigError } from "@reclaim/platform/config";
import type { ReleaseStore } from "./release-store.ts";

interface Question {
  method: "GET" | "PUT";
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}
interface Answer {
  status: number;
  headers: Headers;
  content: Uint8Array<ArrayBuffer>;
}

const ATTEMPTS = 4;
/** Kept with an object: whose write it was. */
const WRITER = "x-amz-meta-writer";

/**
 * An S3-compatible bucket at `s3://bucket/prefix?endpoint=https://…&region=…`, addressed by path. It
 * must know conditional writes (`If-None-Match: *`), and its keys must be allowed to list it, since
 * else it answers that what is not there is forbidden. Waits `patience` milliseconds for an answer,
 * and asks again after `pause` when there is none or when it says that it is busy.
 */
export function bucketStore(
  address: string,
  keys: BucketKeys | undefined,
  { patience = 10_000, pause = longer }: {
    patience?: number;
    pause?: (attempts: number) => Promise<void>;
  } = {},
): ReleaseStore {
  if (!keys) {
    throw new ConfigError("RELEASES_STORE is a bucket: set S3_ACCESS_KEY_ID and its secret");
  }
  const { base, region } = placeOf(address);
  const client = new AwsClient({ ...keys, region, service: "s3" });

  async function askOnce({ method, path, body, headers: given }: Question): Promise<Answer> {
    const { url, headers } = await client.sign(`${base}/${path.replaceAll("+", "%2B")}`, {
      method,
      headers: {
        // Signed with the content: nobody on the way changes either.
        "x-amz-content-sha256": createHash("sha256").update(body ?? "").digest("hex"),
        ...given,
      },
    });
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { method, headers, body, signal });
    const content = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, content };
  }

  /**
   * An answer that holds: not one that the next attempt may better. The client's own retries know
   * only 5xx and 429: no broken connection, no time-out per attempt, and not S3's 409.
   */
  async function ask(question: Question): Promise<Answer> {
    for (let attempts = 1;; attempts++) {
      try {
        const answer = await askOnce(question);
        if (!isPassing(answer)) return answer;
        if (attempts === ATTEMPTS) throw refused(answer);
      } catch (error) {
        if (attempts === ATTEMPTS) throw error;
      }
      await pause(attempts);
    }
  }

  async function find(path: string): Promise<Answer | null> {
    const answer = await ask({ method: "GET", path });
    if (answer.status === 200) return answer;
    if (answer.status === 404 && codeOf(answer) !== "NoSuchBucket") return null;
    throw refused(answer);
  }

  return {
    read: async (path) => (await find(path))?.content ?? null,
    async create(path, content) {
      const writer = crypto.randomUUID();
      const headers = { "if-none-match": "*", [WRITER]: writer };
      const body = new Uint8Array(content);
      const answer = await ask({ method: "PUT", path, headers, body });
      if (answer.status === 200) return true;
      if (answer.status !== 412) throw refused(answer);
      // It may be this write that is there, when the answer to it was lost.
      return (await find(path))?.headers.get(WRITER) === writer;
    },
  };
}

/** Busy, or at odds with a write at the same time: 409 is S3's answer to both of two writers. */
const isPassing = ({ status }: Answer): boolean =>
  status >= 500 || status === 429 || status === 409;

const codeOf = ({ content }: Answer): string =>
  new TextDecoder().decode(content.subarray(0, 1000)).match(/<Code>(\w+)<\/Code>/)?.[1] ?? "";

const refused = (answer: Answer): Error =>
  new Error(`The bucket of releases answered ${answer.status} ${codeOf(answer)}`.trim());

function placeOf(address: string): { base: string; region: string } {
  try {
    const { protocol, hostname, pathname, searchParams } = new URL(address);
    const region = searchParams.get("region") ?? "us-east-1";
    const endpoint = new URL(
      searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`,
    );
    if (protocol === "s3:" && hostname && /^https?:$/.test(endpoint.protocol)) {
      const folder = pathname.split("/").filter(Boolean).join("/");
      return { base: [endpoint.origin, hostname, folder].filter(Boolean).join("/"), region };
    }
  } catch {
    // The same as an address of something else.
  }
  throw new ConfigError(
    "RELEASES_STORE must be a folder or s3://bucket/prefix?endpoint=https://…&region=…",
  );
}

const longer = (attempts: number): Promise<void> =>
  new Promise((done) => setTimeout(done, 100 * 2 ** attempts));
