import { type Theme, THEME_BY_CATEGORY } from "@reclaim/contracts/mood-themes";
import { Button, Muted, Overline, SectionTitle, Select, Stack, Tag } from "@reclaim/design-system";
import { THEMES } from "@reclaim/design-system/tokens";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { applyTheme, isAutoTheme, isTheme, savedTheme } from "../../shared/theme.storage.ts";
import { namedTheme, PICKABLE } from "../../shared/theme.copy.ts";
import type { MoodThemes } from "../../shared/use-mood-theme.ts";
import { copy } from "./appearance.copy.ts";
import { ThemeSample } from "./theme-sample.tsx";

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const described = (theme: Theme): string => {
  const { description = "" } = THEMES.find(({ name }) => name === theme) ?? {};
  return `${description[0]?.toUpperCase()}${description.slice(1)}.`;
};
const categoryOf = (theme: Theme) =>
  (Object.keys(THEME_BY_CATEGORY) as (keyof typeof THEME_BY_CATEGORY)[])
    .find((category) => THEME_BY_CATEGORY[category] === theme);

/** A theme looked at without wearing it, and what the member's moods say about themes. */
export function AppearancePreview({ moods }: { moods: MoodThemes }) {
  const [worn, setWorn] = useState(savedTheme);
  const [theme, setTheme] = useState(worn === "default" ? PICKABLE[0] ?? worn : worn);
  // The sample stands below it: the focus brings both into view.
  const picker = useRef<HTMLSelectElement>(null);
  const category = categoryOf(theme);
  return (
    <Stack $gap={5}>
      <Select
        ref={picker}
        label={copy.previewed}
        hint={copy.previewedHint}
        value={theme}
        onChange={({ target }) => isTheme(target.value) && setTheme(target.value)}
      >
        {PICKABLE.map((name) => <option key={name} value={name}>{namedTheme(name)}</option>)}
      </Select>
      <ThemeSample theme={theme} />
      <Stack $gap={2} aria-live="polite">
        <SectionTitle as="h3">{namedTheme(theme)}</SectionTitle>
        <p>{described(theme)}</p>
        {category && <Muted>{copy.chosenFor[category]}</Muted>}
      </Stack>
      {isAutoTheme()
        ? <Muted>{copy.autoOn}</Muted>
        : worn === theme
        ? <Muted>{copy.used}</Muted>
        : (
          <div>
            <Button
              data-variant="quiet"
              onClick={() => {
                applyTheme(theme);
                setWorn(theme);
              }}
            >
              {copy.use}
            </Button>
          </div>
        )}
      <Recommendation
        moods={moods}
        onLook={(recommended) => {
          setTheme(recommended);
          picker.current?.focus();
        }}
      />
    </Stack>
  );
}

function Recommendation(
  { moods: { info, failed }, onLook }: { moods: MoodThemes; onLook: (theme: Theme) => void },
) {
  if (!info) return failed ? <Muted>{copy.moodsFailed}</Muted> : null;
  const { theme, recommendation, moodKeywords } = info;
  return (
    <Stack $gap={2}>
      <Overline as="h3">{copy.recommended}</Overline>
      <p>{recommendation}</p>
      {moodKeywords.length > 0 && (
        <Words aria-label={copy.keywords}>
          {moodKeywords.map((word) => <Tag as="li" key={word}>{word}</Tag>)}
        </Words>
      )}
      {theme !== "default" && (
        <div>
          <Button data-variant="quiet" onClick={() => onLook(theme)}>
            {copy.look(namedTheme(theme))}
          </Button>
        </div>
      )}
    </Stack>
  );
}
