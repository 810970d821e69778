import { unsubscribeToken } from "@reclaim/contracts-members/unsubscribe";
import { Button, ErrorState, LinkButton, Muted, Page, PageTitle } from "@reclaim/design-system";
import { getErrorMessage, useHost, useTitle } from "@reclaim/host-api";
import { Link, useSearchParams } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { unsubscribe } from "./unsubscribe.client.ts";
import { copy } from "./unsubscribe.copy.ts";

/**
 * Where the link of the weekly mail leads. It asks before it stops, since scanners of mail open links,
 * too; it needs no session.
 */
export default function Unsubscribe() {
  useTitle(copy.title);
  const { http, session: { member, refresh } } = useHost();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const stop = useMutation({
    mutationFn: () => unsubscribe(http, token),
    // Else the settings page would still show it on, and save it so.
    onSuccess: () => void (member && refresh().catch(() => {})),
  });
  if (!unsubscribeToken.safeParse(token).success) {
    return (
      <Page>
        <PageTitle>{copy.title}</PageTitle>
        <ErrorState title={copy.broken} />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>{copy.title}</PageTitle>
      {stop.isSuccess
        ? (
          <>
            <p role="status">{copy.done}</p>
            <Muted>{copy.again}</Muted>
            <div>
              <LinkButton as={Link} data-variant="quiet" to="/">{copy.home}</LinkButton>
            </div>
          </>
        )
        : (
          <>
            <p>{copy.question}</p>
            {stop.isError && <p role="alert">{getErrorMessage(stop.error, copy.failed)}</p>}
            <div>
              <Button
                aria-disabled={stop.isPending}
                onClick={() => !stop.isPending && stop.mutate()}
              >
                {stop.isPending ? copy.stopping : copy.stop}
              </Button>
            </div>
          </>
        )}
    </Page>
  );
}
