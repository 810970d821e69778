import type { AuditEntry } from "@reclaim/contracts-releases/release-desk";
import { Button, Card, EmptyState, Muted, Stack } from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { formatTime } from "../../../shared/time-format.model.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { getAuditPage } from "../desk.client.ts";
import { filterAuditEntries } from "../desk.model.ts";
import { copy } from "./audit.copy.ts";
import { appendOlder, type AuditLog, groupByDay, prependNewest } from "./audit.model.ts";

/** As many lines as the desk brings; with fewer there are no older ones. */
const PAGE = 50;

const Search = styled.div`
  max-width: 28rem;
`;
const Frame = styled(Card)`
  gap: var(--space-2);
  container-type: inline-size;
  h2 {
    font: inherit;
    font-weight: var(--weight-strong);
    letter-spacing: 0;
  }
  h2:not(:first-child) {
    margin-top: var(--space-4);
  }
`;
const List = styled.ol`
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 4.25rem minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--border);
  font-size: var(--text-small);
  line-height: 1.4;
  overflow-wrap: anywhere;
  time,
  em {
    font-style: normal;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  > div {
    grid-column: 2;
  }
  @container (min-width: 48rem) {
    grid-template-columns: 4.25rem minmax(0, 0.7fr) minmax(0, 1fr);
    > div {
      grid-column: auto;
    }
  }
`;

/** The audit log, newest first, grouped by day. */
export default function AuditView({ newest }: { newest: readonly AuditEntry[] }) {
  const { http } = useHost();
  const [searched, setSearched] = useState("");
  const [known, setKnown] = useState<AuditLog>(newest);
  const [last, setLast] = useState(newest);
  const [more, setMore] = useState(newest.length >= PAGE);
  if (newest !== last) {
    setLast(newest);
    setKnown(prependNewest(known, newest));
  }
  const older = useMutation({
    mutationFn: (before: number) => getAuditPage(http, before),
    onSuccess({ entries, next }) {
      setKnown((known) => appendOlder(known, entries));
      setMore(next !== null);
    },
  });
  const entries = filterAuditEntries(known, searched);
  const oldest = known.at(-1);
  if (!oldest) {
    return (
      <EmptyState>
        <p>{copy.none}</p>
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Search>
        <SearchField
          label={copy.find}
          labelHidden
          placeholder={copy.findPlaceholder}
          value={searched}
          onChange={setSearched}
        />
      </Search>
      <Frame as="div">
        {entries.length === 0 && <p role="status">{copy.noneFound}</p>}
        {groupByDay(entries).map(({ day, lines }) => <Day key={day} day={day} lines={lines} />)}
      </Frame>
      {older.isError && <Muted role="alert">{getErrorMessage(older.error, copy.failed)}</Muted>}
      {more && (
        <div>
          <Button
            data-variant="quiet"
            aria-disabled={older.isPending}
            onClick={() => older.isPending || older.mutate(oldest.id)}
          >
            {older.isPending ? copy.loading : copy.older}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Day({ day, lines }: { day: string; lines: readonly AuditEntry[] }) {
  return (
    <>
      <h2>{day}</h2>
      <List aria-label={day}>
        {lines.map(({ id, at, actor, action, name, version, detail }) => (
          <Line key={id}>
            <time dateTime={at}>{formatTime(new Date(at))}</time>
            <span>
              <strong>{action}</strong> <em>{copy.by(actor)}</em>
            </span>
            <div>
              {name} {version && <VersionName version={version} />}
              {detail && <p>{detail}</p>}
            </div>
          </Line>
        ))}
      </List>
    </>
  );
}
