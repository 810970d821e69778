import type { Desk, DeskRelease } from "@reclaim/contracts/release-desk";
import { Button, Card, EmptyState, Hidden, Muted, Stack } from "@reclaim/design-system";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { SearchField } from "@reclaim/design-system/search-field";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useFocusKept } from "../../../shared/use-focus-kept.ts";
import type { Asked } from "../changes/asked.ts";
import { countOf, failingOf, found, type Shown } from "../desk.model.ts";
import { Failing } from "./failing.tsx";
import { AskedQuestion, preloadLater } from "./later.ts";
import { copy } from "./release.copy.ts";
import { ReleaseRow } from "./release-row.tsx";
import { Heads } from "./release-row.styles.ts";

/** So many stand above the list; others are marked in it. */
const MOST_FAILING = 3;
/** So few are found by looking. */
const FEW = 6;

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
  const [question, setQuestion] = useState<{ asked: Asked; about: DeskRelease } | null>(null);
  useEffect(preloadLater, []);
  const onFocus = useFocusKept();
  const failing = failingOf(desk.releases);
  const about = desk.releases.find(({ name }) => name === question?.about.name) ?? question?.about;
  return (
    <Stack onFocus={onFocus}>
      {failing.slice(0, MOST_FAILING).map((release) => (
        <Failing
          key={release.name}
          release={release}
          ask={(asked) => setQuestion({ about: release, asked })}
        />
      ))}
      {failing.length > MOST_FAILING && (
        <Muted>{copy.moreFail(failing.length - MOST_FAILING)}</Muted>
      )}
      <Rows releases={desk.releases} ask={(about, asked) => setQuestion({ about, asked })} />
      {question && about && (
        <AskedQuestion
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
    ask: (about: DeskRelease, asked: Asked) => void;
  },
) {
  const [searched, setSearched] = useState("");
  const [shown, setShown] = useState<Shown>("all");
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
      {releases.length > FEW && (
        <Tools>
          <SearchField
            label={copy.find}
            labelHidden
            placeholder={copy.findPlaceholder}
            value={searched}
            onChange={setSearched}
          />
          <RadioGroup<Shown>
            label={copy.show}
            labelHidden
            data-variant="segments"
            value={shown}
            onChange={setShown}
            options={[
              { value: "all", label: copy.all(releases.length) },
              { value: "yours", label: copy.yours(countOf(releases, "yours")) },
              { value: "canary", label: copy.onCanary(countOf(releases, "canary")) },
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
