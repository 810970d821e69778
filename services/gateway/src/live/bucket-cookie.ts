import { BUCKETS } from "@reclaim/contracts/composition";
import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, randomInt, timingSafeEqual } from "node:crypto";

const NAME = "reclaim.bucket";
const THIRTY_DAYS = 30 * 24 * 3600;
const FORM = /(?:^|;\s*)reclaim\.bucket=((\d{1,4})\.([\w-]{22}))(?:;|$)/;

/**
 * Which bucket a browser is in: drawn once, then kept there. Signed, so that nobody picks the one
 * that gets him what others do not have.
 */
export function bucketCookie({ secret, secure }: { secret: string; secure: boolean }) {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "reclaim buckets", 32));
  const tagOf = (bucket: number): Buffer =>
    createHmac("sha256", key).update(String(bucket)).digest().subarray(0, 16);
  return {
    /** The bucket in a Cookie header; null without one of ours. */
    read(header: string | null): number | null {
      const [, , digits, tag] = header?.match(FORM) ?? [];
      if (!digits || !tag) return null;
      const bucket = Number(digits);
      return timingSafeEqual(tagOf(bucket), Buffer.from(tag, "base64url")) ? bucket : null;
    },
    draw(): { bucket: number; setCookie: string } {
      const bucket = randomInt(BUCKETS);
      const value = `${bucket}.${tagOf(bucket).toString("base64url")}`;
      const attributes = ["Path=/", `Max-Age=${THIRTY_DAYS}`, "HttpOnly", "SameSite=Lax"];
      if (secure) attributes.push("Secure");
      return { bucket, setCookie: [`${NAME}=${value}`, ...attributes].join("; ") };
    },
  };
}
export type BucketCookie = ReturnType<typeof bucketCookie>;
