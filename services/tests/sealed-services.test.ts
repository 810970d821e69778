import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { processEnvironments } from "@reclaim/platform/process-environment";
import { selectServiceDeps } from "@reclaim/platform/service";
import { storedRows, TEST_SECRET, testKey } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { SERVICES } from "../all.ts";
import { findAccounts } from "./account-search.ts";
import { startProduct } from "./product.ts";

/** Every text that somebody finds who reads all that an object holds. */
const textsIn = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsIn(part, seen));
};

const environments = Object.fromEntries(processEnvironments({
  services: SERVICES,
  databaseUrl: "postgres://administrator:password@localhost/reclaim",
  secret: TEST_SECRET,
  readKey: testKey,
}));

Deno.test("with all that the community has and stores, no account is found", async () => {
  const product = await startProduct();
  const members = [await product.guest(), await product.guest()];
  for (const member of members) {
    const { status } = await member.call("POST", "/api/pseudonyms", {
      pseudonym: `Quiet ${member.subject.slice(0, 6)}`,
      avatarColor: "#336699",
      userId: member.subject,
    });
    assert.equal(status, 201);
  }
  const { deps } = product.service("community");
  const definition = SERVICES.find(({ name }) => name === "community")!;
  const { db: _db, ...own } = selectServiceDeps(definition, {
    ...deps,
    getIdentityKey: () => deps.identityKey,
  });
  const dump = (await storedRows(deps.db, "community")).join("\n");
  for (const { subject } of members) assert.ok(dump.includes(subject));
  const ids = members.map(({ id }) => id);

  const inOneProcess = textsIn(own).filter(Boolean);
  assert.ok(inOneProcess.includes(deps.identityKey));
  assert.deepEqual(await findAccounts(dump, ids, inOneProcess), []);
  const { community: environment = {} } = environments;
  const apart = Object.values(environment);
  assert.ok(apart.includes(deps.identityKey));
  assert.deepEqual(await findAccounts(dump, ids, apart), []);
  // The attempt is a real one: with the gateway's key, or with what it follows from, it finds all.
  assert.deepEqual(await findAccounts(dump, ids, [...apart, testKey("PAIRWISE_KEY")]), ids);
  assert.deepEqual(await findAccounts(dump, ids, [TEST_SECRET]), ids);
  await product.close();
});

Deno.test("a process gets its own keys and its own database role, and nothing of another", () => {
  const keysOf = (name: string) =>
    Object.keys(environments[name] ?? {}).filter((variable) => variable !== "DATABASE_URL").sort();
  const identityKeys = ["gateway", ...SERVICE_NAMES].map((name) =>
    `IDENTITY_KEY_${name.toUpperCase()}`
  );
  assert.deepEqual(
    Object.fromEntries(Object.keys(environments).map((name) => [name, keysOf(name)])),
    {
      gateway: [
        ...identityKeys,
        "CANARY_BUCKET_KEY",
        "PAIRWISE_KEY",
        "RELEASES_PUBLIC_KEY",
        "VISIT_TICKET_KEY",
      ].sort(),
      inspector: ["RECLAIM_OPERATOR_KEY"],
      identity: [...identityKeys, "SESSION_KEY"].sort(),
      members: [
        "CONTENT_HASH_KEY",
        "IDENTITY_KEY_BILLING",
        "IDENTITY_KEY_COMMUNITY",
        "IDENTITY_KEY_GATEWAY",
        "IDENTITY_KEY_IDENTITY",
        "IDENTITY_KEY_MEMBERS",
        "JOURNAL_MASTER_KEYS",
        "VAPID_KEY",
      ],
      community: ["IDENTITY_KEY_COMMUNITY"],
      insights: ["IDENTITY_KEY_INSIGHTS", "IDENTITY_KEY_MEMBERS", "INSIGHTS_MASTER_KEYS"],
      billing: ["BILLING_WEBHOOK_KEY", "IDENTITY_KEY_BILLING", "IDENTITY_KEY_IDENTITY"],
      releases: [
        "IDENTITY_KEY_RELEASES",
        "RECLAIM_OPERATOR_KEY",
        "RELEASES_SIGNING_KEY",
        "VISIT_TICKET_KEY",
      ],
    },
  );
  const urls = Object.values(environments).flatMap(({ DATABASE_URL }) => DATABASE_URL ?? []);
  const roles = urls.map((url) => new URL(url));
  assert.equal(new Set(roles.map(({ username }) => username)).size, SERVICE_NAMES.length + 1);
  assert.equal(new Set(roles.map(({ password }) => password)).size, SERVICE_NAMES.length + 1);
  const all = JSON.stringify(environments);
  for (const forAll of [TEST_SECRET, "administrator"]) assert.ok(!all.includes(forAll));
});

Deno.test("a service calls the peers that its definition names, and no other", async () => {
  const product = await startProduct();
  for (const definition of SERVICES) {
    const { deps } = product.service(definition.name);
    const own = selectServiceDeps(definition, { ...deps, getIdentityKey: () => deps.identityKey });
    const { peers = [] } = definition;
    for (const name of SERVICE_NAMES) {
      if (peers.includes(name)) assert.ok(own.getServiceClient(name));
      else assert.throws(() => own.getServiceClient(name), /as its peer/);
    }
  }
  await product.close();
});

Deno.test("a service gets the secrets that its definition names, and no other", async () => {
  const product = await startProduct();
  const given = Object.fromEntries(SERVICES.map((definition) => {
    const { deps } = product.service(definition.name);
    const own = selectServiceDeps(definition, { ...deps, getIdentityKey: (name) => `for ${name}` });
    const secrets = [
      "sessionKey",
      "contentHashKey",
      "journalMasterKeys",
      "insightsMasterKeys",
      "modelAccess",
      "vapidKey",
      "paymentEventKey",
      "releaseSigningKey",
      "visitTicketKey",
      "operatorKey",
      "getCommunitySubject",
    ];
    assert.equal(own.identityKey, `for ${definition.name}`);
    return [definition.name, secrets.filter((name) => name in own)];
  }));
  assert.deepEqual(Object.keys(given).sort(), [...SERVICE_NAMES].sort());
  assert.deepEqual(given, {
    identity: ["sessionKey", "getCommunitySubject"],
    members: ["contentHashKey", "journalMasterKeys", "vapidKey", "getCommunitySubject"],
    community: [],
    insights: ["insightsMasterKeys", "modelAccess"],
    billing: ["paymentEventKey"],
    releases: ["releaseSigningKey", "visitTicketKey", "operatorKey"],
  });
  await product.close();
});
