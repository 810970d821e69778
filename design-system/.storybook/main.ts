import type { StorybookConfig } from "@storybook/react-vite";

/** One Storybook for the design system and for the screens of all remotes, in one module graph. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx", "../../mfe-*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // Served for the frame of Storybook, too; stories get them by the bundler.
  staticDirs: [
    { from: "../fonts", to: "/fonts" },
    { from: "../src/fonts.css", to: "/fonts.css" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, target: "es2022", chunkSizeWarningLimit: 4000 },
  }),
};
export default config;
