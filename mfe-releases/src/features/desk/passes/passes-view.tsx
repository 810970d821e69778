import type { Desk, DeskPass } from "@reclaim/contracts-releases/release-desk";
import { Button, Card, EmptyState, Muted, Row, Stack, Tag } from "@reclaim/design-system";
import { useState } from "react";
import { styled } from "styled-components";
import { SmallButton } from "../../../shared/dense.ts";
import { usePreservedFocus } from "../../../shared/use-preserved-focus.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { RelativeTime } from "../../../shared/relative-time.tsx";
import { sortReleases } from "../desk.model.ts";
import { EndPass } from "./end-pass.tsx";
import { NewPass } from "./new-pass.tsx";
import { copy } from "./passes.copy.ts";

const Head = styled(Row)`
  justify-content: space-between;
`;
const List = styled.ul`
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  line-height: 1.4;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--border);
  }
  > * {
    grid-column: 1 / -1;
  }
  > :first-child {
    grid-column: 1;
  }
  > button {
    grid-area: 1 / 2;
  }
  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr) auto;
    > *,
    > :first-child,
    > button {
      grid-area: auto;
    }
  }
`;
const Frame = styled(Card)`
  padding-block: var(--space-2);
  container-type: inline-size;
`;

/** Testers and overrides of one's own remotes. */
export default function PassesView({ desk: { passes, releases, you } }: { desk: Desk }) {
  const [inviting, setInviting] = useState(false);
  const [ending, setEnding] = useState<DeskPass | null>(null);
  const onFocus = usePreservedFocus();
  const own = sortReleases(releases).filter(({ yours }) => yours);
  const invite = own.length > 0 && (
    <Button data-variant="quiet" onClick={() => setInviting(true)}>{copy.invite}</Button>
  );
  return (
    <Stack onFocus={onFocus}>
      {passes.length === 0
        ? (
          <EmptyState title={copy.none} action={invite}>
            <p>{copy.noneHint}</p>
          </EmptyState>
        )
        : (
          <>
            <Head>
              <p>{copy.lead}</p>
              {invite}
            </Head>
            <Frame as="div">
              <List aria-label={copy.list}>
                {passes.map((pass) => (
                  <PassLine
                    key={pass.id}
                    pass={pass}
                    onEnd={() => setEnding(pass)}
                  />
                ))}
              </List>
            </Frame>
          </>
        )}
      {inviting && <NewPass releases={own} you={you.label} onClose={() => setInviting(false)} />}
      {ending && <EndPass pass={ending} onClose={() => setEnding(null)} />}
    </Stack>
  );
}

function PassLine({ pass, onEnd }: { pass: DeskPass; onEnd: () => void }) {
  const { kind, name, version, label, by, accepted, expiresAt } = pass;
  return (
    <Line>
      <Row $gap={2}>
        <strong>{label}</strong>
        {!accepted && <Tag data-tone="info">{copy.waiting}</Tag>}
      </Row>
      <div>
        {version
          ? (
            <>
              {name} <VersionName version={version} />
            </>
          )
          : copy.gets(name)}
        <Muted>{copy.kinds[kind]}</Muted>
      </div>
      <Muted>
        {copy.ends} <RelativeTime at={expiresAt} /> · {copy.by(by)}
      </Muted>
      <SmallButton data-variant="quiet" aria-label={copy.endOf(label, name)} onClick={onEnd}>
        {copy.end}
      </SmallButton>
    </Line>
  );
}
