import { openPostgres } from "@reclaim/platform/database";
import type { Identity } from "@reclaim/platform/identity";
import { startService } from "@reclaim/platform/service";
import { members } from "@reclaim/service-members";
import { createPlatformDeps } from "./platform-deps.ts";

/**
 * The journal of a member with 10,000 entries of 200 to 1,000 characters, a third with accents, as the
 * service answers it from Postgres, over HTTP and with the caller as given.
 */
const ENTRIES = 10_000;
const CONCURRENT_WRITES = 8;
const SENTENCES = [
  "Slept six hours, woke at four and lay there counting what is left of the month. ",
  "The knee held on the stairs today. ",
  "Im Café mit Jürgen über früher geredet, es war spät. ",
  "Said no to the Saturday shift, and nobody died of it. ",
];

const database = openPostgres(Deno.env.get("DATABASE_URL")!);
const caller: Identity = {
  sub: "bench-member",
  role: "member",
  guest: false,
  email: null,
  username: null,
  entitlement: { tier: "premium", source: "trial", endsAt: null },
};
const app = await startService(members, createPlatformDeps(database), database);

async function write(index: number): Promise<void> {
  const isRare = index === 0;
  const length = 200 + (index * 37) % 801;
  const withAccents = index % 3 === 0;
  const sentences = SENTENCES.filter((sentence) => withAccents || !/\P{ASCII}/u.test(sentence));
  const content = `${isRare ? "Kingfisher. " : ""}${
    sentences.join("").repeat(12).slice((index * 13) % 80)
  }`.slice(0, length);
  const answer = await app.fetch(
    new Request("http://bench/api/journal-entries", {
      method: "POST",
      body: JSON.stringify({
        promptId: "reflection-1",
        promptText: "What went well today, and what did you do for it?",
        content,
        timeZone: "Europe/Vienna",
        clientId: crypto.randomUUID(),
      }),
    }),
    { identity: caller },
  );
  if (answer.status !== 201) throw new Error(await answer.text());
}
for (let first = 0; first < ENTRIES; first += CONCURRENT_WRITES) {
  await Promise.all(
    Array.from({ length: CONCURRENT_WRITES }, (_, offset) => write(first + offset)),
  );
}
Deno.serve({
  port: Number(Deno.env.get("PORT")),
  onListen: () => console.log("ready"),
}, (request) => app.fetch(request, { identity: caller }));
