import assert from "node:assert/strict";
import { isPublicCall, SERVICE_NAMES, serviceFor, SERVICES } from "@reclaim/contracts/calls";

/** A path of the table with its method; one without a method is for all. */
const parts = (path: string): [string, string] => {
  const [first = "", second] = path.split(" ");
  return second ? [first, second] : ["GET", first];
};

Deno.test("every call is to a path under /api, and nothing else reaches a service [API-08]", () => {
  const paths = SERVICE_NAMES.flatMap((name) => SERVICES[name].paths as readonly string[]);
  assert.ok(paths.length > 0);
  for (const path of paths) assert.match(parts(path)[1], /^\/api\/[a-z-]+/);
  for (const path of ["/", "/internal/session", "/apis/me", "/api", "/journal", "/x/api/me"]) {
    assert.equal(serviceFor("GET", path), undefined, path);
  }
});

Deno.test("no two services answer one call, and what is public is one of its service's calls", () => {
  for (const name of SERVICE_NAMES) {
    for (const path of SERVICES[name].paths) assert.equal(serviceFor(...parts(path)), name);
    for (const call of SERVICES[name].public) {
      const [method, pattern] = parts(call);
      const path = pattern.replace(":name", "shell");
      assert.equal(serviceFor(method, path), name);
      assert.ok(isPublicCall(name, method, path));
    }
  }
});
