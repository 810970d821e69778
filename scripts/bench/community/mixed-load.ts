import { Agent, get as openHttp } from "node:http";
import { createCaller } from "./caller.ts";
import { type Circle, type Postgres, runSql } from "./circle.ts";

const SECONDS = 60;
const READERS = 200;
const WRITERS = 20;
const STREAMS = 2_000;
/** The gateway allows ten a member. */
const STREAMS_PER_MEMBER = 5;
const READ_PAUSE_MS = 1_000;
const WRITE_PAUSE_MS = 3_000;
const NEWS_LIMIT_MS = 2_000;
const REACTIONS = ["👍", "❤️", "😊", "👏", "🙏", "💪", "🔥", "✨"];

type Judge = (name: string, value: number, ok: boolean, need: string) => void;

interface Stats {
  reads: number;
  writes: number;
  errors: string[];
  /** When each new post or comment was answered to its writer, by id. */
  written: Map<number, number>;
  /** Milliseconds until a stream told of it, for every stream and id. */
  delays: Map<number, number[]>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)] as One;

/** 200 readers, 20 writers and 2,000 open streams for a minute. */
export async function runMixedLoad(
  judge: Judge,
  postgres: Postgres,
  circle: Circle,
): Promise<void> {
  const { server: { url }, databaseUrl, busyPosts } = circle;
  const stats: Stats = { reads: 0, writes: 0, errors: [], written: new Map(), delays: new Map() };
  const noteError = (error: unknown) =>
    void stats.errors.push(error instanceof Error ? error.message : String(error));
  const closeStreams = await openStreams(url, stats, noteError);
  const ends = performance.now() + SECONDS * 1_000;
  const repeat = async (pauseMs: number, act: () => Promise<void>) => {
    await pause(Math.random() * pauseMs);
    while (performance.now() < ends) {
      await act().catch(noteError);
      await pause(pauseMs);
    }
  };

  const readers = Array.from({ length: READERS }, (_, index) => {
    const { get } = createCaller(url, `reader-${index}`);
    return repeat(READ_PAUSE_MS, async () => {
      await get(pick([
        "/api/forum/posts",
        "/api/forum/posts/type/win",
        `/api/forum/categories/${1 + index % 6}/posts`,
        `/api/forum/posts/${pick(busyPosts)}/comments`,
        "/api/forum/search?q=slept",
      ]));
      stats.reads++;
    });
  });
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    const { post } = createCaller(url, `writer-${index}`);
    await post("/api/pseudonyms", {
      pseudonym: `Bench writer ${index} ${Date.now() % 100_000}`,
      avatarColor: "#336699",
    });
    const own: number[] = [];
    const write = async (path: string, body: object) => {
      const { id } = (await post(path, body)).body as { id: number };
      stats.writes++;
      return id;
    };
    let turn = index;
    await repeat(WRITE_PAUSE_MS, async () => {
      turn++;
      const postId = pick(own) ?? pick(busyPosts);
      if (turn % 4 === 0 || own.length === 0) {
        const id = await write("/api/forum/posts", {
          categoryId: 1 + turn % 6,
          content: `Day ${turn} of writer ${index}: slept, walked, said no once.`,
        });
        stats.written.set(id, performance.now());
        own.push(id);
      } else if (turn % 4 === 1) {
        await write("/api/forum/reactions", {
          postId: own.at(-1),
          emoji: REACTIONS[Math.floor(turn / 4) % 8],
        }).catch((error) => {
          if (!/already_reacted/.test(String(error))) throw error;
        });
      } else {
        const id = await write("/api/forum/comments", {
          postId,
          content: `Comment ${turn} of writer ${index}.`,
        });
        stats.written.set(id, performance.now());
      }
    });
  });
  await Promise.all([...readers, ...writers]);
  const deadline = performance.now() + 2 * NEWS_LIMIT_MS;
  const missing = () =>
    [...stats.written.keys()].filter((id) => (stats.delays.get(id)?.length ?? 0) < STREAMS);
  while (missing().length > 0 && performance.now() < deadline) await pause(50);
  closeStreams();

  const delays = [...stats.delays.values()].flat().sort((a, b) => a - b);
  const p95 = delays[Math.floor(delays.length * 0.95)] ?? NaN;
  console.log(
    `\n${READERS} readers, ${WRITERS} writers, ${STREAMS} streams for ${SECONDS} s: ${stats.reads} ` +
      `reads, ${stats.writes} writes, ${delays.length} news told, p95 ${p95.toFixed(0)} ms`,
  );
  for (const error of stats.errors.slice(0, 10)) console.log(`  ${error}`);
  judge("errors", stats.errors.length, stats.errors.length === 0, "0");
  judge("news that a stream did not tell", missing().length, missing().length === 0, "0");
  const latest = (delays.at(-1) ?? NaN) / 1_000;
  judge("s until the last stream told of news", latest, latest <= 2, "<= 2");
  const wrong = Number(runSql(
    postgres,
    databaseUrl,
    `select count(*) from community.forum_posts post
      left join (select post_id, count(*) as rows from community.forum_comments group by post_id)
        comments on comments.post_id = post.id
      left join (select post_id, count(*) as rows from community.forum_likes group by post_id)
        likes on likes.post_id = post.id
      where comment_count <> coalesce(comments.rows, 0) or post.likes <> coalesce(likes.rows, 0)`,
  ));
  judge("posts whose counters are not their rows", wrong, wrong === 0, "0");
}

/** Opens all streams and waits until each is ready. Returns the function that closes them. */
async function openStreams(
  url: string,
  stats: Stats,
  noteError: (error: unknown) => void,
): Promise<() => void> {
  const agent = new Agent({ maxSockets: Infinity });
  const closing = new AbortController();
  const open = (index: number) =>
    new Promise<void>((ready, failed) => {
      const { cookie } = createCaller(url, `listener-${Math.floor(index / STREAMS_PER_MEMBER)}`);
      const request = openHttp(
        `${url}/api/forum/live`,
        { agent, headers: { cookie }, signal: closing.signal },
        (response) => {
          if (response.statusCode !== 200) failed(new Error(`stream: ${response.statusCode}`));
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => {
            text += chunk;
            const end = text.lastIndexOf("\n\n");
            if (end < 0) return;
            for (const block of text.slice(0, end).split("\n\n")) noteNews(block, stats);
            text = text.slice(end + 2);
            ready();
          }).on("error", (error) => {
            if (!closing.signal.aborted) noteError(error);
          });
        },
      );
      request.on("error", (error) => {
        if (!closing.signal.aborted) noteError(error);
        failed(error);
      });
    });
  for (let index = 0; index < STREAMS; index += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, offset) => open(index + offset)));
  }
  return () => closing.abort();
}

function noteNews(block: string, { written, delays }: Stats): void {
  const name = block.match(/^event: (post|comment)$/m)?.[1];
  if (!name) return;
  const now = performance.now();
  const { id } = JSON.parse(block.match(/^data: (.*)$/m)?.[1] ?? "{}") as { id: number };
  // News may be told before its writer has his answer.
  const delay = Math.max(0, now - (written.get(id) ?? now));
  const known = delays.get(id);
  if (known) known.push(delay);
  else delays.set(id, [delay]);
}
