import {
  EmptyState,
  ErrorState,
  Hidden,
  LinkButton,
  Page,
  PageTitle,
  Skeleton,
} from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link, useLocation } from "@reclaim/host-api/router";
import { useQuery } from "@tanstack/react-query";
import { PILLARS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import { Signpost } from "lucide-react";
import { useStartedModules } from "../../shared/module-progress.client.ts";
import { type CatalogueEntry, moduleAt } from "../../shared/modules.ts";
import { loadContent } from "./load-content.ts";
import { ModuleArticle } from "./module-article.tsx";
import { copy } from "./module.copy.ts";

/** The page of one module; ids that name none are not found (core specification §2, §5, D65). */
export default function ModulePage() {
  const module = moduleAt(useLocation().pathname);
  return module
    ? <LoadedModule key={`${module.pillar}-${module.id}`} module={module} />
    : <ModuleNotFound />;
}

function LoadedModule({ module }: { module: CatalogueEntry }) {
  const { session: { member }, reload } = useHost();
  const title = copy.title(PILLARS[module.pillar].name, module.id);
  useTitle(title);
  const { data: content, isError, isFetching, refetch } = useQuery({
    queryKey: ["module-content", module.pillar, module.id],
    queryFn: () => loadContent(module),
    staleTime: Infinity,
  });
  /** Browsers keep a failed import for the life of the page. */
  async function retry() {
    if ((await refetch()).isError) await reload();
  }
  if (content === null) return <ModuleNotFound />;
  if (content) {
    return member
      ? <MemberModule member={member} module={module} content={content} />
      : <ModuleArticle module={module} content={content} started={[]} areTasksKnown={false} />;
  }
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {isError
        ? (
          <ErrorState
            title={copy.failed.title}
            onRetry={() => void retry()}
            retrying={isFetching}
          />
        )
        : (
          <>
            <Hidden role="status">{copy.loading}</Hidden>
            <Skeleton $lines={10} />
          </>
        )}
    </Page>
  );
}

function MemberModule(
  { member, ...article }:
    & { member: Member }
    & Omit<
      Parameters<typeof ModuleArticle>[0],
      "started" | "areTasksKnown"
    >,
) {
  return <ModuleArticle {...article} {...useStartedModules(member)} />;
}

function ModuleNotFound() {
  useTitle(copy.notFound.title);
  return (
    <Page>
      <PageTitle>{copy.notFound.title}</PageTitle>
      <EmptyState
        icon={<Signpost />}
        action={<LinkButton as={Link} to="/journey">{copy.notFound.link}</LinkButton>}
      >
        <p>{copy.notFound.text}</p>
      </EmptyState>
    </Page>
  );
}
