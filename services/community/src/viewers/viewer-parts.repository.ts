import type { Db } from "@reclaim/platform/database";
import { and, ne, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { blocks } from "../blocks/blocks.table.ts";
import { forumLikes } from "../likes/likes.table.ts";
import type { FindViewerParts, ViewerParts } from "../posts/posts.wire.ts";

interface Question {
  viewer: string;
  posts: readonly { id: number; pseudonymId: number }[];
  resolve(parts: ViewerParts): void;
  reject(error: unknown): void;
}

const isOneOf = (column: AnyPgColumn, values: string, type: "int" | "text") =>
  sql`${column} = any(${sql.placeholder(values)}::${sql.raw(type)}[])`;

/**
 * Finds what posts are to their viewers. All who ask while a query runs are answered by the next one:
 * pages are shared between readers, so that this query would be most of what a reader costs.
 */
export function createViewerPartsLoader(db: Db): FindViewerParts {
  const liked = db.select({
    viewer: sql<string>`${forumLikes.userId}`.as("viewer"),
    likedPost: sql<number | null>`${forumLikes.postId}`.as("liked_post"),
    blockedAuthor: sql<number | null>`null::int`.as("blocked_author"),
  }).from(forumLikes).where(and(
    isOneOf(forumLikes.postId, "postIds", "int"),
    isOneOf(forumLikes.userId, "viewers", "text"),
    // The index leaves likes of erased accounts out, and so must a query that goes by it.
    ne(forumLikes.userId, sql`''`),
  ));
  const blocked = db.select({
    viewer: sql<string>`${blocks.userId}`.as("viewer"),
    likedPost: sql<number | null>`null::int`.as("liked_post"),
    blockedAuthor: sql<number | null>`${blocks.pseudonymId}`.as("blocked_author"),
  }).from(blocks).where(and(
    isOneOf(blocks.pseudonymId, "authors", "int"),
    isOneOf(blocks.userId, "viewers", "text"),
  ));
  const query = unionAll(liked, blocked).prepare("viewer_parts");

  async function answer(questions: Question[]): Promise<void> {
    const posts = questions.flatMap((question) => question.posts);
    const rows = await query.execute({
      viewers: [...new Set(questions.map(({ viewer }) => viewer))],
      postIds: [...new Set(posts.map(({ id }) => id))],
      authors: [...new Set(posts.map(({ pseudonymId }) => pseudonymId))],
    });
    const byViewer = Map.groupBy(rows, ({ viewer }) => viewer);
    for (const { viewer, resolve } of questions) {
      const own = byViewer.get(viewer) ?? [];
      resolve({
        liked: new Set(own.map(({ likedPost }) => likedPost)),
        blocked: new Set(own.map(({ blockedAuthor }) => blockedAuthor)),
      });
    }
  }

  let waiting: Question[] = [];
  let isAnswering = false;
  async function answerAll(): Promise<void> {
    isAnswering = true;
    while (waiting.length > 0) {
      const questions = waiting;
      waiting = [];
      await answer(questions).catch((error) => questions.forEach(({ reject }) => reject(error)));
    }
    isAnswering = false;
  }

  return (viewer, posts) =>
    new Promise((resolve, reject) => {
      waiting.push({ viewer, posts, resolve, reject });
      if (!isAnswering) void answerAll();
    });
}
