import type { QueueKind } from "@reclaim/contracts-community/moderation";
import { EmptyState, Page, PageHeader, Select, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { lateComponent, useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useState } from "react";
import { styled } from "styled-components";
import { authorOf } from "../../shared/avatar.model.ts";
import { mayModerate } from "../../shared/moderators.model.ts";
import { History } from "./history.tsx";
import { List } from "./list.tsx";
import { type Deciding, useQueue } from "./moderation.client.ts";
import { copy } from "./moderation.copy.ts";
import { QueueCard } from "./queue-card.tsx";

const DecisionDialog = lateComponent(() => import("./decision-dialog.tsx"));

const Panel = styled(TabPanel)`
  padding-top: var(--space-4);
`;

type Kind = QueueKind | "all";

/** What waits for moderators, and what they decided. The server refuses everybody else, too. */
export default function Moderation() {
  useTitle(copy.title);
  const { session } = useHost();
  const isModerator = session.member !== null && mayModerate(session.member);
  return (
    <Page>
      <PageHeader
        linkAs={Link}
        back={{ to: "/community", label: copy.back }}
        title={copy.title}
        lead={isModerator ? copy.lead : undefined}
      />
      {isModerator
        ? <Desk />
        : <EmptyState title={copy.refused.title}>{copy.refused.text}</EmptyState>}
    </Page>
  );
}

function Desk() {
  const [tab, setTab] = useState("queue");
  const [kind, setKind] = useState<Kind>("all");
  const [pseudonymId, setPseudonymId] = useState<number>();
  const [asked, setAsked] = useState<{ deciding: Deciding; name: string }>();
  return (
    <>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label={copy.title}>
          <Tab value="queue">{copy.tabs.queue}</Tab>
          <Tab value="history">{copy.tabs.history}</Tab>
        </TabList>
        <Panel value="queue">
          <Stack $gap={4}>
            <Select
              label={copy.filter}
              value={kind}
              onChange={(event) => setKind(event.target.value as Kind)}
            >
              {Object.entries(copy.kinds).map(([value, label]) => (
                <option key={value} value={value}>{label}</option>
              ))}
            </Select>
            <Queue
              kind={kind}
              decide={(deciding, name) => setAsked({ deciding, name })}
              showHistory={(id) => {
                setPseudonymId(id);
                setTab("history");
              }}
            />
          </Stack>
        </Panel>
        <Panel value="history">
          <Stack $gap={4}>
            <History
              pseudonymId={pseudonymId}
              showAll={() => setPseudonymId(undefined)}
              decide={(deciding, name) => setAsked({ deciding, name })}
            />
          </Stack>
        </Panel>
      </Tabs>
      {asked && (
        <DecisionDialog
          deciding={asked.deciding}
          name={asked.name}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Queue(
  { kind, decide, showHistory }: {
    kind: Kind;
    decide: (deciding: Deciding, name: string) => void;
    showHistory: (pseudonymId: number) => void;
  },
) {
  const pages = useQueue(kind);
  return (
    <List
      pages={pages}
      empty={<EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>}
      toItem={(item) => (
        <QueueCard
          key={item.id}
          item={item}
          decide={(deciding) => decide(deciding, authorOf(item).name)}
          showHistory={() => showHistory(item.pseudonymId)}
        />
      )}
    />
  );
}
