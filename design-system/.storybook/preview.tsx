import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../src/tokens.css";
import "../src/fonts.css";
import "../src/base.css";
import { THEMES } from "../src/tokens.ts";
import { checkThemes, isTestRun } from "./check-themes.ts";
import { DocsPage } from "./docs-page.tsx";
import { theme } from "./theme.ts";

// Dialogs and pages fetch their chunks, which may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const root = document.documentElement;

const preview: Preview = {
  parameters: {
    // The panel for designers; as a test each story is looked at by checkThemes.
    a11y: { test: isTestRun() ? "off" : "error" },
    backgrounds: { disable: true },
    layout: "padded",
    controls: { expanded: true },
    docs: { page: DocsPage, theme },
    options: {
      storySort: {
        order: [
          "Foundations",
          ["Start here", "Colour", "Type", "Space", "Icons", "Motion", "Voice"],
          "Actions",
          "Layout",
          "Fields",
          "Feedback",
          "Overlays",
          "Navigation",
          "Mood and progress",
          "Mindfulness",
          "Guide",
          "Community",
          "Plans",
          "Screens",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
        small: { name: "Small phone", styles: { width: "320px", height: "640px" }, type: "mobile" },
        desk: { name: "Desk", styles: { width: "1280px", height: "900px" }, type: "desktop" },
      },
    },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        dynamicTitle: true,
        items: THEMES.map(({ name, description }) => ({
          value: name,
          title: name,
          right: description,
        })),
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: { theme: "default", motion: "full" },
  beforeEach({ globals }) {
    root.dataset.theme = String(globals.theme);
    root.dataset.motion = String(globals.motion);
  },
  decorators: [
    (Story, { globals }) => {
      // Also when the toolbar changes them while a story stands.
      root.dataset.theme = String(globals.theme);
      root.dataset.motion = String(globals.motion);
      return <Story />;
    },
  ],
  afterEach: checkThemes,
  tags: ["autodocs"],
};
export default preview;
