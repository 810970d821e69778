import { defineRemote, lazyPage } from "@reclaim/host-api";

const ModulePage = lazyPage(() => import("./features/journey/module.page.tsx"));

export default defineRemote({
  name: "mfe-core",
  routes: [
    { path: "/", Component: lazyPage(() => import("./features/home/home.page.tsx")) },
    { path: "/journal", Component: lazyPage(() => import("./features/journal/journal.page.tsx")) },
    { path: "/journey", Component: lazyPage(() => import("./features/journey/journey.page.tsx")) },
    { path: "/journey/body-reset/:id", Component: ModulePage },
    { path: "/journey/mind-reset/:id", Component: ModulePage },
    { path: "/journey/emotional-reset/:id", Component: ModulePage },
    { path: "/journey/financial-reset/:id", Component: ModulePage },
    {
      path: "/mindfulness",
      Component: lazyPage(() => import("./features/mindfulness/mindfulness.page.tsx")),
    },
    {
      path: "/mindfulness/visualizations",
      Component: lazyPage(() => import("./features/mindfulness/visualizations.page.tsx")),
    },
    {
      path: "/get-help",
      Component: lazyPage(() => import("./features/get-help/get-help.page.tsx")),
    },
    { path: "/help", Component: lazyPage(() => import("./features/help/help.page.tsx")) },
    {
      path: "/unsubscribe",
      Component: lazyPage(() => import("./features/unsubscribe/unsubscribe.page.tsx")),
    },
    {
      path: "/reset-password",
      Component: lazyPage(() => import("./features/onboarding/reset-password.page.tsx")),
    },
  ],
  tours: () => import("./features/tours/tours.ts"),
  slots: [
    {
      name: "onboarding",
      Component: lazyPage(() => import("./features/onboarding/onboarding.page.tsx")),
    },
    {
      name: "crisis.help",
      Component: lazyPage(() => import("./features/get-help/crisis-help.tsx")),
    },
    {
      name: "profile.dialog",
      Component: lazyPage(() => import("./features/profile/profile-dialog.tsx")),
    },
    {
      name: "feedback.widget",
      Component: lazyPage(() => import("./features/feedback/feedback-widget.tsx")),
    },
    {
      name: "frame.background",
      Component: lazyPage(() => import("./features/device/device-sync.tsx")),
    },
    { name: "tour", Component: lazyPage(() => import("./features/tours/tour.tsx")) },
    {
      name: "frame.background",
      Component: lazyPage(() => import("./features/tours/welcome-tour-trigger.tsx")),
    },
    {
      name: "frame.background",
      Component: lazyPage(() => import("./features/reminders/reminders.tsx")),
    },
  ],
});
