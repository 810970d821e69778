import type { Desk, DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Button, Card, EmptyState, Hidden, Muted, Stack } from "@reclaim/design-system";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { SearchField } from "@reclaim/design-system/search-field";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { usePreservedFocus } from "../../../shared/use-preserved-focus.ts";
import type { ReleaseAction } from "../changes/release-action.ts";
import { countReleases, findFailing, found, type ReleaseFilter } from "../desk.model.ts";
import { FailingRelease } from "./failing-release.tsx";
import { ActionDialog, preloadLateParts } from "./late-parts.ts";
import { copy } from "./release.copy.ts";
import { ReleaseRow } from "./release-row.tsx";
import { Heads } from "./release-row.styles.ts";

/** So many stand above the list; others are marked in it. */
const MAX_FAILING_SHOWN = 3;
/** So few are found by looking. */
const MAX_UNFILTERED = 6;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  > :first-child {
    flex: 1 1 16rem;
    max-width: 28rem;
  }
`;
const Frame = styled(Card)`
  gap: 0;
  padding-block: var(--space-3);
  container-type: inline-size;
`;
const List = styled.ul`
  padding: 0;
  list-style: none;
`;

/** Every remote and the shell. What somebody is being asked stays, whatever becomes of its row. */
export function ReleasesView({ desk }: { desk: Desk }) {
  const [question, setQuestion] = useState<{ asked: ReleaseAction; about: DeskRelease } | null>(
    null,
  );
  useEffect(preloadLateParts, []);
  const onFocus = usePreservedFocus();
  const failing = findFailing(desk.releases);
  const about = desk.releases.find(({ name }) => name === question?.about.name) ?? question?.about;
  return (
    <Stack onFocus={onFocus}>
      {failing.slice(0, MAX_FAILING_SHOWN).map((release) => (
        <FailingRelease
          key={release.name}
          release={release}
          ask={(asked) => setQuestion({ about: release, asked })}
        />
      ))}
      {failing.length > MAX_FAILING_SHOWN && (
        <Muted>{copy.moreFail(failing.length - MAX_FAILING_SHOWN)}</Muted>
      )}
      <Rows releases={desk.releases} ask={(about, asked) => setQuestion({ about, asked })} />
      {question && about && (
        <ActionDialog
          asked={question.asked}
          release={about}
          you={desk.you.label}
          onClose={() => setQuestion(null)}
        />
      )}
    </Stack>
  );
}

function Rows(
  { releases, ask }: {
    releases: readonly DeskRelease[];
    ask: (about: DeskRelease, asked: ReleaseAction) => void;
  },
) {
  const [searched, setSearched] = useState("");
  const [shown, setShown] = useState<ReleaseFilter>("all");
  if (releases.length === 0) {
    return (
      <EmptyState title={copy.none}>
        <p>{copy.noneHint}</p>
        <p>
          <code>{copy.noneCommand}</code>
        </p>
      </EmptyState>
    );
  }
  const rows = found(releases, shown, searched);
  const showAll = () => {
    setSearched("");
    setShown("all");
  };
  return (
    <Stack>
      {releases.length > MAX_UNFILTERED && (
        <Tools>
          <SearchField
            label={copy.find}
            labelHidden
            placeholder={copy.findPlaceholder}
            value={searched}
            onChange={setSearched}
          />
          <RadioGroup<ReleaseFilter>
            label={copy.show}
            labelHidden
            data-variant="segments"
            value={shown}
            onChange={setShown}
            options={[
              { value: "all", label: copy.all(releases.length) },
              { value: "yours", label: copy.yours(countReleases(releases, "yours")) },
              { value: "canary", label: copy.onCanary(countReleases(releases, "canary")) },
            ]}
          />
        </Tools>
      )}
      <Hidden role="status">
        {rows.length < releases.length && copy.foundCount(rows.length, releases.length)}
      </Hidden>
      {rows.length === 0
        ? (
          <EmptyState
            action={<Button data-variant="quiet" onClick={showAll}>{copy.showAll}</Button>}
          >
            <p>{copy.noneFound}</p>
          </EmptyState>
        )
        : (
          <Frame as="div">
            <Heads as="div" aria-hidden>
              {Object.values(copy.heads).map((head) => <span key={head}>{head}</span>)}
            </Heads>
            <List aria-label={copy.list}>
              {rows.map((release) => (
                <ReleaseRow
                  key={release.name}
                  release={release}
                  ask={(asked) => ask(release, asked)}
                />
              ))}
            </List>
          </Frame>
        )}
      <Muted>{copy.legend}</Muted>
    </Stack>
  );
}
