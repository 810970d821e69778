import { membersOperations } from "@reclaim/contracts-members/operations";
import { createIdentitySigner } from "@reclaim/platform/identity";
import { silentLog } from "@reclaim/platform/log";
import { createServiceApp } from "@reclaim/platform/service";
import { createHttpClient, createInProcessClient } from "@reclaim/platform/service-client";
import { serveHttp } from "@reclaim/platform/http-server";
import { getIdentityKey } from "./platform-deps.ts";
import { serveGateway } from "./serve-gateway.ts";

/**
 * The gateway with all its checks before a service that only greets: in the same process, or, with
 * SERVICE_URL, in another one. `MODE=service` is that other one.
 */
const greeting = createServiceApp("members", membersOperations, {
  identityKey: getIdentityKey("members"),
  log: silentLog,
});
greeting.get("/api/module-progress", (c) => c.json({ hello: "world" }));

if (Deno.env.get("MODE") === "service") {
  const port = Number(Deno.env.get("PORT"));
  serveHttp({ port, handler: (request) => greeting.fetch(request), log: silentLog });
} else {
  const url = Deno.env.get("SERVICE_URL");
  await serveGateway({
    members: url
      ? createHttpClient("members", url, createIdentitySigner(getIdentityKey))
      : createInProcessClient(greeting),
  });
}
console.log("ready");
