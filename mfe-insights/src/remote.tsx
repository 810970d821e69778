import { defineRemote, lazyPage } from "@reclaim/host-api";

export default defineRemote({
  name: "mfe-insights",
  routes: [
    {
      path: "/progress",
      Component: lazyPage(() => import("./features/progress/progress.page.tsx")),
    },
    {
      path: "/achievements",
      Component: lazyPage(() => import("./features/achievements/achievements.page.tsx")),
    },
    {
      path: "/ai-recommendations",
      Component: lazyPage(() => import("./features/wellness-center/wellness-center.page.tsx")),
    },
    {
      path: "/ai-powered-content",
      Component: lazyPage(() => import("./features/content-generator/content-generator.page.tsx")),
    },
  ],
  tours: () => import("./features/progress/progress.tour.ts"),
  slots: [
    {
      name: "home.cards",
      Component: lazyPage(() => import("./features/home-cards/home-cards.tsx")),
    },
  ],
});
