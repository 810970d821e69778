import type { ShareTheme } from "./share-card.model.ts";

const THEMES: Record<ShareTheme, string> = {
  accomplishment: "Accomplishment",
  motivation: "Motivation",
  journey: "Journey",
  transformation: "Transformation",
};

export const copy = {
  button: "Share",
  achievements: "Share Achievements",
  title: "Share your progress",
  description: "Choose a picture. It tells no name and no mood, and goes nowhere by itself.",
  theme: "Theme",
  themes: THEMES,
  product: "Reclaim",
  picture: (headline: string, line: string) => `Your card: ${headline}. ${line}`,
  save: "Download picture",
  fileName: (theme: ShareTheme) => `reclaim-${theme}.png`,
  device: "Share with an app",
  failed: {
    title: "The picture could not be made.",
    description: "Try another theme, or try again in a moment.",
  },
  notShared: {
    title: "It could not be shared.",
    description: "Download the picture instead, and send it as you like.",
  },
  networks: ["Facebook", "Twitter", "LinkedIn"],
  networksLabel: "Networks",
  initiated: (network: string) => ({
    title: "Share initiated",
    description: `Your progress card would be shared to ${network} in a production environment.`,
  }),
};
