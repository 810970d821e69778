import assert from "node:assert/strict";
import type { Comment, Post, Pseudonym } from "@reclaim/contracts-community/community";
import type { Identity } from "@reclaim/platform/identity";
import { testIdentity, type TestResponse, testService } from "@reclaim/platform/testing";
import { community } from "../service.ts";

export type Fields = Record<string, unknown>;
type Crisis = { crisis?: true };

/**
 * The service with what tests arrange and ask; each test begins with the six categories only. Tests
 * write faster than members do, so nothing is held as spam unless they ask for it.
 */
export async function communityTest({ spamReview = false } = {}) {
  const service = await testService(community, { settings: { spamReview } });
  Deno.test.afterAll(() => service.close());
  const { clock } = service.deps;
  let names = 0;

  const accepted = async (who: Identity, method: string, path: string, body?: unknown) => {
    const answer = await service.call(who, method, path, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  /** What is written one after the other has an order: ids have none. */
  const passSecond = () => clock.set(new Date(clock.now().getTime() + 1000).toISOString());

  return {
    service,
    clock,
    call: service.call,
    accepted,
    get: (who: Identity, path: string) => accepted(who, "GET", path),

    test: (name: string, run: () => Promise<void>) =>
      Deno.test(name, async () => {
        await service.reset();
        // Any write clears the pages that readers share.
        await service.call(testIdentity(), "DELETE", "/api/blocks/1");
        await run();
      }),

    given: {
      /** A member who has chosen a pseudonym. */
      async member(named = `Walker${++names}`, who = testIdentity()) {
        const pseudonym: Pseudonym = await accepted(who, "POST", "/api/pseudonyms", name(named));
        return { who, pseudonym };
      },
      post(who: Identity, fields: Fields = {}): Promise<Post & Crisis> {
        passSecond();
        return accepted(who, "POST", "/api/forum/posts", post(fields));
      },
      comment(who: Identity, postId: number, fields: Fields = {}): Promise<Comment & Crisis> {
        passSecond();
        return accepted(who, "POST", "/api/forum/comments", {
          postId,
          content: "I know it.",
          ...fields,
        });
      },
    },

    /** All pages of a list, following the cursors. */
    async pages(who: Identity, path: string, limit: number): Promise<{ id: number }[][]> {
      const pages = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const answer: TestResponse = await service.call(
          who,
          "GET",
          `${path}?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        pages.push(answer.body);
        cursor = answer.headers.get("x-next-cursor");
      }
      return pages;
    },
  };
}

export const post = (fields: Fields = {}): Fields => ({
  categoryId: 1,
  title: "Third week",
  content: "I sleep again.",
  type: "daily",
  tags: [],
  ...fields,
});

export const name = (pseudonym: string, fields: Fields = {}): Fields => ({
  pseudonym,
  avatarColor: "#336699",
  avatarInitials: "MS",
  ...fields,
});

export const ids = (rows: { id: number }[]): number[] => rows.map((row) => row.id);
