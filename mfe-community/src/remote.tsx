import { defineRemote, lazyPage } from "@reclaim/host-api";

export default defineRemote({
  name: "mfe-community",
  routes: [
    {
      path: "/community",
      Component: lazyPage(() => import("./features/circle/circle.page.tsx")),
    },
    {
      path: "/community/categories",
      Component: lazyPage(() => import("./features/categories/categories.page.tsx")),
    },
    {
      path: "/community/category/:slug",
      Component: lazyPage(() => import("./features/category/category.page.tsx")),
    },
    {
      path: "/community/post/:id",
      Component: lazyPage(() => import("./features/post/post.page.tsx")),
    },
    {
      path: "/community/my-posts",
      Component: lazyPage(() => import("./features/my-posts/my-posts.page.tsx")),
    },
    {
      path: "/community/moderation",
      Component: lazyPage(() => import("./features/moderation/moderation.page.tsx")),
    },
  ],
});
