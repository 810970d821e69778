import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { subDays } from "date-fns/subDays";
import { subHours } from "date-fns/subHours";

/** Days for which a link confirms. */
export const LINK_DAYS = 7;
/** Days after which an address that nobody confirmed is forgotten. */
const UNCONFIRMED_DAYS = 30;
/** Tries of a mail: with the pauses between them they take about a day. */
const MAX_ATTEMPTS = 8;

/** Links that were issued before this instant serve no more. */
export const oldestLink = (now: Date): Date => subDays(now, LINK_DAYS);
/** A further sign-up with an address gets a new link when the last is older: a mail an hour at most. */
export const newLinkBefore = (now: Date): Date => subHours(now, 1);
/** Unconfirmed addresses from before are forgotten. */
export const forgottenBefore = (now: Date): Date => subDays(now, UNCONFIRMED_DAYS);

/** When a mail that fails for the `attempt`th time is tried again: after 5 minutes, then twice as long. */
export const nextAttempt = (now: Date, attempt: number): Date =>
  attempt >= MAX_ATTEMPTS ? addDays(now, UNCONFIRMED_DAYS) : addMinutes(now, 5 * 2 ** attempt);

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** A token that cannot be guessed. */
export const createToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** What is stored of a token: who reads the database cannot confirm with it. */
export const hashToken = async (token: string): Promise<string> =>
  toBase64Url(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))),
  );
