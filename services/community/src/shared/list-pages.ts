import { listQuery } from "@reclaim/contracts-community/community";
import { NEXT_CURSOR_HEADER } from "@reclaim/contracts-common/paging";
import { invalidInput } from "@reclaim/platform/errors";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { parseQuery } from "@reclaim/platform/validate";
import type { Context } from "hono";
import { createCursorCipher, type ListPlace } from "./cursor.cipher.ts";
import type { Page, PageRequest } from "./paging.repository.ts";

/** How every list of the community is asked for and answered. */
export function listPages({ identityKey }: Pick<ServiceDeps, "identityKey">) {
  const cursors = createCursorCipher(identityKey);

  /** The place that a cursor names. Errors: 400 on `field`. */
  function openCursor(cursor: string, field = "cursor"): ListPlace {
    const place = cursors.open(cursor);
    if (!place) throw invalidInput([{ field, message: "No cursor" }]);
    return place;
  }

  /** As `respond`, of rows that are JSON already. */
  function respondWithJson<Row>(
    c: Context<ServiceEnv>,
    { rows, next }: Page<Row>,
    toJson: (row: Row) => string,
  ): Response {
    if (next) c.header(NEXT_CURSOR_HEADER, cursors.seal(next));
    return c.body(`[${rows.map(toJson).join()}]`, 200, { "content-type": "application/json" });
  }

  return {
    openCursor,
    sealCursor: cursors.seal,

    /** `?limit=&cursor=` of a call. Errors: 400. */
    readRequest(c: Context<ServiceEnv>): PageRequest {
      const { limit, cursor } = parseQuery(c.req, listQuery);
      return { limit, start: cursor === undefined ? undefined : openCursor(cursor) };
    },

    /** Answers a page: a plain array of its rows on the wire; the next cursor goes in a header. */
    respond<Row>(c: Context<ServiceEnv>, page: Page<Row>, toWire: (row: Row) => object): Response {
      return respondWithJson(c, page, (row) => JSON.stringify(toWire(row)));
    },
    respondWithJson,
  };
}
