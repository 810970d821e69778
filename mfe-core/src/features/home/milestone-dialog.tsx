import { Button } from "@reclaim/design-system";
import { Confetti } from "@reclaim/design-system/confetti";
import { Dialog } from "@reclaim/design-system/dialog";
import { styled } from "styled-components";
import { milestoneTitle } from "./milestone.model.ts";
import { copy } from "./home.copy.ts";

/** Milliseconds that the confetti falls (core specification §4). */
const CONFETTI_MS = 4000;

const Days = styled.p`
  font: var(--weight-strong) var(--text-huge) / 1 var(--serif);
  color: var(--primary-dark);
`;

/** A milestone of the streak is reached: said once, closed by the member. */
export default function MilestoneDialog({ days, onClose }: { days: number; onClose: () => void }) {
  return (
    <>
      <Confetti milliseconds={CONFETTI_MS} />
      <Dialog
        open
        onOpenChange={onClose}
        title={milestoneTitle(days)}
        description={copy.milestone.words(days)}
      >
        <Days>{copy.milestone.days(days)}</Days>
        <div>
          <Button onClick={onClose}>{copy.milestone.close}</Button>
        </div>
      </Dialog>
    </>
  );
}
