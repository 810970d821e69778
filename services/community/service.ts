import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { categoryRoutes } from "./src/categories/categories.routes.ts";
import { seedCategories } from "./src/categories/categories.use-cases.ts";
import { commentRoutes } from "./src/comments/comments.routes.ts";
import { postRoutes } from "./src/posts/posts.routes.ts";
import { pseudonymRoutes } from "./src/pseudonyms/pseudonyms.routes.ts";
import { reportRoutes } from "./src/reports/reports.routes.ts";

export { newestPostsSql } from "./src/posts/posts.repository.ts";

/**
 * The Men's Circle: pseudonyms, categories, posts, comments and reports. `sub` of a caller is the
 * pairwise subject here; the account behind it is not known to this service (D22).
 */
export const community: ServiceDefinition = {
  name: "community",
  migrations: new URL("./migrations", import.meta.url),
  prepare: seedCategories,
  create(deps) {
    const app = createApp("community", deps);
    app.route("/", pseudonymRoutes(deps));
    app.route("/", categoryRoutes(deps));
    app.route("/", postRoutes(deps));
    app.route("/", commentRoutes(deps));
    app.route("/", reportRoutes(deps));
    return app;
  },
};
