import type { StorybookConfig } from "@storybook/react-vite";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mergeConfig } from "vite";

/** Where `npm start` serves. */
const PRODUCT = "http://localhost:8080";
const designSystem = resolve(import.meta.dirname, "..");
const fonts = readFileSync(resolve(designSystem, "src/fonts.css"), "utf8");

/** One Storybook for the design system and for the screens of all remotes, in one module graph. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx", "../../mfe-*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // It stands below any path: its frame finds the fonts beside it, stories get them by the bundler.
  staticDirs: [{ from: "../fonts", to: "/fonts" }],
  managerHead: (head) => `${head}<style>${fonts.replaceAll('url("/fonts/', 'url("fonts/')}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { target: "es2022", chunkSizeWarningLimit: 4000 },
      resolve: { alias: [{ find: /^\/fonts\//, replacement: `${designSystem}/fonts/` }] },
      // Alone, it asks a product that runs beside it where a component is used.
      server: { proxy: { "/api": process.env.RECLAIM_URL ?? PRODUCT } },
    }),
};
export default config;
