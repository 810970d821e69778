import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a page may report; a tab moves to what is live when it is a day old. */
const LIFE_SECONDS = 26 * 3600;
/** How far the clocks of two machines may be apart. */
const SKEW_SECONDS = 300;

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

function tagger(secret: string): (text: string) => Buffer {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "reclaim visit tickets", 32));
  return (text) => createHmac("sha256", key).update(text).digest().subarray(0, 16);
}

/**
 * Writes the tickets of pages: `<random>.<issued, epoch seconds>.<composition>.<hmac>`. A ticket says
 * that a page of that composition was served, and nothing of whom it was served to.
 */
export function ticketWriter(secret: string): (compositionId: string, now: Date) => string {
  const tag = tagger(secret);
  return (compositionId, now) => {
    const text = `${randomBytes(12).toString("base64url")}.${seconds(now)}.${compositionId}`;
    return `${text}.${tag(text).toString("base64url")}`;
  };
}

/** A page that was served: `visit` differs for each. */
interface Visit {
  visit: string;
  composition: string;
}

/** Reads a ticket; null when it is not ours or older than 26 hours. */
export function ticketReader(secret: string): (ticket: string, now: Date) => Visit | null {
  const tag = tagger(secret);
  return (ticket, now) => {
    const [, text, visit, issued, composition, hmac] =
      /^(([\w-]{16})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{22})$/.exec(ticket) ?? [];
    if (!text || !visit || !composition || !hmac) return null;
    if (!timingSafeEqual(tag(text), Buffer.from(hmac, "base64url"))) return null;
    const age = seconds(now) - Number(issued);
    if (age > LIFE_SECONDS || age < -SKEW_SECONDS) return null;
    return { visit, composition };
  };
}
