import { BUCKETS } from "@reclaim/contracts-releases/composition";
import { generateSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import { randomInt } from "node:crypto";

const COOKIE_NAME = "reclaim.bucket";
const COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600;

/**
 * Which bucket a browser is in: drawn once, then kept there. Signed, so that nobody picks the one
 * that gets him what others do not have.
 */
export function createBucketCookie({ key, secure }: { key: string; secure: boolean }) {
  return {
    /** The bucket in a Cookie header; null without one of ours. */
    async read(header: string | null): Promise<number | null> {
      const bucket = header && (await parseSigned(header, key, COOKIE_NAME))[COOKIE_NAME];
      return bucket ? Number(bucket) : null;
    },
    async draw(): Promise<{ bucket: number; setCookie: string }> {
      const bucket = randomInt(BUCKETS);
      const setCookie = await generateSignedCookie(COOKIE_NAME, String(bucket), key, {
        maxAge: COOKIE_MAX_AGE_SECONDS,
        httpOnly: true,
        sameSite: "Lax",
        secure,
      });
      return { bucket, setCookie };
    },
  };
}
export type BucketCookie = ReturnType<typeof createBucketCookie>;
