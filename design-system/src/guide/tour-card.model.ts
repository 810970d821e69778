/** The card as specified (core specification §9), in px. Long words make it higher, a small screen narrower. */
export const CARD_SIZE_PX = { width: 300, height: 180 } as const;
/** Between the card and the edge of the viewport. */
export const VIEWPORT_MARGIN_PX = 10;
/** Between the card and what it speaks of; room for the outline. */
export const TARGET_GAP_PX = 16;

export type Side = "top" | "right" | "bottom" | "left";

export interface Size {
  width: number;
  height: number;
}
/** In px of the viewport. */
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Place {
  left: number;
  top: number;
  /** Where it stands; `over` when no side has room, `centre` without a target. */
  at: Side | "over" | "centre";
}

const FALLBACKS: Record<Side, readonly Side[]> = {
  top: ["top", "bottom", "right", "left"],
  bottom: ["bottom", "top", "right", "left"],
  left: ["left", "right", "bottom", "top"],
  right: ["right", "left", "bottom", "top"],
};

/** Into the viewport; what is too long for it begins at the margin. */
const clampToViewport = (start: number, length: number, limit: number) =>
  Math.max(VIEWPORT_MARGIN_PX, Math.min(start, limit - VIEWPORT_MARGIN_PX - length));

const middle = (start: number, length: number, own: number) => start + (length - own) / 2;

function positionBeside(side: Side, target: Box, card: Size): { left: number; top: number } {
  const left = middle(target.left, target.width, card.width);
  const top = middle(target.top, target.height, card.height);
  switch (side) {
    case "top":
      return { left, top: target.top - TARGET_GAP_PX - card.height };
    case "bottom":
      return { left, top: target.top + target.height + TARGET_GAP_PX };
    case "left":
      return { left: target.left - TARGET_GAP_PX - card.width, top };
    case "right":
      return { left: target.left + target.width + TARGET_GAP_PX, top };
  }
}

/**
 * Where the card stands: on the wanted side of the target, else the opposite one, else another that
 * has room, else over the target; always within the viewport's margin, if it is not too big for it.
 */
export function placeCard(
  { target, card, viewport, side }: {
    target: Box | null;
    card: Size;
    viewport: Size;
    side: Side;
  },
): Place {
  const clamp = ({ left, top }: { left: number; top: number }) => ({
    left: clampToViewport(left, card.width, viewport.width),
    top: clampToViewport(top, card.height, viewport.height),
  });
  if (!target) {
    return {
      ...clamp({
        left: middle(0, viewport.width, card.width),
        top: middle(0, viewport.height, card.height),
      }),
      at: "centre",
    };
  }
  for (const at of FALLBACKS[side]) {
    const wanted = positionBeside(at, target, card);
    const place = clamp(wanted);
    const along = at === "top" || at === "bottom" ? "top" : "left";
    // Along the other axis it may slide; along this one it would slide over the target.
    if (place[along] === wanted[along]) return { ...place, at };
  }
  // The lower end of the target is the least of it.
  return { ...clamp(positionBeside("bottom", target, card)), at: "over" };
}

/** True where part of the box is outside the viewport, or where something may lie over it. */
export const isOffScreen = (
  box: Box,
  viewport: Size,
  covered: { top: number; bottom: number },
): boolean =>
  box.top < covered.top || box.left < 0 ||
  box.top + box.height > viewport.height - covered.bottom ||
  box.left + box.width > viewport.width;
