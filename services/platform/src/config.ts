import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts/calls";
import * as z from "zod/mini";

/** What a bucket is opened with. */
export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
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
  distDir: string;
  /** Where releases are stored: a folder, or `s3://bucket` with its endpoint. */
  releasesStore: string;
  /** What opens the bucket. */
  releasesStoreKeys: BucketKeys | undefined;
  /** Private key (PKCS #8, base64) that signs compositions, and public halves (SPKI, base64). */
  releasesSigningKey: string | undefined;
  releasesPublicKeys: string | undefined;
  serviceUrls: Partial<Record<ServiceName, string>>;
}

const whole = (name: string, low: number, high: number) =>
  z.coerce.number({ error: `${name} must be a whole number from ${low} to ${high}` }).check(
    z.refine((value) => Number.isInteger(value) && value >= low && value <= high, {
      error: `${name} must be a whole number from ${low} to ${high}`,
    }),
  );

export class BadEnvironment extends Error {}

const SECRET_LENGTH = 32;

/** A short secret can be guessed, and with it every session and identity. */
export function secret(value: string | undefined): string | undefined {
  if (value !== undefined && value.length < SECRET_LENGTH) {
    throw new BadEnvironment(`The secret must have at least ${SECRET_LENGTH} characters`);
  }
  return value;
}

function bucketKeys(accessKeyId?: string, secretAccessKey?: string): BucketKeys | undefined {
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  if (!accessKeyId && !secretAccessKey) return undefined;
  throw new BadEnvironment("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together");
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const text = (name: string) => env[name]?.trim() || undefined;
  const number = (name: string, fallback: number, low: number, high: number) => {
    const result = z.safeParse(whole(name, low, high), text(name) ?? fallback);
    if (!result.success) throw new BadEnvironment(result.error.issues[0]?.message ?? name);
    return result.data;
  };
  const dataDir = text("RECLAIM_DATA") ?? ".data";
  const port = number("PORT", 8080, 0, 65535);
  return {
    port,
    dataDir,
    databaseUrl: text("DATABASE_URL"),
    secret: secret(text("RECLAIM_SECRET")),
    smtpUrl: text("SMTP_URL"),
    publicUrl: (text("PUBLIC_URL") ?? `http://localhost:${port}`).replace(/\/$/, ""),
    trialDays: number("TRIAL_DAYS", 14, 0, 3650),
    callsPerMinute: number("CALLS_PER_MINUTE", 600, 1, 1_000_000_000),
    trustedProxies: number("TRUSTED_PROXIES", 0, 0, 10),
    mailFrom: text("MAIL_FROM") ?? "Reclaim <no-reply@reclaim.invalid>",
    supportMail: text("SUPPORT_MAIL"),
    distDir: text("RECLAIM_DIST") ?? "dist",
    releasesStore: text("RELEASES_STORE") ?? `${dataDir}/releases`,
    releasesStoreKeys: bucketKeys(text("S3_ACCESS_KEY_ID"), text("S3_SECRET_ACCESS_KEY")),
    releasesSigningKey: text("RELEASES_SIGNING_KEY"),
    releasesPublicKeys: text("RELEASES_PUBLIC_KEY"),
    serviceUrls: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, text(`${name.toUpperCase()}_URL`)]).filter(([, url]) =>
        url
      ),
    ),
  };
}
