import { expect, test } from "vitest";
import {
  type Box,
  CARD_SIZE_PX,
  isOffScreen,
  placeCard,
  type Side,
  type Size,
  TARGET_GAP_PX,
  VIEWPORT_MARGIN_PX,
} from "./tour-card.model.ts";

const SIDES: Side[] = ["top", "right", "bottom", "left"];
/** Phone, small phone, 1280 px at 200 % and 400 %, desk. */
const VIEWPORTS: Size[] = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 640, height: 450 },
  { width: 320, height: 225 },
  { width: 1280, height: 900 },
];
const CARDS: Size[] = [CARD_SIZE_PX, { width: 300, height: 320 }, { width: 280, height: 205 }];

function* cases() {
  for (const viewport of VIEWPORTS) {
    for (const card of CARDS) {
      for (const side of SIDES) {
        for (const width of [20, 160, 380]) {
          for (const height of [20, 300, 900]) {
            for (const left of [-200, 0, 0.4, 0.9, 2].map((part) => part * viewport.width)) {
              for (const top of [-1, 0, 0.4, 0.9, 3].map((part) => part * viewport.height)) {
                yield { viewport, card, side, target: { left, top, width, height } };
              }
            }
          }
        }
      }
    }
  }
}
const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width &&
  a.top < b.top + b.height && b.top < a.top + a.height;

test("the card keeps its margin on every side of every viewport that it fits into", () => {
  let fitting = 0;
  for (const { viewport, card, side, target } of cases()) {
    const { left, top } = placeCard({ target, card, viewport, side });
    const where = JSON.stringify({ viewport, card, side, target });
    expect(left, where).toBeGreaterThanOrEqual(VIEWPORT_MARGIN_PX);
    expect(top, where).toBeGreaterThanOrEqual(VIEWPORT_MARGIN_PX);
    expect(left + card.width, where).toBeLessThanOrEqual(viewport.width - VIEWPORT_MARGIN_PX);
    if (card.height > viewport.height - 2 * VIEWPORT_MARGIN_PX) {
      expect(top, where).toBe(VIEWPORT_MARGIN_PX);
    } else {
      fitting++;
      expect(top + card.height, where).toBeLessThanOrEqual(viewport.height - VIEWPORT_MARGIN_PX);
    }
  }
  expect(fitting).toBeGreaterThan(1000);
});

test("beside a target it never covers it", () => {
  let beside = 0;
  for (const { viewport, card, side, target } of cases()) {
    const { at, ...place } = placeCard({ target, card, viewport, side });
    if (at === "over") continue;
    beside++;
    expect(overlaps({ ...place, ...card }, target)).toBe(false);
  }
  expect(beside).toBeGreaterThan(1000);
});

const desk = { width: 1280, height: 900 };
const inTheMiddle = { left: 600, top: 400, width: 100, height: 50 };

test("with room all around it stands on the wanted side, in the target's middle", () => {
  const at = (side: Side) =>
    placeCard({ target: inTheMiddle, card: CARD_SIZE_PX, viewport: desk, side });
  expect(at("top")).toEqual({ left: 500, top: 400 - TARGET_GAP_PX - 180, at: "top" });
  expect(at("bottom")).toEqual({ left: 500, top: 450 + TARGET_GAP_PX, at: "bottom" });
  expect(at("left")).toEqual({ left: 600 - TARGET_GAP_PX - 300, top: 335, at: "left" });
  expect(at("right")).toEqual({ left: 700 + TARGET_GAP_PX, top: 335, at: "right" });
});

test("without room there it falls over to the opposite side, then to another", () => {
  const under = (target: Box, viewport: Size, side: Side) =>
    placeCard({ target, card: CARD_SIZE_PX, viewport, side }).at;
  expect(under({ ...inTheMiddle, top: 100 }, desk, "top")).toBe("bottom");
  expect(under({ ...inTheMiddle, top: 800 }, desk, "bottom")).toBe("top");
  expect(under({ ...inTheMiddle, left: 100 }, desk, "left")).toBe("right");
  expect(under({ ...inTheMiddle, left: 1100 }, desk, "right")).toBe("left");
  expect(under({ ...inTheMiddle, left: 40 }, { width: 320, height: 640 }, "left")).toBe("top");
  expect(under({ ...inTheMiddle, top: 100 }, { width: 1280, height: 300 }, "top")).toBe("right");
});

test("a target that leaves no room is covered at its lower end", () => {
  const phone = { width: 390, height: 844 };
  const target = { left: 16, top: 60, width: 358, height: 740 };
  expect(placeCard({ target, card: CARD_SIZE_PX, viewport: phone, side: "top" }))
    .toEqual({ left: 45, top: 654, at: "over" });
});

test("without a target it stands in the middle", () => {
  expect(placeCard({ target: null, card: CARD_SIZE_PX, viewport: desk, side: "top" }))
    .toEqual({ left: 490, top: 360, at: "centre" });
});

test("a target that is not all in the viewport, or lies under header or navigation, is off-screen", () => {
  const covered = { top: 60, bottom: 80 };
  expect(isOffScreen(inTheMiddle, desk, covered)).toBe(false);
  expect(isOffScreen({ ...inTheMiddle, top: 880 }, desk, covered)).toBe(true);
  expect(isOffScreen({ ...inTheMiddle, top: -10 }, desk, covered)).toBe(true);
  expect(isOffScreen({ ...inTheMiddle, top: 59 }, desk, covered)).toBe(true);
  expect(isOffScreen({ ...inTheMiddle, top: 60 }, desk, covered)).toBe(false);
  expect(isOffScreen({ ...inTheMiddle, top: 770 }, desk, covered)).toBe(false);
  expect(isOffScreen({ ...inTheMiddle, top: 771 }, desk, covered)).toBe(true);
  expect(isOffScreen({ ...inTheMiddle, left: 1250 }, desk, covered)).toBe(true);
  expect(isOffScreen({ ...inTheMiddle, left: -1 }, desk, covered)).toBe(true);
});
