import { defineRemote, lazyPage } from "@reclaim/host-api";

export default defineRemote({
  name: "mfe-greeting",
  routes: [
    {
      path: "/greeting",
      Component: lazyPage(() => import("./features/greeting/greeting.page.tsx")),
    },
  ],
});
