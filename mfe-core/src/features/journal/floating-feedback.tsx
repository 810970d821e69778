import { Button } from "@reclaim/design-system";
import { DialogFailure, lateComponent } from "@reclaim/host-api";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { copy } from "./journal.copy.ts";

const FeedbackDialog = lateComponent(() => import("./feedback-dialog.tsx"), {
  Failed: DialogFailure,
});

/* Above the bottom navigation, below everything that opens; on a phone it is a round mark only. */
const Floating = styled(Button)`
  && {
    position: fixed;
    inset-inline-end: var(--space-4);
    bottom: calc(4.5rem + var(--space-2) + env(safe-area-inset-bottom));
    z-index: calc(var(--layer-header) - 1);
    background: var(--surface);
    box-shadow: var(--shadow-high);
  }
  &&:hover {
    background: var(--sunken);
  }
  @media (max-width: 40rem) {
    && {
      width: var(--target);
      padding: 0;
    }
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Always at hand: what the member thinks of the journal as a whole. */
export function FloatingFeedback() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Floating data-variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageSquareText size={20} strokeWidth={1.75} aria-hidden />
        <span>{copy.feedback.open}</span>
      </Floating>
      {open && <FeedbackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
