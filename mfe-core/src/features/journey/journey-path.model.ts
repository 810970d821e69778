/** A station in percent of the drawing's width and height. */
export interface Station {
  x: number;
  y: number;
}

/** How far the path swings to both sides of the middle, in percent of the height. */
const SWING = 22;

/** So many stations along a path that goes up and down as it goes on. */
export const placeStations = (count: number): Station[] =>
  Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) / count) * 100,
    y: 50 + SWING * Math.sin(index * 1.9 + 0.6),
  }));

/** A smooth path through the stations: an SVG path in a box of 100 by 100. */
export function drawPath(stations: readonly Station[]): string {
  const [first, ...others] = stations;
  if (!first) return "";
  let at = first;
  let path = `M${first.x} ${first.y}`;
  for (const next of others) {
    const middle = (at.x + next.x) / 2;
    path += `C${middle} ${at.y} ${middle} ${next.y} ${next.x} ${next.y}`;
    at = next;
  }
  return path;
}
