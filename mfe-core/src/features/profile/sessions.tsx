import type { MemberSession } from "@reclaim/contracts-identity/accounts";
import {
  Button,
  ErrorState,
  Hidden,
  Muted,
  SectionTitle,
  Skeleton,
  Stack,
  Tag,
} from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { endSession, SESSIONS_KEY, useSessions } from "./account.client.ts";
import { copy } from "./account.copy.ts";
import { Rows } from "./account.styles.ts";

const text = copy.sessions;
/** Sessions that show before "Show more". */
const INITIAL_SESSIONS = 5;

/** Lists the member's sessions and ends one of them, or all but the present one. */
export function Sessions() {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const list = useSessions();
  const end = useMutation({
    mutationFn: (session: MemberSession | "others") => endSession(http, session),
    async onSuccess() {
      // The button that was pressed goes with its row.
      title.current?.focus();
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: () => notify({ ...text.notEnded, variant: "destructive" }),
  });
  const sessions = list.data ?? [];
  const shown = all ? sessions : sessions.slice(0, INITIAL_SESSIONS);
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle as="h3" ref={title} tabIndex={-1}>{text.title}</SectionTitle>
      <Hidden role="status">{end.isSuccess ? text.ended : ""}</Hidden>
      {list.isPending && (
        <>
          <Hidden role="status">{text.loading}</Hidden>
          <Skeleton style={{ height: "4rem" }} />
        </>
      )}
      {list.isError && <ErrorState title={text.failed} onRetry={() => void list.refetch()} />}
      <Rows>
        {shown.map((session) => (
          <li key={session.id}>
            <div>
              <p>{session.device}</p>
              <LastUsed session={session} />
            </div>
            {session.current ? <Tag>{text.here}</Tag> : (
              <Button
                data-variant="quiet"
                aria-label={text.endNamed(session.device)}
                aria-disabled={end.isPending}
                onClick={() => end.isPending || end.mutate(session)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {shown.length < sessions.length && (
        <Button data-variant="plain" onClick={() => setAll(true)}>
          {text.more(sessions.length - shown.length)}
        </Button>
      )}
      {sessions.filter(({ current }) => !current).length > 1 && (
        <div>
          <Button
            data-variant="quiet"
            aria-disabled={end.isPending}
            onClick={() => end.isPending || end.mutate("others")}
          >
            {text.endOthers}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const formatDay = (instant: Date) => instant.toLocaleDateString("en-US", { dateStyle: "long" });

function LastUsed({ session }: { session: MemberSession }) {
  const { clock } = useHost();
  const lastUsed = formatDay(new Date(session.lastUsedOn));
  const today = session.current || lastUsed === formatDay(clock.now());
  return <Muted>{today ? text.today : text.lastUsed(lastUsed)}</Muted>;
}
