import { Buffer } from "node:buffer";
import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketKeys } from "@reclaim/platform/config";

/** What a bucket does with one call instead of answering it as it should. */
export type Mishap =
  /** Answers that it is busy. */
  | "busy"
  /** Says that another writes the same at the moment. */
  | "conflict"
  /** Does what it is asked, but the answer is lost. */
  | "answer lost"
  /** The connection breaks before anything is done. */
  | "broken"
  /** Says nothing. */
  | "mute";

export const BUCKET_KEYS: BucketKeys = { accessKeyId: "AKIA-TEST", secretAccessKey: "s3cret/+key" };
const REGION = "eu-test-1";

interface Call {
  method: string;
  /** The path as it was sent. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array<ArrayBuffer>;
}
interface StoredObject {
  content: Uint8Array<ArrayBuffer>;
  /** What its writer said about it, by headers that begin with "x-amz-meta-". */
  metadata: Record<string, string>;
}
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/**
 * A bucket named "releases" on a server of this process, for tests. It believes only calls that are
 * signed with `BUCKET_KEYS`, which it finds out by itself (AWS Signature Version 4).
 */
export async function testBucket() {
  const objects = new Map<string, StoredObject>();
  const mishaps: Mishap[] = [];
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const call = { method, path, headers, body: new Uint8Array(await buffer(request)) };
    calls.push(`${method} ${path}`);
    const mishap = mishaps.shift();
    if (mishap === "mute") return;
    if (mishap === "broken") return sendHalf(response);
    if (mishap === "busy") return send(response, failure(503, "SlowDown"));
    if (mishap === "conflict") return send(response, failure(409, "ConditionalRequestConflict"));
    const fault = faultOf(call);
    const answer = fault ? failure(403, fault) : answerTo(objects, call);
    if (mishap === "answer lost") sendHalf(response);
    else send(response, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    /** What happens to the next calls, one each. */
    mishaps,
    /** Every call that came, such as "GET /releases/live/mfe-one/1.0.0/remoteEntry.js". */
    calls,
    addressOf: (place: string) =>
      `s3://${place}?endpoint=http://127.0.0.1:${port}&region=${REGION}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const send = (response: ServerResponse, { status, headers, body }: Answer): void =>
  void response.writeHead(status, headers).end(body);
/** A connection that is gone before any answer would be tried again by `fetch` itself. */
const sendHalf = (response: ServerResponse): void =>
  void response.writeHead(200, { "content-length": 9 }).write("half", () => response.destroy());
const failure = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

function answerTo(
  objects: Map<string, StoredObject>,
  { method, path, headers, body }: Call,
): Answer {
  const key = decodeURIComponent(path);
  if (!key.startsWith("/releases/")) return failure(404, "NoSuchBucket");
  const there = objects.get(key);
  if (method === "GET" && !there) return failure(404, "NoSuchKey");
  if (method === "GET") return { status: 200, headers: there?.metadata, body: there?.content };
  if (method !== "PUT") return failure(405, "MethodNotAllowed");
  if (headers["content-length"] === undefined) return failure(411, "MissingContentLength");
  if (there && headers["if-none-match"] === "*") return failure(412, "PreconditionFailed");
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith("x-amz-meta-"));
  objects.set(key, {
    content: body,
    metadata: Object.fromEntries(metadata) as StoredObject["metadata"],
  });
  return { status: 200 };
}

const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Uint8Array, text: string): Uint8Array =>
  createHmac("sha256", key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = /^(host|if-none-match|x-amz-.*)$/;

/** What is wrong with the signature of a call, as S3 names it; or undefined. */
function faultOf({ method, path, headers, body }: Call): string | undefined {
  const given = headers.authorization?.match(AUTHORIZATION);
  if (!given) return "AccessDenied";
  const [, accessKeyId, day = "", region = "", signedHeaders = "", signature] = given;
  const names = signedHeaders.split(";");
  const at = String(headers["x-amz-date"]);
  if (accessKeyId !== BUCKET_KEYS.accessKeyId) return "InvalidAccessKeyId";
  const isUnsigned = (name: string) => MUST_BE_SIGNED.test(name) && !names.includes(name);
  if (region !== REGION || !at.startsWith(day) || Object.keys(headers).some(isUnsigned)) {
    return "AuthorizationHeaderMalformed";
  }
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const canonical = [
    method,
    path.split("/").map((part) => encoded(decodeURIComponent(part))).join("/"),
    // No call here has a query.
    "",
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    signedHeaders,
    sha256(body),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<string | Uint8Array>(
    hmac,
    `AWS4${BUCKET_KEYS.secretAccessKey}`,
  );
  const expected = hmac(key, ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n"));
  return Buffer.from(expected).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}
