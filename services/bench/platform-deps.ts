import type { Database } from "@reclaim/platform/database";
import {
  type Audience,
  deriveNamedKey,
  identityKeyName,
  type KeyName,
} from "@reclaim/platform/key-derivation";
import { consoleLog } from "@reclaim/platform/log";
import { parseMasterKeys } from "@reclaim/platform/master-keys";
import { createMetrics } from "@reclaim/platform/metrics";
import type { PlatformDeps } from "@reclaim/platform/service";

/** The keys of a measured product. */
export const readKey = (name: KeyName): string =>
  deriveNamedKey("a secret that is long enough for benchmarks", name);
export const getIdentityKey = (audience: Audience): string => readKey(identityKeyName(audience));

const unused = () => {
  throw new Error("a measured service needs no peer");
};

/** What a service gets that is measured alone on `database`. */
export const createPlatformDeps = (database: Database): PlatformDeps => ({
  db: database.db,
  clock: { now: () => new Date() },
  log: consoleLog,
  mailer: { send: unused },
  metrics: createMetrics(),
  createId: () => crypto.randomUUID(),
  getIdentityKey,
  sessionKey: readKey("SESSION_KEY"),
  contentHashKey: readKey("CONTENT_HASH_KEY"),
  journalMasterKeys: parseMasterKeys("JOURNAL_MASTER_KEYS", readKey("JOURNAL_MASTER_KEYS")),
  insightsMasterKeys: parseMasterKeys("INSIGHTS_MASTER_KEYS", readKey("INSIGHTS_MASTER_KEYS")),
  modelAccess: undefined,
  vapidKey: readKey("VAPID_KEY"),
  paymentEventKey: readKey("BILLING_WEBHOOK_KEY"),
  releaseSigningKey: readKey("RELEASES_SIGNING_KEY"),
  visitTicketKey: readKey("VISIT_TICKET_KEY"),
  operatorKey: readKey("RECLAIM_OPERATOR_KEY"),
  getCommunitySubject: unused,
  getServiceClient: unused,
  listen: database.listen,
  stopping: new AbortController().signal,
  settings: {
    publicUrl: "",
    trialDays: 14,
    pushServices: [],
    spamReview: false,
    builtDir: "",
    releaseStore: { address: "" },
  },
});
