import type { Desk } from "@reclaim/contracts-releases/release-desk";
import { ErrorState, Hidden, Muted, Page, PageHeader, Skeleton } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { lateComponent, useTitle } from "@reclaim/host-api";
import { useSearchParams } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { formatTime } from "../../shared/time-format.model.ts";
import { isNotTeamMember, useDesk } from "./desk.client.ts";
import { copy } from "./desk.copy.ts";
import { summariseDesk } from "./desk.model.ts";
import { Join } from "./join.tsx";
import { ReleasesView } from "./release/releases-view.tsx";

const PassesView = lateComponent(() => import("./passes/passes-view.tsx"));
const AuditView = lateComponent(() => import("./audit/audit-view.tsx"));

const VIEWS = new Set(["releases", "passes", "audit"]);

const View = styled(TabPanel)`
  padding-top: var(--space-5);
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
`;
const AsOf = styled(Muted)`
  font-variant-numeric: tabular-nums;
`;

/** The release desk: live, canary and next versions, passes and the audit log; for members of teams. */
export default function ReleaseDesk() {
  useTitle(copy.title);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useDesk();
  if (isNotTeamMember(error)) return <Join />;
  if (data) {
    const time = formatTime(new Date(dataUpdatedAt));
    return <Views desk={data} time={time} stale={error !== null} />;
  }
  if (error) {
    return (
      <Page>
        <ErrorState
          title={copy.failed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          <p>{copy.failedHint}</p>
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page $wide aria-busy="true">
      <Hidden role="status">{copy.loading}</Hidden>
      <Skeleton $height="4rem" />
      <Skeleton $height="24rem" />
    </Page>
  );
}

/** The view stands in the address, so that it can be sent to somebody and survives a reload. */
function Views({ desk, time, stale }: { desk: Desk; time: string; stale: boolean }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("view") ?? "";
  const view = VIEWS.has(asked) ? asked : "releases";
  const show = (next: string) =>
    setParams(next === "releases" ? {} : { view: next }, { replace: true });
  return (
    <Page $wide>
      <Top>
        <PageHeader
          overline={copy.you(desk.you.label, desk.you.teams)}
          title={copy.title}
          lead={copy.summary(summariseDesk(desk))}
        />
        {!stale && <AsOf>{copy.asOf(time)}</AsOf>}
      </Top>
      {stale && <Banner tone="warning">{copy.stale(time)}</Banner>}
      <Tabs value={view} onValueChange={show}>
        <TabList aria-label={copy.views.label}>
          <Tab value="releases">{copy.views.releases}</Tab>
          <Tab value="passes">{copy.views.passes(desk.passes.length)}</Tab>
          <Tab value="audit">{copy.views.audit}</Tab>
        </TabList>
        <View value="releases">
          <ReleasesView desk={desk} />
        </View>
        <View value="passes">
          <PassesView desk={desk} />
        </View>
        <View value="audit">
          <AuditView newest={desk.audit} />
        </View>
      </Tabs>
    </Page>
  );
}
