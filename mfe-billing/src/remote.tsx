import { defineRemote, lazyPage } from "@reclaim/host-api";

export default defineRemote({
  name: "mfe-billing",
  routes: [
    {
      path: "/marketing",
      Component: lazyPage(() => import("./features/marketing/marketing.page.tsx")),
    },
    {
      path: "/waitlist/confirm",
      Component: lazyPage(() =>
        import("./features/waitlist-confirmation/waitlist-confirmation.page.tsx")
      ),
    },
    {
      path: "/products",
      Component: lazyPage(() => import("./features/products/products.page.tsx")),
    },
    {
      path: "/subscription",
      Component: lazyPage(() => import("./features/subscription/subscription.page.tsx")),
    },
    {
      path: "/payment-success",
      Component: lazyPage(() => import("./features/payment-success/payment-success.page.tsx")),
    },
  ],
  slots: [
    {
      name: "profile.menu",
      Component: lazyPage(() => import("./features/profile-menu/subscription-row.tsx")),
    },
  ],
});
