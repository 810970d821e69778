import { type MemberSession, memberSessions } from "@reclaim/contracts/accounts";
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
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { copy } from "./account.copy.ts";
import { Rows } from "./account.styles.ts";

const text = copy.sessions;
export const SESSIONS = ["account", "sessions"];
/** More are shown when he asks for them. */
const SHOWN = 5;

/** Where a member is signed in; he ends it there, or everywhere but here. */
export function Sessions() {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const list = useQuery({
    queryKey: SESSIONS,
    queryFn: () => http.get("/api/account/sessions", memberSessions),
  });
  const end = useMutation({
    mutationFn: (session: MemberSession | "others") =>
      http.send(
        "DELETE",
        session === "others" ? "/api/account/sessions" : `/api/account/sessions/${session.id}`,
      ),
    async onSuccess() {
      // The button that was pressed goes with its row.
      title.current?.focus();
      await queries.invalidateQueries({ queryKey: SESSIONS });
    },
    onError: () => notify({ ...text.notEnded, variant: "destructive" }),
  });
  const sessions = list.data ?? [];
  const shown = all ? sessions : sessions.slice(0, SHOWN);
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

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

function LastUsed({ session }: { session: MemberSession }) {
  const { clock } = useHost();
  const lastUsed = day.format(new Date(session.lastUsedOn));
  const today = session.current || lastUsed === day.format(clock.now());
  return <Muted>{today ? text.today : text.lastUsed(lastUsed)}</Muted>;
}
