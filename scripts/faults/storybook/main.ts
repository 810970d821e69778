import config from "../../../design-system/.storybook/main.ts";

export default { ...config, stories: ["../faults.stories.tsx"], staticDirs: [] };
