import { defineOperations } from "@reclaim/contracts-common/operations";
import assert from "node:assert/strict";
import { operationMatcher } from "./operation.matcher.ts";

const answers = { 204: null };
const find = operationMatcher({
  releases: defineOperations({
    read: { call: "GET /api/releases/{name}", summary: "", answers },
    desk: { call: "GET /api/releases/desk", summary: "", answers },
    stop: { call: "DELETE /api/releases/{name}/canary", summary: "", answers },
  }),
  members: defineOperations({ me: { call: "GET /api/me", summary: "", answers } }),
});
const idOf = (method: string, path: string) => find(method, path)?.operationId;

Deno.test("a call is found by method and path, whatever the order of declaration", () => {
  assert.equal(idOf("GET", "/api/releases/mfe-core"), "read");
  assert.equal(idOf("GET", "/api/releases/desk"), "desk");
  assert.equal(idOf("DELETE", "/api/releases/mfe-core/canary"), "stop");
  assert.equal(idOf("HEAD", "/api/me"), "me");
  assert.equal(find("GET", "/api/me")?.service, "members");
});

Deno.test("another method, a longer path, an empty parameter and a prefix are no operation", () => {
  for (
    const [method, path] of [
      ["POST", "/api/me"],
      ["GET", "/api/me/"],
      ["GET", "/api/me/export"],
      ["GET", "/api/releases/"],
      ["GET", "/api/releases/a/b"],
      ["GET", "/api"],
      ["BREW", "/api/me"],
    ] as const
  ) assert.equal(idOf(method, path), undefined, `${method} ${path}`);
});
