import { defineRemote, lazyPage } from "@reclaim/host-api";

export default defineRemote({
  name: "mfe-releases",
  routes: [
    {
      path: "/releases",
      Component: lazyPage(() => import("./features/desk/desk.page.tsx")),
    },
    {
      path: "/releases/pass",
      Component: lazyPage(() => import("./features/pass/pass.page.tsx")),
    },
  ],
});
