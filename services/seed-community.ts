import { ConfigError, readConfig } from "@reclaim/platform/config";
import { print } from "@reclaim/platform/log";
import { exitWithMessage, openRuntime } from "@reclaim/platform/runtime";
import { community, seedCircle } from "@reclaim/service-community";
import { parseArgs } from "node:util";

/** Fills an empty circle with as many rows as `--posts` and `--comments` say. */
await exitWithMessage(async () => {
  const { values } = parseArgs({
    args: Deno.args,
    options: {
      posts: { type: "string", default: "1000" },
      comments: { type: "string", default: "5000" },
    },
  });
  const [posts, comments] = [toCount(values.posts), toCount(values.comments)];
  const { database } = await openRuntime(readConfig(Deno.env.toObject()));
  try {
    if (community.migrations) await database.migrate(community.name, community.migrations);
    await seedCircle(database.db, { posts, comments });
    print(`The circle has ${posts} posts and ${comments} comments more.`);
  } finally {
    await database.close();
  }
});

function toCount(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new ConfigError(`"${text}" is no number of rows`);
  return Number(text);
}
