import { openPostgres } from "@reclaim/platform/database";
import { startService } from "@reclaim/platform/service";
import { community, newestPostsSql } from "@reclaim/service-community";
import { consoleLog } from "@reclaim/platform/log";
import type { Identity } from "@reclaim/platform/identity";

/**
 * The posts list from Postgres as the service answers it, over HTTP and with the caller as given.
 * Fills the tables first, and prints the SQL for pgbench.
 */
const database = openPostgres(Deno.env.get("DATABASE_URL")!);
const caller: Identity = {
  sub: "bench-member",
  role: "member",
  guest: false,
  email: null,
  username: null,
  entitlement: { tier: "premium", source: "trial", endsAt: null },
};
const unused = () => {
  throw new Error("the posts list needs no peer");
};
const app = await startService(community, {
  db: database.db,
  clock: { now: () => new Date() },
  log: consoleLog,
  mailer: { send: unused },
  newId: () => crypto.randomUUID(),
  secret: "a secret that is long enough for benchmarks",
  peer: unused,
  settings: { publicUrl: "", trialDays: 14, builtDir: "" },
  releaseStore: { read: unused, create: unused },
}, database);

const call = (method: string, path: string, body?: unknown) =>
  app.fetch(
    new Request(`http://bench${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
    { identity: caller },
  );
await call("POST", "/api/pseudonyms", {
  pseudonym: "Steady River",
  avatarColor: "#b04522",
  avatarInitials: "SR",
});
for (let post = 0; post < 200; post++) {
  const answer = await call("POST", "/api/forum/posts", {
    categoryId: 1 + (post % 6),
    title: `Post ${post}`,
    content: "A day like many, and yet one step further than yesterday. ".repeat(4),
    type: "daily",
    tags: ["sleep"],
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}
Deno.serve({
  port: Number(Deno.env.get("PORT")),
  onListen: () => console.log(`${JSON.stringify(newestPostsSql(database.db, caller.sub))}\nready`),
}, (request) => app.fetch(request, { identity: caller }));
