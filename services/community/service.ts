import { communityOperations } from "@reclaim/contracts-community/operations";
import { createServiceApp, type ServiceDefinition } from "@reclaim/platform/service";
import { activityRoutes } from "./src/activity/activity.routes.ts";
import { blockRoutes } from "./src/blocks/blocks.routes.ts";
import { blocks } from "./src/blocks/blocks.table.ts";
import { moderationCases } from "./src/cases/cases.table.ts";
import { forumCategories } from "./src/categories/categories.table.ts";
import { categoryRoutes } from "./src/categories/categories.routes.ts";
import { seedCategories } from "./src/categories/seed-categories.use-case.ts";
import { commentRoutes } from "./src/comments/comments.routes.ts";
import { forumComments } from "./src/comments/comments.table.ts";
import { liveRoutes, tellNews } from "./src/live/live.routes.ts";
import { createNewsHub } from "./src/live/news.hub.ts";
import { removeOldNews } from "./src/live/remove-old-news.use-case.ts";
import { liveEvents } from "./src/news/news.table.ts";
import { likeRoutes } from "./src/likes/likes.routes.ts";
import { forumLikes } from "./src/likes/likes.table.ts";
import { clearAfterWrites, createHotPages } from "./src/posts/hot-pages.cache.ts";
import { leaveCircle } from "./src/erasure/leave-circle.use-case.ts";
import { moderationRoutes } from "./src/moderation/moderation.routes.ts";
import { moderationAppeals, moderationDecisions } from "./src/moderation/moderation.table.ts";
import { screenText } from "./src/moderation/screen-text.use-case.ts";
import { postRoutes } from "./src/posts/posts.routes.ts";
import { forumPosts } from "./src/posts/posts.table.ts";
import { pseudonymRoutes } from "./src/pseudonyms/pseudonyms.routes.ts";
import { userPseudonyms } from "./src/pseudonyms/pseudonyms.table.ts";
import { freeNamesJob } from "./src/pseudonyms/free-names.job.ts";
import { reservedNames } from "./src/pseudonyms/reserved-names.table.ts";
import { reactionRoutes } from "./src/reactions/reactions.routes.ts";
import { forumReactionCounts, forumReactions } from "./src/reactions/reactions.table.ts";
import { reportRoutes } from "./src/reports/reports.routes.ts";
import { forumReports } from "./src/reports/reports.table.ts";
import { searchRoutes } from "./src/search/search.routes.ts";
import { createViewerPartsLoader } from "./src/viewers/viewer-parts.repository.ts";

export { seedCircle } from "./src/seeding/seed-circle.repository.ts";
export { newestPostsSql } from "./src/posts/posts.repository.ts";

/**
 * The Men's Circle: pseudonyms, categories, posts, comments, likes, reactions and reports. `sub` of a
 * caller is the pairwise subject here; the account behind it is not known to this service (D22).
 */
export const community: ServiceDefinition = {
  name: "community",
  operations: communityOperations,
  migrations: new URL("./migrations", import.meta.url),
  memberData: {
    tables: [
      { owner: userPseudonyms.userId, exportName: "pseudonym" },
      {
        owner: forumPosts.userId,
        exportName: "posts",
        unexportedColumns: [forumPosts.searchVector],
        anonymizedOnErase: true,
      },
      { owner: forumComments.userId, exportName: "comments", anonymizedOnErase: true },
      { owner: forumLikes.userId, exportName: "likes", anonymizedOnErase: true },
      { owner: forumReactions.userId, exportName: "reactions" },
      { owner: forumReports.reporterId, exportName: "reports" },
      { owner: blocks.userId, exportName: "blocks" },
      { owner: moderationAppeals.userId, exportName: "appeals" },
      {
        owner: moderationDecisions.userId,
        exportName: "moderation",
        unexportedColumns: [moderationDecisions.moderatorId],
        anonymizedOnErase: true,
      },
      {
        owner: moderationDecisions.moderatorId,
        exportName: "decisions",
        unexportedColumns: [moderationDecisions.userId],
        anonymizedOnErase: true,
      },
    ],
    otherTables: [forumCategories, forumReactionCounts, liveEvents, reservedNames, moderationCases],
    onAccountDeleted: (deps, sub, notice) => leaveCircle(deps)(sub, notice),
  },
  prepare: seedCategories,
  create(deps) {
    const app = createServiceApp("community", communityOperations, deps);
    const findViewerParts = createViewerPartsLoader(deps.db);
    const hotPages = createHotPages(deps);
    const screen = screenText(deps);
    const news = createNewsHub(deps);
    app.use(tellNews(news));
    app.use(clearAfterWrites(hotPages));
    app.route("/", pseudonymRoutes(deps));
    app.route("/", categoryRoutes(deps));
    app.route("/", postRoutes({ ...deps, screen }, hotPages, findViewerParts));
    app.route("/", commentRoutes({ ...deps, screen }));
    app.route("/", likeRoutes(deps));
    app.route("/", reactionRoutes(deps));
    app.route("/", activityRoutes(deps));
    app.route("/", reportRoutes(deps));
    app.route("/", blockRoutes(deps));
    app.route("/", moderationRoutes(deps));
    app.route("/", searchRoutes(deps, findViewerParts));
    app.route("/", liveRoutes(news));
    return app;
  },
  jobs: (deps) => [
    {
      name: "community/remove-old-news",
      cron: "*/10 * * * *",
      run: removeOldNews(deps),
    },
    freeNamesJob(deps),
  ],
};
