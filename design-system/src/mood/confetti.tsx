import { useEffect, useState } from "react";
import Pieces from "react-confetti";
import { useReducedMotion } from "../motion.ts";
import { Laurel } from "./laurel.tsx";

/** 200 pieces, gravity 0.1 and friction 0.99 unless said otherwise (core specification §9). */
const CONFETTI_DEFAULTS = { numberOfPieces: 200, gravity: 0.1, friction: 0.99 };
const COLOURS = ["--primary", "--primary-dark", "--secondary", "--accent"];

/** The theme's colours as values: a canvas knows no variables. */
function themeColours(): string[] {
  const style = getComputedStyle(document.documentElement);
  return COLOURS.map((name) => style.getPropertyValue(name).trim());
}

/**
 * Celebrates for `milliseconds`, in the colours of the theme, over everything and in nobody's way.
 * Those who want things still see laurels instead. Decoration: words must say what is celebrated.
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
  const [colors] = useState(themeColours);
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
        colors={colors}
        width={innerWidth}
        height={innerHeight}
        style={{ position: "fixed", zIndex: "var(--layer-confetti)" }}
      />
    </div>
  );
}
