import type { SearchQuery } from "@reclaim/contracts-community/search";
import type { Db } from "@reclaim/platform/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { notBlocked } from "../blocks/blocks.repository.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import { isAuthor, isPublic, postColumns } from "../posts/posts.repository.ts";
import { forumPosts } from "../posts/posts.table.ts";
import type { PostRow } from "../posts/posts.wire.ts";
import {
  fromStart,
  newestFirst,
  type Page,
  type PageRequest,
  toPage,
  toStart,
} from "../shared/paging.repository.ts";
import { MATCH_END, MATCH_START } from "./search.model.ts";

/** A post that was found, with `MATCH_START` and `MATCH_END` around what matches. */
export interface FoundPostRow extends PostRow {
  markedTitle: string;
  markedExcerpt: string;
}

/** How many of the newest posts are looked through before the index of words is asked. */
const WINDOW = 1_000;
/** The same for words of which the first window has some matches, but not enough for a page. */
const WIDE_WINDOW = 10_000;
const MATCHES_FOR_WIDE_WINDOW = 3;

/** As a query of its own, so that Postgres reads the words once and not for every post. */
const parsed = (q: string) => sql`(select websearch_to_tsquery('pg_catalog.english', ${q}))`;

const marked = (text: AnyPgColumn, q: string, options: string) =>
  sql<string>`ts_headline('pg_catalog.english',
    translate(${text}, ${MATCH_START + MATCH_END}, ''), ${parsed(q)},
    ${`StartSel=${MATCH_START}, StopSel=${MATCH_END}, ${options}`})`;

/**
 * Searches posts for `viewer`, newest first. A word that many posts have is found by looking through
 * the newest of them: the index of words would fetch all that have it in order to sort them. A rare
 * one is found by the index of words.
 */
export const searchPosts = (db: Db) =>
async (
  viewer: string,
  { limit, start }: PageRequest,
  { q, type, categoryId }: Pick<SearchQuery, "q" | "type" | "categoryId">,
): Promise<Page<FoundPostRow>> => {
  const columns = { id: forumPosts.id, createdAt: forumPosts.createdAt };
  const visible = and(
    fromStart(forumPosts, toStart(start)),
    isPublic,
    notBlocked(forumPosts.pseudonymId, viewer),
    type === undefined ? undefined : eq(forumPosts.type, type),
    categoryId === undefined ? undefined : eq(forumPosts.categoryId, categoryId),
  );

  const inNewest = (window: number) => {
    const newest = db.select({ ...columns, searchVector: forumPosts.searchVector })
      .from(forumPosts).where(visible).orderBy(...newestFirst(forumPosts)).limit(window)
      .as("newest");
    return db.select({ id: newest.id, createdAt: newest.createdAt }).from(newest)
      .where(sql`${newest.searchVector} @@ ${parsed(q)}`)
      .orderBy(...newestFirst(newest)).limit(limit + 1);
  };
  const byWord = () =>
    db.select(columns).from(forumPosts)
      .where(and(
        visible,
        sql`${forumPosts.searchVector} @@ ${parsed(q)}`,
        // Words that must not be there alone: the index would read all of itself.
        sql`querytree(${parsed(q)}) not in ('', 'T')`,
      ))
      // No column but an expression, so that Postgres does not walk all posts by their date.
      .orderBy(sql`${forumPosts.createdAt} + interval '0' desc`, ...newestFirst(forumPosts))
      .limit(limit + 1);

  let found = await inNewest(WINDOW);
  if (found.length <= limit && found.length >= MATCHES_FOR_WIDE_WINDOW) {
    found = await inNewest(WIDE_WINDOW);
  }
  if (found.length <= limit) found = await byWord();
  const { rows, next } = toPage(found, limit);
  return { rows: await readFound(db, q, rows.map(({ id }) => id)), next };
};

const EXCERPT = 'MaxFragments=2, MinWords=8, MaxWords=24, FragmentDelimiter=" … "';

async function readFound(db: Db, q: string, ids: number[]): Promise<FoundPostRow[]> {
  if (ids.length === 0) return [];
  return await db.select({
    ...postColumns,
    markedTitle: marked(forumPosts.title, q, "HighlightAll=true"),
    markedExcerpt: marked(forumPosts.content, q, EXCERPT),
  }).from(forumPosts).leftJoin(userPseudonyms, isAuthor)
    .where(inArray(forumPosts.id, ids)).orderBy(...newestFirst(forumPosts));
}
