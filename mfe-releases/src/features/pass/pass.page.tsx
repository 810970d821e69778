import type { OfferedPass } from "@reclaim/contracts-releases/release-desk";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Row,
  Skeleton,
} from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { getErrorMessage, HttpError, useHost, useTitle } from "@reclaim/host-api";
import { Link, useLocation } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { Offer } from "./offer.tsx";
import { acceptPass, usePassPreview } from "./pass.client.ts";
import { copy } from "./pass.copy.ts";

const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/**
 * An invitation to get more than what is live. Its code comes behind the address's `#`, which no
 * browser sends and no log has.
 */
export default function Pass() {
  useTitle(copy.title);
  const code = useLocation().hash.slice(1);
  return (
    <Page>
      {code ? <Invitation key={code} code={code} /> : <Gone />}
    </Page>
  );
}

function Invitation({ code }: { code: string }) {
  const { http } = useHost();
  const preview = usePassPreview(code);
  const accept = useMutation({ mutationFn: () => acceptPass(http, code) });

  if (accept.data) return <Accepted pass={accept.data} />;
  if (isNotFound(preview.error) || isNotFound(accept.error)) return <Gone />;
  if (preview.data) {
    return (
      <>
        <PageHeader title={copy[preview.data.kind].heading(preview.data.team)} />
        <Card>
          <p>{copy[preview.data.kind].words}</p>
          <Offer pass={preview.data} />
          {accept.isError && !accept.isPending && (
            <Banner tone="danger">{getErrorMessage(accept.error, copy.notAccepted)}</Banner>
          )}
          <Row>
            <Button
              aria-disabled={accept.isPending}
              onClick={() => accept.isPending || accept.mutate()}
            >
              {accept.isPending ? copy.accepting : copy.accept}
            </Button>
            <LinkButton as={Link} data-variant="plain" to="/">{copy.decline}</LinkButton>
          </Row>
        </Card>
      </>
    );
  }
  if (preview.isError) {
    return (
      <ErrorState
        title={copy.failed}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      >
        <p>{getErrorMessage(preview.error, copy.failedHint)}</p>
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={copy.looking}>
      <Skeleton $height="18rem" />
    </div>
  );
}

function Accepted({ pass }: { pass: OfferedPass }) {
  return (
    <>
      <PageHeader title={copy.accepted} />
      <Card role="status">
        <p>{copy.acceptedWords}</p>
        <Offer pass={pass} />
        {/* A plain link: only a page that is loaded anew brings other versions. */}
        <div>
          <LinkButton href="/">{copy.start}</LinkButton>
        </div>
      </Card>
    </>
  );
}

function Gone() {
  return (
    <>
      <PageHeader linkAs={Link} back={{ to: "/", label: copy.back }} title={copy.gone} />
      <EmptyState>
        <p>{copy.goneWords}</p>
      </EmptyState>
    </>
  );
}
