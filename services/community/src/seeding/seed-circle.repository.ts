import { DEFAULT_CATEGORIES, REACTIONS } from "@reclaim/contracts-community/community";
import { ConfigError } from "@reclaim/platform/config";
import type { Db } from "@reclaim/platform/database";
import { sql } from "drizzle-orm";
import { categoryRepository } from "../categories/categories.repository.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import { SENTENCES, SYLLABLES, TAGS, TITLES } from "./seeded-texts.ts";

/** Rows that one statement writes. */
const CHUNK = 50_000;
/** One post in `POSTS_PER_BUSY_POST` has at least this many comments. */
const BUSY_POST_COMMENTS = 200;
const POSTS_PER_BUSY_POST = 1_000;
/** A prime: multiplying by `FACTOR` modulo it gives each number another one, in no order. */
const HIGHEST_ID = 2_147_483_647;
const FACTOR = 1_103_515_245;

export interface CircleSize {
  posts: number;
  comments: number;
}

const idOf = (n: string) => `((${n})::bigint * ${FACTOR} % ${HIGHEST_ID})::int`;
/** A number from 0 to 1 that follows from `n`; another one for each `salt`. */
const random = (n: string, salt: number | string) =>
  `((hashint8extended((${n})::bigint, (${salt})::bigint) & 1048575) / 1048576.0)::float8`;
const array = (texts: readonly string[]) => `(array[${texts.map((text) => `'${text}'`).join()}])`;
/** One of `texts` by a place from 0 to 1. */
const oneOf = (texts: readonly string[], place: string) =>
  `${array(texts)}[1 + floor(${place} * ${texts.length})::int]`;
/** The first sentences are taken most often. */
const sentences = (n: string, count: string, salt: number) =>
  `(select string_agg(${oneOf(SENTENCES, `power(${random(n, `${salt} + i`)}, 2)`)}, ' ')
    from generate_series(1, ${count}) i)`;
/** The circle grows: more than half of all is of the last year. */
const timeOf = (n: string, total: number) =>
  `date_trunc('milliseconds', now() - interval '3 years' * (1 - sqrt((${n})::float8 / ${total})))`;

function* chunks(total: number): Generator<{ from: number; to: number }> {
  for (let from = 1; from <= total; from += CHUNK) {
    yield { from, to: Math.min(from + CHUNK - 1, total) };
  }
}

/**
 * Fills an empty circle with members, posts, comments and likes, spread over three years, categories
 * and authors as in life: few write much, few posts have many answers. All counters equal their
 * rows. Refuses a circle that has members.
 */
export async function seedCircle(db: Db, { posts, comments }: CircleSize): Promise<void> {
  const members = Math.min(10_000, Math.max(20, Math.floor(posts / 20)));
  const memberOf = (n: string, salt: number) =>
    `(1 + floor(power(${random(n, salt)}, 3) * ${members})::int)`;
  const likesOf = (n: string) => `floor(power(${random(n, 5)}, 8) * 13)::int`;
  const nameNumber = `floor(power(${random("n", 4)}, 3) * ${SYLLABLES.length ** 3})::int`;
  const name = [400, 20, 1]
    .map((divisor) => oneOf(SYLLABLES, `(${nameNumber} / ${divisor} % 20 / 20.0)`)).join(" || ");
  const busyPosts = Math.max(1, Math.floor(posts / POSTS_PER_BUSY_POST));
  const firstBusyPost = Math.ceil(Math.min(POSTS_PER_BUSY_POST, posts) / 2);
  const busyComments = Math.min(busyPosts * BUSY_POST_COMMENTS, comments);
  // Among the comments of a busy post stand those of other posts from the same days.
  const step = Math.floor(comments / busyComments);

  const [known] = await db.select({ id: userPseudonyms.id }).from(userPseudonyms).limit(1);
  if (known) throw new ConfigError("The circle has members already: seed an empty one");
  await categoryRepository(db).create(DEFAULT_CATEGORIES);
  await db.transaction(async (tx) => {
    const run = async (statement: string) => void (await tx.execute(sql.raw(statement)));
    await run(`insert into community.user_pseudonyms
      (id, user_id, pseudonym, skeleton, avatar_color, avatar_initials, created_at)
      select ${idOf("n")}, 'seeded-' || n, 'Walker ' || n, 'walker ' || n, '#336699', 'W' || n % 10,
        now() - interval '3 years'
      from generate_series(1, ${members}) n`);

    // Which post each comment is on, so that a post is written once, with its number of comments.
    await run(`create temporary table seeded_comments on commit drop as
      select m, case when m % ${step} = 0 and m / ${step} <= ${busyComments}
        then ${firstBusyPost} + (m / ${step} - 1) / ${BUSY_POST_COMMENTS} * ${POSTS_PER_BUSY_POST}
        else greatest(1, ceil(m::float8 * ${posts} / ${comments})::int
          - floor(power(${random("m", 1)}, 4) * ${Math.ceil(posts / 50)})::int)
        end as post
      from generate_series(1, ${comments}) m`);
    await run("create index on seeded_comments (m)");
    await run(`create temporary table seeded_counts on commit drop as
      select post, count(*)::int as comments from seeded_comments group by post`);
    await run("create unique index on seeded_counts (post)");
    await run("analyze seeded_comments, seeded_counts");

    for (const { from, to } of chunks(posts)) {
      await run(`insert into community.forum_posts
        (id, user_id, pseudonym_id, category_id, title, content, likes, comment_count, created_at,
          updated_at, tags, type)
        select ${idOf("n")}, 'seeded-' || ${memberOf("n", 2)}, ${idOf(memberOf("n", 2))},
          category.id, ${oneOf(TITLES, random("n", 3))},
          ${sentences("n", "3 + n % 5", 100)} || ' Talked with ' || initcap(${name}) || '.',
          ${likesOf("n")}, coalesce(counts.comments, 0), ${timeOf("n", posts)},
          ${timeOf("n", posts)}, ${array(TAGS)}[1 + n % 6 : n % 8],
          ${oneOf(["daily", "daily", "daily", "win", "support"], random("n", 6))}
        from generate_series(${from}, ${to}) n
        left join seeded_counts counts on counts.post = n
        join (select id, row_number() over (order by id) as place from community.forum_categories)
          category on category.place =
            1 + floor(power(${random("n", 7)}, 2) * ${DEFAULT_CATEGORIES.length})::int
        order by n`);
      await run(`insert into community.forum_likes (id, user_id, post_id, created_at)
        select ${idOf("n::bigint * 13 + i")}, 'seeded-' || 1 + (n + i) % ${members}, ${idOf("n")},
          ${timeOf("n", posts)}
        from generate_series(${from}, ${to}) n, generate_series(1, ${likesOf("n")}) i`);
    }
    await run(`insert into community.forum_reactions
      (id, user_id, pseudonym_id, post_id, emoji, created_at)
      select ${idOf("n")}, 'seeded-' || ${memberOf("n", 10)}, ${idOf(memberOf("n", 10))},
        ${idOf("n")}, ${oneOf(REACTIONS, random("n", 11))}, ${timeOf("n", posts)}
      from generate_series(1, ${posts}, 3) n`);
    for (const { from, to } of chunks(comments)) {
      await run(`insert into community.forum_comments
        (id, user_id, pseudonym_id, post_id, parent_id, content, created_at, updated_at)
        select ${idOf("m")}, 'seeded-' || ${memberOf("m", 8)}, ${idOf(memberOf("m", 8))},
          ${idOf("post")}, case when m % 4 = 0 and before % 4 <> 0 then ${idOf("before")} end,
          ${sentences("m", "1 + m % 2", 200)}, written, written
        from (select m, post, lag(m) over (partition by post order by m) as before,
            least(now(), ${timeOf("post", posts)} + interval '2 days' * ${
        random("m", 9)
      }) as written
          from seeded_comments where m between ${from} and ${to}) comments
        order by m`);
    }
  });
  await db.execute(sql.raw(`analyze community.user_pseudonyms, community.forum_posts,
    community.forum_comments, community.forum_likes, community.forum_reactions`));
}
