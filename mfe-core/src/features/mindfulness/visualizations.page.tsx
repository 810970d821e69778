import { Card, Grid, Hidden, Page, PageHeader, SectionTitle, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { CloudSun, type LucideIcon, Mountain, Sprout } from "lucide-react";
import { IconDisc } from "../../shared/icon-disc.ts";
import { ExerciseList } from "./exercise-card.tsx";
import { EXERCISES } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";
import { OpenExercise } from "./open-exercise.tsx";
import { useBrowserAddress } from "./use-browser-address.ts";
import { useFavourites } from "./use-favourites.ts";

const VISUALIZATIONS = EXERCISES.filter(({ category }) => category === "visualization");
/** The tabs with what each lists (D67). */
const TABS = [
  { id: "quick", label: copy.visualizations.quick, isQuick: true },
  { id: "immersive", label: copy.visualizations.immersive, isQuick: false },
] as const;
const ICONS: Record<string, LucideIcon> = {
  stress: CloudSun,
  clarity: Mountain,
  resilience: Sprout,
};

/** Guided Visualizations (community specification §2); `?exercise=` opens one. */
export default function Visualizations() {
  const words = copy.visualizations;
  useTitle(words.title);
  const { open, openExercise, change } = useBrowserAddress(VISUALIZATIONS);
  const favourites = useFavourites();
  return (
    <Page $wide>
      <PageHeader
        back={{ to: "/mindfulness", label: words.back }}
        linkAs={Link}
        title={words.title}
        lead={words.lead}
      />
      <Tabs defaultValue={open && !open.isQuick ? "immersive" : "quick"}>
        <Stack>
          <TabList aria-label={words.tabs}>
            {TABS.map(({ id, label }) => <Tab key={id} value={id}>{label}</Tab>)}
          </TabList>
          {TABS.map(({ id, label, isQuick }) => (
            <TabPanel key={id} value={id}>
              <Hidden as="h2">{label}</Hidden>
              <ExerciseList
                exercises={VISUALIZATIONS.filter((one) => one.isQuick === isQuick)}
                onStart={openExercise}
                favourites={favourites.ids}
                onFavourite={favourites.setFavourite}
              />
            </TabPanel>
          ))}
        </Stack>
      </Tabs>
      <Stack as="section">
        <SectionTitle>{words.benefitsTitle}</SectionTitle>
        <Grid $min="16rem">
          {words.benefits.map(({ id, title, text }) => {
            const Icon = ICONS[id] as LucideIcon;
            return (
              <Card as="div" key={id} data-tone="sunken">
                <IconDisc>
                  <Icon strokeWidth={1.75} />
                </IconDisc>
                <Stack $gap={1}>
                  <SectionTitle as="h3">{title}</SectionTitle>
                  <p>{text}</p>
                </Stack>
              </Card>
            );
          })}
        </Grid>
      </Stack>
      {open && (
        <OpenExercise
          key={open.id}
          exercise={open}
          onClose={() => change({ exercise: undefined })}
        />
      )}
    </Page>
  );
}
