import { Tab, TabList, Tabs } from "@reclaim/design-system/tabs";
import { useThemeRecommendation } from "../../shared/use-mood-theme.ts";
import { AppearancePreferences } from "./appearance-preferences.tsx";
import { AppearancePreview } from "./appearance-preview.tsx";
import { copy } from "./appearance.copy.ts";
import { Panel } from "./profile.styles.ts";

/** Settings > Appearance. All of it holds at once, on this device. */
export default function AppearanceTab({ memberId }: { memberId: string }) {
  const moods = useThemeRecommendation(memberId);
  return (
    <Tabs defaultValue="preferences">
      <TabList aria-label={copy.tabs.label} data-variant="segments">
        <Tab value="preferences">{copy.tabs.preferences}</Tab>
        <Tab value="preview">{copy.tabs.preview}</Tab>
      </TabList>
      <Panel value="preferences">
        <AppearancePreferences recommended={moods.info?.theme} />
      </Panel>
      <Panel value="preview">
        <AppearancePreview moods={moods} />
      </Panel>
    </Tabs>
  );
}
