import { Button, Muted, Stack } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { type ReminderKind, reminderText, type Tone } from "../../shared/reminder.copy.ts";
import { copy } from "./notifications.copy.ts";

const KINDS = Object.keys(copy.kinds) as ReminderKind[];

const Kinds = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
  }
  li + li {
    border-top: 1px solid var(--border);
  }
`;

/** Try It Out: each kind once, as a notice in the member's tone, which changes nothing. */
export function NotificationPreviews({ tone }: { tone: Tone }) {
  const { notify } = useHost();
  return (
    <Stack>
      <Muted>{copy.tryOut}</Muted>
      <Muted>{copy.inTone(copy.tones[tone])}</Muted>
      <Kinds>
        {KINDS.map((kind) => (
          <li key={kind}>
            <span>{copy.kinds[kind]}</span>
            <Button
              data-variant="quiet"
              aria-label={copy.show(copy.kinds[kind])}
              onClick={() => notify(reminderText(kind, tone))}
            >
              {copy.showMe}
            </Button>
          </li>
        ))}
      </Kinds>
    </Stack>
  );
}
