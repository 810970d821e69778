import { isAppealable, REASON_LIMIT } from "@reclaim/contracts-community/moderation";
import { Button, Muted, Row, Select, Stack, TextArea } from "@reclaim/design-system";
import { Dialog } from "@reclaim/design-system/dialog";
import { useDraft } from "@reclaim/host-api";
import { type FormEvent, useState } from "react";
import { type Deciding, useDecide } from "./moderation.client.ts";
import { copy } from "./moderation.copy.ts";

/** Asks for the reason of a decision, says what follows from it, and sends it. */
export default function DecisionDialog(
  { deciding, name, onClose }: { deciding: Deciding; name: string; onClose: () => void },
) {
  const draft = useDraft(`moderation:${JSON.stringify(deciding)}`);
  const [days, setDays] = useState(7);
  const [isMissing, setMissing] = useState(false);
  const decide = useDecide(deciding, () => {
    draft.clear();
    onClose();
  });
  const words = "action" in deciding ? copy.actions[deciding.action] : copy[deciding.outcome];
  const isReasonNeeded = !("action" in deciding) || isAppealable(deciding.action);
  const isSuspension = "action" in deciding && deciding.action === "suspend";
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.of(words.button, name)}
      description={words.consequence}
    >
      <Stack
        as="form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          const reason = draft.text.trim();
          const missing = isReasonNeeded && reason === "";
          setMissing(missing);
          if (missing || reason.length > REASON_LIMIT) return;
          decide.mutate(isSuspension ? { reason, days } : { reason });
        }}
      >
        {isSuspension && (
          <Select
            label={copy.days}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {copy.dayChoices.map(([value, label]) => (
              <option key={value} value={value}>{label}</option>
            ))}
          </Select>
        )}
        <TextArea
          label={copy.reason}
          hint={isReasonNeeded ? copy.reasonHint : undefined}
          mark={isReasonNeeded ? undefined : "optional"}
          rows={3}
          maxLength={REASON_LIMIT}
          value={draft.text}
          readOnly={decide.isPending}
          error={isMissing ? copy.reasonMissing : undefined}
          onChange={(event) => {
            draft.setText(event.target.value);
            setMissing(false);
          }}
        />
        <Row>
          <Button type="submit" aria-disabled={decide.isPending}>
            {decide.isPending ? copy.working : words.button}
          </Button>
          <Button data-variant="plain" onClick={onClose}>{copy.cancel}</Button>
        </Row>
        {decide.isError && <Muted role="alert">{copy.notDecided.title}</Muted>}
      </Stack>
    </Dialog>
  );
}
