import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** How old a signature may be, and how far a clock may go ahead. */
const TOLERANCE_SECONDS = 300;

const digest = (key: string, seconds: string, rawBody: string): Buffer =>
  createHmac("sha256", key).update(`${seconds}.${rawBody}`).digest();

/** Signs an event as Stripe does: `t=<seconds>,v1=<hex>`. */
export function signEvent(key: string, rawBody: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${digest(key, seconds, rawBody).toString("hex")}`;
}

/** Whether a signature is by `key`, over exactly this body, and not too old. */
export function isEventSigned(
  key: string,
  rawBody: string,
  signature: string,
  now: Date,
): boolean {
  const parts = signature.split(",").map((part) => part.split("=", 2));
  const seconds = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = digest(key, seconds, rawBody);
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === "v1" ? value ?? "" : "", "hex");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
