import type { ServiceName } from "@reclaim/contracts-common/services";
import {
  type Audience,
  AUDIENCES,
  identityKeyName,
  type KeyName,
} from "../secrets/key.derivation.ts";
import type { ReadKey } from "../config/key.source.ts";
import type { AnyServiceDefinition, ServiceSecrets } from "../service/service.app.ts";
import { serviceRole } from "./service.role.ts";

/** The processes of a product whose services run apart. */
export type ProcessName = Audience | "inspector";

/**
 * What stands behind a secret that a definition names; who may ask the gateway signs its questions. What
 * follows from no key is a setting of the operator.
 */
const KEY_OF_SECRET: Record<keyof ServiceSecrets, KeyName | null> = {
  sessionKey: "SESSION_KEY",
  contentHashKey: "CONTENT_HASH_KEY",
  journalMasterKeys: "JOURNAL_MASTER_KEYS",
  insightsMasterKeys: "INSIGHTS_MASTER_KEYS",
  modelAccess: null,
  vapidKey: "VAPID_KEY",
  paymentEventKey: "BILLING_WEBHOOK_KEY",
  releaseSigningKey: "RELEASES_SIGNING_KEY",
  visitTicketKey: "VISIT_TICKET_KEY",
  operatorKey: "RECLAIM_OPERATOR_KEY",
  getCommunitySubject: identityKeyName("gateway"),
};

const GATEWAY_KEYS: KeyName[] = [
  "PAIRWISE_KEY",
  "VISIT_TICKET_KEY",
  "CANARY_BUCKET_KEY",
  "RELEASES_PUBLIC_KEY",
  ...AUDIENCES.map(identityKeyName),
];

/** The keys of each process: those of a service follow from what its definition names. */
function keysOfProcesses(services: AnyServiceDefinition[]): Map<ProcessName, KeyName[]> {
  const keys = new Map<ProcessName, KeyName[]>([
    ["gateway", GATEWAY_KEYS],
    ["inspector", ["RECLAIM_OPERATOR_KEY"]],
  ]);
  for (const { name, peers = [], secrets = [] } of services) {
    keys.set(name, [
      ...[name, ...peers].map(identityKeyName),
      ...secrets.flatMap((secret) => KEY_OF_SECRET[secret] ?? []),
    ]);
  }
  return keys;
}

/**
 * The environment that makes each process what it is: its own keys, and its own database role at the
 * server of `databaseUrl`. The inspector has no database.
 */
export function processEnvironments(
  { services, databaseUrl, secret, readKey }: {
    services: AnyServiceDefinition[];
    databaseUrl: string;
    secret: string;
    readKey: ReadKey;
  },
): Map<ProcessName, Record<string, string>> {
  const database = (name: ServiceName | "gateway") => ({
    DATABASE_URL: serviceRole(databaseUrl, name, secret).url,
  });
  return new Map(
    [...keysOfProcesses(services)].map(([name, keys]) => [name, {
      ...(name === "inspector" ? {} : database(name)),
      ...Object.fromEntries(keys.map((key) => [key, readKey(key)])),
    }]),
  );
}
