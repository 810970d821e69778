import { STARTER } from "@reclaim/contracts-common/entitlements";
import { openPostgres } from "@reclaim/platform/database";
import { startService } from "@reclaim/platform/service";
import { createInProcessClient } from "@reclaim/platform/service-client";
import { community, newestPostsSql, seedCircle } from "@reclaim/service-community";
import { createPlatformDeps } from "./platform-deps.ts";
import { serveGateway } from "./serve-gateway.ts";

/**
 * The gateway with the community behind it, on a circle of POSTS and COMMENTS, which is seeded where
 * there is none yet. Prints the SQL of the posts list for pgbench.
 */
const database = openPostgres(Deno.env.get("DATABASE_URL")!);
const app = await startService(community, createPlatformDeps(database), database);
const answer = await app.fetch(new Request("http://bench/api/forum/posts?limit=1"), {
  identity: {
    sub: "seeder",
    role: "member",
    guest: false,
    email: null,
    username: null,
    entitlement: STARTER,
  },
});
if ((await answer.json()).length === 0) {
  const [posts, comments] = [Number(Deno.env.get("POSTS")), Number(Deno.env.get("COMMENTS"))];
  await seedCircle(database.db, { posts, comments });
}
await serveGateway({ community: createInProcessClient(app) });
console.log(`${JSON.stringify(newestPostsSql(database.db))}\nready`);
