import {
  Button,
  EmptyState,
  Hidden,
  LinkButton,
  Page,
  PageHeader,
  Stack,
} from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { Leaf } from "lucide-react";
import { useState } from "react";
import { ExerciseList } from "./exercise-card.tsx";
import { ExerciseFilters } from "./exercise-filters.tsx";
import { type Exercise, EXERCISES, filterExercises } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";
import { MyExercises } from "./my-exercises.tsx";
import { OpenExercise } from "./open-exercise.tsx";
import { useBrowserAddress } from "./use-browser-address.ts";
import { useFavourites } from "./use-favourites.ts";

const EXPLORE = "explore";
const MINE = "mine";

/** The exercise browser (core specification §2); `?exercise=` opens one. */
export default function Mindfulness() {
  useTitle(copy.page.title);
  const address = useBrowserAddress(EXERCISES);
  const { category, goal, open, change } = address;
  const [search, setSearch] = useState("");
  const favourites = useFavourites();
  const narrow = (exercises: readonly Exercise[]) =>
    filterExercises(exercises, { category, goal, search });
  const found = narrow(EXERCISES);
  const isNarrowed = search.trim() !== "" || category !== undefined || goal !== undefined;
  const list = (exercises: readonly Exercise[]) => (
    <ExerciseList
      exercises={exercises}
      onStart={address.openExercise}
      favourites={favourites.ids}
      onFavourite={favourites.setFavourite}
    />
  );
  const nothing = (
    <EmptyState
      icon={<Leaf />}
      action={
        <Button
          data-variant="quiet"
          onClick={() => {
            setSearch("");
            change({ category: undefined, goal: undefined });
          }}
        >
          {copy.filters.clear}
        </Button>
      }
    >
      <p role="status">{copy.filters.none}</p>
    </EmptyState>
  );
  return (
    <Page $wide>
      <PageHeader
        title={copy.page.title}
        lead={copy.page.lead}
        actions={
          <LinkButton as={Link} data-variant="quiet" to="/mindfulness/visualizations">
            {copy.page.visualizations}
          </LinkButton>
        }
      />
      <Tabs
        value={address.isMine ? MINE : EXPLORE}
        onValueChange={(tab) => change({ tab: tab === MINE ? MINE : undefined })}
      >
        <Stack $gap={5}>
          <TabList aria-label={copy.tabs.label}>
            <Tab value={EXPLORE}>{copy.tabs.explore}</Tab>
            <Tab value={MINE}>{copy.tabs.mine}</Tab>
          </TabList>
          <ExerciseFilters
            search={search}
            onSearch={setSearch}
            found={isNarrowed && !address.isMine && found.length > 0
              ? copy.filters.found(found.length)
              : undefined}
            category={category}
            onCategory={(next) => change({ category: next })}
            goal={goal}
            onGoal={(next) => change({ goal: next })}
          />
          <TabPanel value={EXPLORE}>
            <Hidden as="h2">{copy.tabs.label}</Hidden>
            {found.length > 0 ? list(found) : nothing}
          </TabPanel>
          <TabPanel value={MINE}>
            <MyExercises favourites={favourites} narrow={narrow} empty={nothing}>
              {list}
            </MyExercises>
          </TabPanel>
        </Stack>
      </Tabs>
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
