import { type Theme, THEME_BY_CATEGORY } from "@reclaim/contracts-insights/mood-themes";
import { Button, Muted, Overline, SectionTitle, Select, Stack, Tag } from "@reclaim/design-system";
import { THEMES } from "@reclaim/design-system/tokens";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { applyTheme, isAutoTheme, isTheme, readTheme } from "../../shared/theme.storage.ts";
import { SELECTABLE_THEMES, themeLabel } from "../../shared/theme.copy.ts";
import type { ThemeRecommendation } from "../../shared/use-mood-theme.ts";
import { useDeviceValue } from "../../shared/use-device-value.ts";
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

const describeTheme = (theme: Theme): string => {
  const { description = "" } = THEMES.find(({ name }) => name === theme) ?? {};
  return `${description[0]?.toUpperCase()}${description.slice(1)}.`;
};
const moodCategoryOf = (theme: Theme) =>
  (Object.keys(THEME_BY_CATEGORY) as (keyof typeof THEME_BY_CATEGORY)[])
    .find((category) => THEME_BY_CATEGORY[category] === theme);

/** A theme looked at without wearing it, and what the member's moods say about themes. */
export function AppearancePreview({ moods }: { moods: ThemeRecommendation }) {
  const [appliedTheme, setAppliedTheme] = useState<Theme>();
  const storedTheme = useDeviceValue(readTheme, "default");
  const worn = appliedTheme ?? storedTheme;
  const [chosenTheme, setTheme] = useState<Theme>();
  const theme = chosenTheme ?? (worn === "default" ? SELECTABLE_THEMES[0] ?? worn : worn);
  const isAuto = useDeviceValue(isAutoTheme, true);
  // The sample stands below it: the focus brings both into view.
  const picker = useRef<HTMLSelectElement>(null);
  const category = moodCategoryOf(theme);
  return (
    <Stack $gap={5}>
      <Select
        ref={picker}
        label={copy.previewed}
        hint={copy.previewedHint}
        value={theme}
        onChange={({ target }) => isTheme(target.value) && setTheme(target.value)}
      >
        {SELECTABLE_THEMES.map((name) => <option key={name} value={name}>{themeLabel(name)}
        </option>)}
      </Select>
      <ThemeSample theme={theme} />
      <Stack $gap={2} aria-live="polite">
        <SectionTitle as="h3">{themeLabel(theme)}</SectionTitle>
        <p>{describeTheme(theme)}</p>
        {category && <Muted>{copy.chosenFor[category]}</Muted>}
      </Stack>
      {isAuto ? <Muted>{copy.autoOn}</Muted> : worn === theme ? <Muted>{copy.used}</Muted> : (
        <div>
          <Button
            data-variant="quiet"
            onClick={() => {
              applyTheme(theme);
              setAppliedTheme(theme);
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
  { moods: { info, failed }, onLook }: {
    moods: ThemeRecommendation;
    onLook: (theme: Theme) => void;
  },
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
            {copy.look(themeLabel(theme))}
          </Button>
        </div>
      )}
    </Stack>
  );
}
