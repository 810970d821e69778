import { waitlistToken } from "@reclaim/contracts-billing/billing";
import { Button, ErrorState, LinkButton, Muted, Page, PageTitle } from "@reclaim/design-system";
import { getErrorMessage, useHost, useTitle } from "@reclaim/host-api";
import { Link, useLocation } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { confirmWaitlist } from "./waitlist-confirmation.client.ts";
import { copy } from "./waitlist-confirmation.copy.ts";

/**
 * Where the link of the waitlist's mail leads. It asks before it confirms, since scanners of mail open
 * links, too; the token stands behind the #, so that it is in no log.
 */
export default function WaitlistConfirmation() {
  useTitle(copy.title);
  const { http } = useHost();
  const token = useLocation().hash.slice(1);
  const confirm = useMutation({ mutationFn: () => confirmWaitlist(http, token) });
  const back = (
    <div>
      <LinkButton as={Link} data-variant="quiet" to="/marketing">{copy.back}</LinkButton>
    </div>
  );
  if (!waitlistToken.safeParse(token).success) {
    return (
      <Page as="main">
        <PageTitle>{copy.title}</PageTitle>
        <ErrorState title={copy.broken} />
        {back}
      </Page>
    );
  }
  return (
    <Page as="main">
      <PageTitle>{copy.title}</PageTitle>
      {confirm.isSuccess
        ? (
          <>
            <p role="status">{copy.done}</p>
            <Muted>{copy.next}</Muted>
            {back}
          </>
        )
        : (
          <>
            <p>{copy.question}</p>
            {confirm.isError && <p role="alert">{getErrorMessage(confirm.error, copy.failed)}</p>}
            <div>
              <Button
                aria-disabled={confirm.isPending}
                onClick={() => !confirm.isPending && confirm.mutate()}
              >
                {confirm.isPending ? copy.confirming : copy.confirm}
              </Button>
            </div>
            {confirm.isError && back}
          </>
        )}
    </Page>
  );
}
