import { createHash, randomBytes } from "node:crypto";
import { subDays } from "date-fns/subDays";
import { subHours } from "date-fns/subHours";

/** Days for which a link confirms. */
export const LINK_DAYS = 7;
/** Days after which an address that nobody confirmed is forgotten. */
const UNCONFIRMED_DAYS = 30;

/** Links that were issued before this instant serve no more. */
export const oldestLink = (now: Date): Date => subDays(now, LINK_DAYS);
/** A further sign-up with an address gets a new link when the last is older: a mail an hour at most. */
export const newLinkBefore = (now: Date): Date => subHours(now, 1);
/** Unconfirmed addresses from before are forgotten. */
export const forgottenBefore = (now: Date): Date => subDays(now, UNCONFIRMED_DAYS);

/** A token that cannot be guessed. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: who reads the database cannot confirm with it. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
