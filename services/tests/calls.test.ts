import assert from "node:assert/strict";
import { isPublicCall, SERVICE_NAMES, serviceFor, SERVICES } from "@reclaim/contracts/calls";

Deno.test("every call is to a path under /api, and nothing else reaches a service [API-08]", () => {
  const paths = SERVICE_NAMES.flatMap((name) => SERVICES[name].paths as readonly string[]);
  assert.ok(paths.length > 0);
  for (const path of paths) assert.match(path, /^\/api\/[a-z-]+/);
  for (const path of ["/", "/internal/session", "/apis/me", "/api", "/journal", "/x/api/me"]) {
    assert.equal(serviceFor(path), undefined, path);
  }
});

Deno.test("no two services answer one path, and what is public is one of its service's paths", () => {
  for (const name of SERVICE_NAMES) {
    for (const path of SERVICES[name].paths) assert.equal(serviceFor(path), name);
    for (const call of SERVICES[name].public) {
      const [method = "", path = ""] = call.split(" ");
      assert.equal(serviceFor(path), name);
      assert.ok(isPublicCall(name, method, path));
    }
  }
});
