import config from "../../../design-system/.storybook/main.ts";

export default { ...config, stories: ["../failing.stories.tsx"], staticDirs: [] };
