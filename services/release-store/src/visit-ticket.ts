import { randomBytes } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

/** How long a page may report; a tab moves to what is live when it is a day old. */
const TICKET_LIFETIME_SECONDS = 26 * 3600;
/** How far the clocks of two machines may be apart. */
const CLOCK_SKEW_SECONDS = 300;

const toBytes = (key: string): Uint8Array => new TextEncoder().encode(key);

/**
 * Writes the tickets of pages: signed tokens (JWT, HS256) with an id of the visit and the composition.
 * A ticket says that a page of that composition was served, and nothing of whom it was served to.
 */
export function createVisitTicketSigner(
  key: string,
): (compositionId: string, now: Date) => Promise<string> {
  const keyBytes = toBytes(key);
  return (composition, now) => {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({ composition })
      .setProtectedHeader({ alg: "HS256" })
      .setJti(randomBytes(12).toString("base64url"))
      .setNotBefore(issued - CLOCK_SKEW_SECONDS)
      .setExpirationTime(issued + TICKET_LIFETIME_SECONDS)
      .sign(keyBytes);
  };
}

/** A page that was served: `visit` differs for each. */
interface Visit {
  visit: string;
  composition: string;
}

/** Reads a ticket; null when it is not ours or 26 hours old. */
export function createVisitTicketVerifier(
  key: string,
): (ticket: string, now: Date) => Promise<Visit | null> {
  const keyBytes = toBytes(key);
  return async (ticket, now) => {
    try {
      const { payload: { jti, composition } } = await jwtVerify<{ composition: string }>(
        ticket,
        keyBytes,
        { algorithms: ["HS256"], currentDate: now, requiredClaims: ["jti", "exp", "nbf"] },
      );
      return { visit: jti ?? "", composition };
    } catch {
      return null;
    }
  };
}
