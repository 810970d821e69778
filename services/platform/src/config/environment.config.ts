import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts-common/services";
import * as z from "zod/mini";
import { KEY_NAMES, type KeyName } from "../secrets/key.derivation.ts";

/** What a bucket is opened with. */
export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** How a language model is reached (D31, D62). */
export interface ModelAccess {
  apiKey: string;
  /** Of another server that speaks OpenAI's protocol, such as one on this machine. */
  baseUrl?: string | undefined;
  model: string;
  /** US dollars for a million tokens, to count what answers cost. */
  prices?: { input: number; output: number } | undefined;
}

/** The environment, read once. Every name is optional; docs/architecture.md lists them. */
export interface Config {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  secret: string | undefined;
  smtpUrl: string | undefined;
  /** The address members see. */
  publicUrl: string;
  trialDays: number;
  /** Calls a minute that one session or address may make. */
  callsPerMinute: number;
  /** Proxies of ours that append to X-Forwarded-For. */
  trustedProxies: number;
  /** Who mails come from. */
  mailFrom: string;
  /** Where the team reads what members write to it; without it, that stays in the database. */
  supportMail: string | undefined;
  /** Origins of push services that may be sent to. */
  pushServices: string[];
  /** Whether the community holds what looks like spam (D63). */
  spamReview: boolean;
  /** Undefined without OPENAI_API_KEY: then the guide answers. */
  modelAccess: ModelAccess | undefined;
  distDir: string;
  /** Where releases are stored: a folder, or `s3://bucket` with its endpoint. */
  releasesStore: string;
  /** What opens the bucket. */
  releasesStoreKeys: BucketKeys | undefined;
  /** Keys that were given to this process one by one; the secret yields the others. */
  keys: Partial<Record<KeyName, string>>;
  serviceUrls: Partial<Record<ServiceName, string>>;
  /** Where a service that runs alone finds the gateway. */
  gatewayUrl: string | undefined;
}

const wholeNumber = (name: string, low: number, high: number) =>
  z.coerce.number({ error: `${name} must be a whole number from ${low} to ${high}` }).check(
    z.refine((value) => Number.isInteger(value) && value >= low && value <= high, {
      error: `${name} must be a whole number from ${low} to ${high}`,
    }),
  );

export class ConfigError extends Error {}

/** Those of Chromium, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  "https://fcm.googleapis.com",
  "https://*.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com",
];

const MIN_SECRET_LENGTH = 32;

/** A short secret can be guessed, and with it every session and identity. */
export function requireStrongSecret(
  value: string | undefined,
  name = "The secret",
): string | undefined {
  if (value !== undefined && value.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(`${name} must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return value;
}

function readBucketKeys(accessKeyId?: string, secretAccessKey?: string): BucketKeys | undefined {
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  if (!accessKeyId && !secretAccessKey) return undefined;
  throw new ConfigError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together");
}

/** "on", also without a value, or "off". */
function readSwitch(name: string, value = "on"): boolean {
  if (value !== "on" && value !== "off") throw new ConfigError(`${name} must be "on" or "off"`);
  return value === "on";
}

const DEFAULT_MODEL = "gpt-4.1-mini";

function readModelAccess(text: (name: string) => string | undefined): ModelAccess | undefined {
  const apiKey = text("OPENAI_API_KEY");
  if (!apiKey) return undefined;
  const baseUrl = text("OPENAI_BASE_URL");
  if (baseUrl !== undefined && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) {
    throw new ConfigError("OPENAI_BASE_URL must be an address, such as http://localhost:11434/v1");
  }
  return {
    apiKey,
    baseUrl,
    model: text("OPENAI_MODEL") ?? DEFAULT_MODEL,
    prices: readPrices(text("OPENAI_PRICES")),
  };
}

/** "0.40,1.60": US dollars for a million tokens that go in, and that come out. */
function readPrices(value: string | undefined): ModelAccess["prices"] {
  if (value === undefined) return undefined;
  const [, input, output] = value.match(/^(\d+(?:\.\d+)?), ?(\d+(?:\.\d+)?)$/) ?? [];
  if (input === undefined || output === undefined) {
    throw new ConfigError("OPENAI_PRICES must be two prices for a million tokens: 0.40,1.60");
  }
  return { input: Number(input), output: Number(output) };
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const text = (name: string) => env[name]?.trim() || undefined;
  // Whoever sets it wants money: test cards must not open plans there (D37).
  if (text("STRIPE_SECRET_KEY")) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is set, but payments by Stripe are not built yet: unset it to use test cards",
    );
  }
  const number = (name: string, fallback: number, low: number, high: number) => {
    const result = z.safeParse(wholeNumber(name, low, high), text(name) ?? fallback);
    if (!result.success) throw new ConfigError(result.error.issues[0]?.message ?? name);
    return result.data;
  };
  const dataDir = text("RECLAIM_DATA") ?? ".data";
  const port = number("PORT", 8080, 0, 65535);
  return {
    port,
    dataDir,
    databaseUrl: text("DATABASE_URL"),
    secret: requireStrongSecret(text("RECLAIM_SECRET")),
    smtpUrl: text("SMTP_URL"),
    publicUrl: (text("PUBLIC_URL") ?? `http://localhost:${port}`).replace(/\/$/, ""),
    trialDays: number("TRIAL_DAYS", 14, 0, 3650),
    callsPerMinute: number("CALLS_PER_MINUTE", 600, 1, 1_000_000_000),
    trustedProxies: number("TRUSTED_PROXIES", 0, 0, 10),
    mailFrom: text("MAIL_FROM") ?? "Reclaim <no-reply@reclaim.invalid>",
    supportMail: text("SUPPORT_MAIL"),
    pushServices: text("PUSH_SERVICES")?.split(/[ ,]+/) ?? PUSH_SERVICES,
    spamReview: readSwitch("SPAM_REVIEW", text("SPAM_REVIEW")),
    modelAccess: readModelAccess(text),
    distDir: text("RECLAIM_DIST") ?? "dist",
    releasesStore: text("RELEASES_STORE") ?? `${dataDir}/releases`,
    releasesStoreKeys: readBucketKeys(text("S3_ACCESS_KEY_ID"), text("S3_SECRET_ACCESS_KEY")),
    keys: Object.fromEntries(
      KEY_NAMES.map((name) => [name, requireStrongSecret(text(name), name)]).filter(([, key]) =>
        key
      ),
    ),
    serviceUrls: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, text(`${name.toUpperCase()}_URL`)]).filter(([, url]) =>
        url
      ),
    ),
    gatewayUrl: text("GATEWAY_URL"),
  };
}
