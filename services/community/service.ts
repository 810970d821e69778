import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { activityRoutes } from "./src/activity/activity.routes.ts";
import { forumCategories } from "./src/categories/categories.table.ts";
import { categoryRoutes } from "./src/categories/categories.routes.ts";
import { seedCategories } from "./src/categories/categories.use-cases.ts";
import { commentRoutes } from "./src/comments/comments.routes.ts";
import { forumComments } from "./src/comments/comments.table.ts";
import { likeRoutes } from "./src/likes/likes.routes.ts";
import { forumLikes } from "./src/likes/likes.table.ts";
import { postRoutes } from "./src/posts/posts.routes.ts";
import { forumPosts } from "./src/posts/posts.table.ts";
import { pseudonymRoutes } from "./src/pseudonyms/pseudonyms.routes.ts";
import { userPseudonyms } from "./src/pseudonyms/pseudonyms.table.ts";
import { hidePseudonym } from "./src/pseudonyms/pseudonyms.use-cases.ts";
import { reactionRoutes } from "./src/reactions/reactions.routes.ts";
import { forumReactions } from "./src/reactions/reactions.table.ts";
import { reportRoutes } from "./src/reports/reports.routes.ts";
import { forumReports } from "./src/reports/reports.table.ts";

export { newestPostsSql } from "./src/posts/posts.repository.ts";

/**
 * The Men's Circle: pseudonyms, categories, posts, comments, likes, reactions and reports. `sub` of a
 * caller is the pairwise subject here; the account behind it is not known to this service (D22).
 */
export const community: ServiceDefinition = {
  name: "community",
  migrations: new URL("./migrations", import.meta.url),
  memberData: {
    tables: [
      { owner: userPseudonyms.userId, exportedAs: "pseudonym" },
      { owner: forumPosts.userId, exportedAs: "posts", staysNameless: true },
      { owner: forumComments.userId, exportedAs: "comments", staysNameless: true },
      { owner: forumLikes.userId, exportedAs: "likes", staysNameless: true },
      { owner: forumReactions.userId, exportedAs: "reactions" },
      { owner: forumReports.reporterId, exportedAs: "reports" },
    ],
    aboutNobody: [forumCategories],
    leave: (deps, sub) => hidePseudonym(deps)(sub),
  },
  prepare: seedCategories,
  create(deps) {
    const app = createApp("community", deps);
    app.route("/", pseudonymRoutes(deps));
    app.route("/", categoryRoutes(deps));
    app.route("/", postRoutes(deps));
    app.route("/", commentRoutes(deps));
    app.route("/", likeRoutes(deps));
    app.route("/", reactionRoutes(deps));
    app.route("/", activityRoutes(deps));
    app.route("/", reportRoutes(deps));
    return app;
  },
};
