import type { Theme } from "@reclaim/contracts-insights/mood-themes";
import { Button, Muted, Row, Select, Stack } from "@reclaim/design-system";
import { Slider } from "@reclaim/design-system/slider";
import { Switch } from "@reclaim/design-system/switch";
import { useState } from "react";
import { styled } from "styled-components";
import {
  applyTheme,
  isAutoTheme,
  isTheme,
  MAX_NOTICE_SECONDS,
  MIN_NOTICE_SECONDS,
  readNoticeSeconds,
  readTheme,
  saveAutoTheme,
  saveNoticeSeconds,
} from "../../shared/theme.storage.ts";
import { SELECTABLE_THEMES, themeLabel } from "../../shared/theme.copy.ts";
import { useDeviceValue } from "../../shared/use-device-value.ts";
import { copy } from "./appearance.copy.ts";

const Colours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: var(--space-2);
`;
/** Painted in the theme that it stands for, whatever the page wears. */
const Colour = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--background);
  color: var(--foreground);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &::before {
    content: "";
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: linear-gradient(to right, var(--primary-dark) 50%, var(--accent) 50%);
  }
  &:hover {
    border-color: var(--foreground);
  }
  &[aria-pressed="true"] {
    border-color: var(--primary-dark);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
    font-weight: var(--weight-strong);
  }
`;

/** `recommended`: what the member's moods say, once it is known; worn as soon as the automatic theme is on. */
export function AppearancePreferences({ recommended }: { recommended: Theme | undefined }) {
  // The choice holds also where storage is forbidden.
  const [chosenAuto, setAuto] = useState<boolean>();
  const [chosenTheme, setTheme] = useState<Theme>();
  const [chosenSeconds, setSeconds] = useState<number>();
  const storedAuto = useDeviceValue(isAutoTheme, true);
  const storedTheme = useDeviceValue(readTheme, "default");
  const storedSeconds = useDeviceValue(readNoticeSeconds, MIN_NOTICE_SECONDS);
  const auto = chosenAuto ?? storedAuto;
  const theme = chosenTheme ?? storedTheme;
  const noticeSeconds = chosenSeconds ?? storedSeconds;
  function choose(chosen: Theme) {
    applyTheme(chosen);
    setTheme(chosen);
  }
  function follow(on: boolean) {
    saveAutoTheme(on);
    setAuto(on);
    if (on && recommended) choose(recommended);
    // The moods may have changed it since this was opened.
    else setTheme(readTheme());
  }
  return (
    <Stack $gap={5}>
      <Switch
        label={copy.auto}
        description={copy.autoHint}
        checked={auto}
        onCheckedChange={follow}
      />
      {!auto && (
        <Stack>
          <Select
            label={copy.theme}
            value={theme}
            onChange={({ target }) => isTheme(target.value) && choose(target.value)}
          >
            {/* Never offered, only shown while it is worn. */}
            {theme === "default" && <option value="default" disabled hidden>{copy.noTheme}</option>}
            {SELECTABLE_THEMES.map((name) => (
              <option key={name} value={name}>{themeLabel(name)}</option>
            ))}
          </Select>
          <Colours role="group" aria-label={copy.colours}>
            {SELECTABLE_THEMES.map((name) => (
              <Colour
                key={name}
                type="button"
                data-theme={name}
                aria-pressed={name === theme}
                onClick={() => choose(name)}
              >
                {themeLabel(name)}
              </Colour>
            ))}
          </Colours>
        </Stack>
      )}
      <Row>
        <Button
          data-variant="quiet"
          onClick={() => {
            if (auto) follow(false);
            choose("default");
          }}
        >
          {copy.reset}
        </Button>
        <Muted>{auto ? copy.resetHintAuto : copy.resetHint}</Muted>
      </Row>
      <Slider
        label={copy.duration}
        hint={copy.durationHint}
        min={MIN_NOTICE_SECONDS}
        max={MAX_NOTICE_SECONDS}
        value={Math.min(Math.max(noticeSeconds, MIN_NOTICE_SECONDS), MAX_NOTICE_SECONDS)}
        say={copy.seconds}
        ends={copy.durationEnds}
        marks
        onChange={(seconds) => {
          saveNoticeSeconds(seconds);
          setSeconds(seconds);
        }}
      />
    </Stack>
  );
}
