import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import { Lead, Page, PageTitle, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useHost, useTitle } from "@reclaim/host-api";
import { useSearchParams } from "@reclaim/host-api/router";
import { modulesFor, type StartedModule } from "../../shared/module-status.model.ts";
import { useStartedModules } from "../../shared/module-progress.client.ts";
import { copy } from "./journey.copy.ts";
import { LiveChatsCard } from "./live-chats-card.tsx";
import { ModuleList } from "./module-list.tsx";
import { PillarCards } from "./pillar-cards.tsx";

const ALL = "all";

export default function JourneyPage() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return member ? <MemberJourney member={member} /> : <Journey started={[]} />;
}

function MemberJourney({ member }: { member: Member }) {
  return <Journey started={useStartedModules(member).started} />;
}

/** All modules, or those of the pillar that `?pillar=` names; any other value shows all. */
function Journey({ started }: { started: readonly StartedModule[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = PILLAR_IDS.find((id) => id === params.get("pillar"));
  const choose = (pillar: Pillar | undefined) =>
    setParams(pillar ? { pillar } : {}, { replace: true, preventScrollReset: true });
  const shown = chosen ? [chosen] : PILLAR_IDS;
  return (
    <Page $wide>
      <Stack $gap={2}>
        <PageTitle>{copy.title}</PageTitle>
        <Lead>{copy.lead}</Lead>
      </Stack>
      <PillarCards started={started} chosen={chosen} onChoose={choose} />
      <Tabs
        value={chosen ?? ALL}
        onValueChange={(value) => choose(PILLAR_IDS.find((id) => id === value))}
      >
        <Stack>
          <TabList aria-label={copy.tabs.label}>
            <Tab value={ALL}>{copy.tabs.all}</Tab>
            {PILLAR_IDS.map((id) => <Tab key={id} value={id}>{PILLARS[id].name}</Tab>)}
          </TabList>
          <TabPanel value={chosen ?? ALL}>
            <ModuleList modules={shown.flatMap((id) => modulesFor(id, started))} />
          </TabPanel>
        </Stack>
      </Tabs>
      <LiveChatsCard />
    </Page>
  );
}
