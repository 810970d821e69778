import { type Block, newBlock } from "@reclaim/contracts-community/blocks";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { listPages } from "../shared/list-pages.ts";
import { toMinute } from "../shared/minute.model.ts";
import { toAuthor } from "../shared/written.wire.ts";
import { blockPseudonym } from "./block-pseudonym.use-case.ts";
import { blockQueries, type BlockRow } from "./blocks.repository.ts";
import { unblockPseudonym } from "./unblock-pseudonym.use-case.ts";

export function blockRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const blocks = blockQueries(deps.db);
  const pages = listPages(deps);
  const block = blockPseudonym(deps);
  const unblock = unblockPseudonym(deps);
  return new Hono<ServiceEnv>()
    .get("/api/blocks", async (c) => {
      const { sub } = requireCaller(c);
      return pages.respond(
        c,
        await blocks.ofMember(pages.readRequest(c), sub),
        toBlock,
      );
    })
    .post("/api/blocks", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(toBlock(await block(sub, await parseBody(c, newBlock))), 201);
    })
    .delete("/api/blocks/:pseudonymId", async (c) => {
      await unblock(requireCaller(c).sub, pathId(c.req.param("pseudonymId")));
      return c.body(null, 204);
    });
}

const toBlock = ({ id, author, createdAt }: BlockRow): Block => ({
  pseudonymId: id,
  pseudonym: toAuthor(author),
  createdAt: toMinute(createdAt),
});
