import { useEffect, useState, useSyncExternalStore } from "react";
import Pieces from "react-confetti";
import { useReducedMotion } from "../motion.ts";
import { Laurel } from "./laurel.tsx";

/** 200 pieces, gravity 0.1 and friction 0.99 unless said otherwise (core specification §9). */
const CONFETTI_DEFAULTS = { numberOfPieces: 200, gravity: 0.1, friction: 0.99 };
const COLOURS = ["--primary", "--primary-dark", "--secondary", "--accent"];

/** The theme's colours as values, separated by spaces: a canvas knows no variables. */
function readThemeColours(): string {
  const style = getComputedStyle(document.documentElement);
  return COLOURS.map((name) => style.getPropertyValue(name).trim()).join(" ");
}
const subscribeToNothing = () => () => {};

/**
 * Celebrates for `milliseconds`, in the colours of the theme, over everything and in nobody's way.
 * With reduced motion laurels show instead. Decoration: words must say what is celebrated.
 */
export function Confetti(
  { milliseconds, ...options }: {
    milliseconds: number;
    numberOfPieces?: number;
    gravity?: number;
    friction?: number;
  },
) {
  const [running, setRunning] = useState(true);
  // It is over in seconds: what holds at its start holds to its end.
  const [still] = useState(useReducedMotion());
  const colors = useSyncExternalStore(subscribeToNothing, readThemeColours, () => "");
  const width = useSyncExternalStore(subscribeToNothing, () => innerWidth, () => 0);
  const height = useSyncExternalStore(subscribeToNothing, () => innerHeight, () => 0);
  useEffect(() => {
    const timer = setTimeout(() => setRunning(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  if (!running) return null;
  if (still) return <Laurel />;
  return (
    <div
      aria-hidden="true"
      data-testid="confetti"
      data-pieces={options.numberOfPieces ?? CONFETTI_DEFAULTS.numberOfPieces}
    >
      <Pieces
        {...CONFETTI_DEFAULTS}
        {...options}
        colors={colors.split(" ")}
        width={width}
        height={height}
        style={{ position: "fixed", zIndex: "var(--layer-confetti)" }}
      />
    </div>
  );
}
