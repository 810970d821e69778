import { fetchCommunitySubject } from "@reclaim/platform/community-subject";
import { createIdentitySigner, derivePairwiseSubject } from "@reclaim/platform/identity";
import { createHttpClient } from "@reclaim/platform/service-client";
import { testIdentity, testIdentityKey, testKey } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { startProduct } from "./product.ts";

const product = await startProduct();
const server = Deno.serve(
  { port: 0, onListen: () => {} },
  (request, { remoteAddr }) => product.gateway.fetch(request, { remoteAddr }),
);
const base = `http://127.0.0.1:${server.addr.port}`;
Deno.test.afterAll(async () => {
  await server.shutdown();
  await product.close();
});
const askWith = (keyOf: typeof testIdentityKey) =>
  fetchCommunitySubject(createHttpClient("gateway", base, createIdentitySigner(keyOf)));

Deno.test("a service in another process is told the subject that the gateway computes", async () => {
  const subject = await askWith(testIdentityKey)("an account");
  assert.equal(
    subject,
    await derivePairwiseSubject(testKey("PAIRWISE_KEY"), "community", "an account"),
  );
});

Deno.test("without the key of calls to the gateway, nothing is told of any subject", async () => {
  // Of those that the community has.
  await assert.rejects(askWith(() => testIdentityKey("community"))("an account"), /answered 404/);
  const url = `${base}/internal/community-subject`;
  const forAnother = await createIdentitySigner(testIdentityKey)(testIdentity(), "members");
  for (const token of ["", "x", forAnother]) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-internal-identity": token },
      body: JSON.stringify({ accountId: "an account" }),
    });
    assert.equal(answer.status, 404);
    assert.equal((await answer.json()).code, "not_found");
  }
});
