import assert from "node:assert/strict";
import { isBinaryContent, isEventStream } from "@reclaim/contracts-common/operations";
import { communityOperations } from "@reclaim/contracts-community/operations";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import * as z from "zod/mini";
import { communityTest } from "../community.testing.ts";
import { findLeaks, sampleBodies } from "./leaks.testing.ts";

const { test, given, call, get, accepted, clock, service } = await communityTest();

const OPERATIONS = Object.entries<(typeof communityOperations)[keyof typeof communityOperations]>(
  communityOperations,
);
const IP = "203.0.113.77";
const NAMED = {
  email: "leopold.bloom@example.org",
  username: "leopold_bloom",
  entitlement: { tier: "premium", source: "subscription", endsAt: "2031-05-17T00:00:00.000Z" },
} as const;
/** What identifies the author of what all others look at, beside his subject. */
const AUTHOR_SECRETS = [NAMED.email, NAMED.username, "2031-05-17", "2025-03-08", IP];

interface Answered {
  call: string;
  role: string;
  status: number;
  body: unknown;
  leaks: string[];
}

/** Everybody who may call, each with what he may do; all but the visitor hold a name. */
const callers = (): [role: string, who: Identity | null][] => [
  ["visitor", null],
  ["starter", starterIdentity()],
  [
    "essential",
    testIdentity({ entitlement: { tier: "essential", source: "subscription", endsAt: null } }),
  ],
  ["moderator", testIdentity({ role: "moderator" })],
  ["admin", testIdentity({ role: "admin" })],
];

/** A circle in which one has used all there is, and another has answered. */
async function circle() {
  clock.set("2025-03-08T07:06:05.432Z");
  const author = await given.member("Quiet Mountain", testIdentity(NAMED));
  const other = await given.member("Steady River");
  clock.set("2026-11-21T09:00:41.123Z");
  const post = await given.post(author.who, { type: "support", tags: ["sleep"] });
  const comment = await given.comment(author.who, post.id);
  await given.comment(other.who, post.id, { parentId: comment.id });
  await accepted(author.who, "POST", "/api/forum/likes", { postId: post.id });
  const reaction = await accepted(author.who, "POST", "/api/forum/reactions", {
    postId: post.id,
    emoji: "👍",
  });
  await accepted(author.who, "POST", "/api/forum/reactions", {
    commentId: comment.id,
    emoji: "🔥",
  });
  const theirs = await given.post(other.who, { content: "I sleep badly." });
  await accepted(author.who, "POST", "/api/reports", { postId: theirs.id, reason: "Unkind." });
  await accepted(author.who, "POST", "/api/blocks", { pseudonymId: other.pseudonym.id });
  await accepted(other.who, "POST", "/api/reports", { commentId: comment.id });
  return { author, other, post, comment, reaction };
}

async function ask(who: Identity | null, method: string, path: string, body?: object) {
  const answer = await service.app.fetch(
    new Request(`http://reclaim.test${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        "x-forwarded-for": IP,
        "user-agent": `Browser of ${NAMED.username}`,
        ...(body && { "content-type": "application/json" }),
      },
    }),
    { identity: who },
  );
  const headers = [...answer.headers];
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) {
    await answer.body?.cancel();
    return { status: answer.status, body: null, headers };
  }
  const text = await answer.text();
  assert.ok(answer.status < 500, `${method} ${path} ${JSON.stringify(body)}: ${text}`);
  return { status: answer.status, body: text === "" ? null : JSON.parse(text), headers };
}

/** Every call of the operations table as everybody, with the ids of everything in the circle. */
async function askEverything(): Promise<Answered[]> {
  const { author, other, post, comment, reaction } = await circle();
  const everybody = callers();
  for (const [role, who] of everybody) if (who) await given.member(`Name ${role}`, who);
  const subjects = [author.who, other.who, ...everybody.map(([, who]) => who)]
    .flatMap((who) => who ? [who.sub] : []);
  const known = {
    postId: post.id,
    commentId: comment.id,
    pseudonymId: author.pseudonym.id,
    categoryId: 1,
    avatarColor: "#336699",
    slug: "a-place",
    days: undefined,
  };
  const answered: Answered[] = [];

  async function askAs(role: string, who: Identity | null, writes: boolean): Promise<void> {
    const own = who?.sub ?? "nobody";
    const secrets = [...AUTHOR_SECRETS, ...subjects.filter((subject) => subject !== own)];
    const ids = [post.id, comment.id, author.pseudonym.id, reaction.id, 1].map(String);
    for (const [, { call, ...operation }] of OPERATIONS) {
      const [method = "", template = ""] = call.split(" ");
      if ((method !== "GET") !== writes) continue;
      const values = template.includes("{userId}")
        ? [own, author.who.sub]
        : template.includes("{type}")
        ? ["all", "support"]
        : template.includes("{")
        ? ids
        : [""];
      const { body, query } = operation as { body?: z.ZodMiniType; query?: z.ZodMiniType };
      const bodies = body && !isBinaryContent(body)
        ? sampleBodies(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }), known)
        : [undefined];
      const asked = query &&
        JSON.stringify(z.toJSONSchema(query, { io: "input", unrepresentable: "any" }));
      const search = [
        asked?.includes('"limit"') ? "limit=1" : "",
        asked?.includes('"q"') ? "q=sleep" : "",
        asked?.includes('"pseudonymId"') ? `pseudonymId=${known.pseudonymId}` : "",
      ].filter(Boolean).join("&");
      for (const value of values) {
        const path = template.replaceAll(/\{\w+\}/g, value) + (search && `?${search}`);
        for (const one of bodies) {
          const { status, body, headers } = await ask(who, method, path, one);
          const leaks = findLeaks({ body, headers }, secrets);
          answered.push({ call, role, status, body, leaks });
        }
      }
    }
  }
  for (const writes of [false, true, false]) {
    for (const [role, who] of everybody) await askAs(role, who, writes);
  }
  return answered;
}

test("no answer of any call tells anybody who another is [SAFE-12] [SAFE-13] [PST-37] [ENT-27]", async () => {
  const answered = await askEverything();
  const leaks = answered.filter(({ leaks }) => leaks.length > 0)
    .map(({ call, role, status, leaks }) => `${call} as ${role} (${status}): ${leaks.join(", ")}`);
  assert.deepEqual([...new Set(leaks)], []);

  // That all declared calls have routes is the product's test (calls.test.ts).
  const served = new Set(
    service.app.routes.map(({ method, path }) =>
      `${method} ${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`
    ),
  );
  // Every call was asked as everybody, and every one that reads was answered.
  for (const [, { call }] of OPERATIONS) {
    for (const [role] of callers()) {
      assert.ok(
        answered.some((one) => one.call === call && one.role === role),
        `${call} as ${role}`,
      );
    }
    if (!call.startsWith("GET") || !served.has(call)) continue;
    assert.ok(answered.some((one) => one.call === call && one.status === 200), call);
  }
  const written = OPERATIONS.filter(([, { call }]) =>
    !call.startsWith("GET") && answered.some((one) => one.call === call && one.status < 300)
  );
  assert.ok(written.length >= 8, `only ${written.map(([name]) => name)} were accepted`);
});

test("each field that is leaked on purpose is found, wherever it stands [SAFE-12] [SAFE-13]", async () => {
  const secret = crypto.randomUUID();
  const answered = (await askEverything()).filter(({ body, status }) =>
    status === 200 && typeof body === "object" && body !== null
  );
  assert.ok(answered.length > 50);
  const leaks: Record<string, unknown>[] = [
    { userId: secret },
    { author: { ids: [secret] } },
    { [secret]: 1 },
    { note: `by ${secret}` },
    { email: null },
    { contact: "him@example.org" },
    { name: "Leopold" },
    { joinedAt: "2025-03-08T00:00:00.000Z" },
    { since: "2025-03-08T07:06:05.432Z" },
    { sort: 1_763_715_641_123 },
    { tier: "premium" },
    { streak: 12 },
    { ip: "" },
    { from: IP },
    { from: "2001:db8:0:0:8a2e:370:7334:1" },
    { reporterId: "x" },
    { likedBy: [1, 2] },
  ];
  for (const leak of leaks) {
    for (const { call, body } of answered) {
      for (const leaking of withLeak(body, leak)) {
        assert.notDeepEqual(findLeaks(leaking, [secret]), [], `${call}: ${JSON.stringify(leak)}`);
      }
    }
  }
});

/** The answer with a leak in each of its objects in turn. */
function withLeak(answer: unknown, leak: object): unknown[] {
  if (Array.isArray(answer)) {
    return answer.flatMap((item, index) =>
      withLeak(item, leak).map((leaking) => answer.with(index, leaking))
    );
  }
  if (typeof answer !== "object" || answer === null) return [];
  // A category may have a name.
  const own = "slug" in answer && "name" in leak ? [] : [{ ...answer, ...leak }];
  const deeper = Object.entries(answer).flatMap(([field, value]) =>
    withLeak(value, leak).map((leaking) => ({ ...answer, [field]: leaking }))
  );
  return [...own, ...deeper];
}

test("a stream tells no more than the answers [SAFE-12] [SAFE-13]", async () => {
  const streams = OPERATIONS.filter(([, { answers }]) =>
    Object.values(answers).some((answer) => isEventStream(answer))
  );
  assert.ok(streams.length > 0);
  for (const [, { call: streamed }] of streams) {
    for (const [role, who] of callers().filter(([, who]) => who)) {
      await service.reset();
      const answer = await service.app.fetch(
        new Request(`http://reclaim.test${streamed.split(" ")[1]}`),
        { identity: who },
      );
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = (await reader.read()).value ?? "";
      const { author, other } = await circle();
      while (!text.includes("event: comment")) text += (await reader.read()).value ?? "";
      await reader.cancel();
      const secrets = [...AUTHOR_SECRETS, author.who.sub, other.who.sub];
      const events = [...text.matchAll(/^data: (.+)$/gm)].map(([, data = ""]) => JSON.parse(data));
      assert.ok(events.length > 0);
      assert.deepEqual(findLeaks(events, secrets), [], `as ${role}`);
      for (const secret of secrets) assert.ok(!text.includes(secret), secret);
    }
  }
});

test("what one writes is answered in the same size and fields, whoever he is", async () => {
  const everybody = [
    testIdentity(NAMED),
    testIdentity({ guest: true }),
    testIdentity({ role: "moderator" }),
    testIdentity({ role: "admin" }),
  ];
  const seen = [];
  for (const [index, who] of everybody.entries()) {
    await given.member(`Walker${index}`, who);
    const { id } = await given.post(who);
    await given.comment(who, id);
    const reader = testIdentity();
    const post = await call(reader, "GET", `/api/forum/posts/${id}`);
    const [comment] = await get(reader, `/api/forum/posts/${id}/comments`);
    // Ids are random numbers of up to ten digits.
    const sizeOf = (row: object) =>
      JSON.stringify({ ...row, id: 0, postId: 0, pseudonymId: 0 }).length;
    seen.push({
      post: [Object.keys(post.body), sizeOf(post.body)],
      comment: [Object.keys(comment), sizeOf(comment)],
      headers: [...post.headers].filter(([name]) => name !== "content-length"),
    });
  }
  for (const one of seen) assert.deepEqual(one, seen[0]);
});
