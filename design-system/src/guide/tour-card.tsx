import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../actions/button.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { useReducedMotion } from "../motion.ts";
import { type Expression, Mascot } from "./mascot.tsx";
import { Spotlight } from "./spotlight.tsx";
import { CARD_SIZE_PX, placeCard, type Side, VIEWPORT_MARGIN_PX } from "./tour-card.model.ts";
import { useBoundingBoxes, useScrollIntoView, useTarget } from "./use-target.ts";

const Content = styled(Primitive.Content)`
  position: fixed;
  z-index: var(--layer-tour);
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  width: min(${CARD_SIZE_PX.width}px, 100vw - ${2 * VIEWPORT_MARGIN_PX}px);
  min-height: ${CARD_SIZE_PX.height}px;
  max-height: calc(100dvh - ${2 * VIEWPORT_MARGIN_PX}px);
  overflow-y: auto;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  background: var(--popover);
  box-shadow: var(--shadow-high);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;
const Title = styled(Primitive.Title)`
  flex: 1;
  min-width: 0;
  font-size: var(--text-lead);
`;
const Close = styled(IconButton)`
  align-self: flex-start;
  margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-3)) 0 calc(-1 * var(--space-2));
`;
const Words = styled(Primitive.Description)`
  flex: 1;
  font-size: var(--text-small);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1);
`;
const Counter = styled.p`
  flex: 1;
  white-space: nowrap;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);
`;

export interface TourStep {
  /** Selector of what the step speaks of. Without it, or while it is not there, the card stands in the middle. */
  target?: string;
  title: string;
  content: string;
  /** The side of the target where the card should stand; another if there is no room. */
  position: Side;
  expression: Expression;
  /** False leaves the page as it is, with no spotlight. */
  highlightTarget?: boolean;
}

/**
 * One step of a tour beside its target. Show it while the tour runs: it takes the focus, keeps it,
 * and gives it back. Arrow keys step, Escape closes. Which step it is, is yours to say.
 */
export function TourCard(
  { step, index, total, onBack, onNext, onFinish, onClose }: {
    step: TourStep;
    /** Place of the step, from 0. */
    index: number;
    total: number;
    onBack: () => void;
    onNext: () => void;
    onFinish: () => void;
    onClose: () => void;
  },
) {
  const still = useReducedMotion();
  const [card, setCard] = useState<HTMLDivElement | null>(null);
  const target = useTarget(step.target);
  const boxes = useBoundingBoxes(target, card);
  useScrollIntoView(target, still);
  const { left, top, at } = placeCard({ ...boxes, side: step.position });

  const first = index === 0;
  const last = index === total - 1;
  const onward = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  // Before the effect below moves the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    // When it opens; and on the first step Back goes away, and the focus with it.
    if (card && !card.contains(document.activeElement)) {
      onward.current?.focus({ preventScroll: true });
    }
  }, [card, index]);

  const stepByArrow = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight" && !last) onNext();
    else if (event.key === "ArrowLeft" && !first) onBack();
    else return;
    event.preventDefault();
  };
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        {(step.highlightTarget !== false || !boxes.target) && <Spotlight target={boxes.target} />}
        <Content
          ref={setCard}
          style={{ left, top }}
          data-at={at}
          onKeyDown={stepByArrow}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          // A press beside the card is a slip and not the wish to end the tour.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Head>
            <Mascot expression={step.expression} size={56} animated />
            <Title aria-live="polite">{step.title}</Title>
            <Close label="Close" onClick={onClose}>
              <X size={20} aria-hidden />
            </Close>
          </Head>
          <Words aria-live="polite">{step.content}</Words>
          <Foot>
            <Counter>{index + 1} / {total}</Counter>
            {!first && <Button data-variant="plain" onClick={onBack}>Back</Button>}
            <Button ref={onward} onClick={last ? onFinish : onNext}>
              {last ? "Finish" : "Next"}
            </Button>
          </Foot>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
