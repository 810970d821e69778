import { type OfferedPass, offeredPass } from "@reclaim/contracts/release-desk";
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
import { HttpError, reasonOf, useHost, useTitle } from "@reclaim/host-api";
import { Link, useLocation } from "@reclaim/host-api/router";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Offer } from "./offer.tsx";
import { copy } from "./pass.copy.ts";

const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

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
  const call = (what: "look" | "accept") => () =>
    http.send("POST", `/api/releases/passes/${what}`, { code }, offeredPass);
  const look = useQuery({
    queryKey: ["releases", "pass", code],
    queryFn: call("look"),
    // A code that is taken cannot be looked at again.
    staleTime: Infinity,
  });
  const accept = useMutation({ mutationFn: call("accept") });

  if (accept.data) return <Accepted pass={accept.data} />;
  if (isGone(look.error) || isGone(accept.error)) return <Gone />;
  if (look.data) {
    return (
      <>
        <PageHeader title={copy[look.data.kind].heading(look.data.team)} />
        <Card>
          <p>{copy[look.data.kind].words}</p>
          <Offer pass={look.data} />
          {accept.isError && !accept.isPending && (
            <Banner tone="danger">{reasonOf(accept.error, copy.notAccepted)}</Banner>
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
  if (look.isError) {
    return (
      <ErrorState
        title={copy.failed}
        retrying={look.isFetching}
        onRetry={() => void look.refetch()}
      >
        <p>{reasonOf(look.error, copy.failedHint)}</p>
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
