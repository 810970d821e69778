import { useEffect, useState } from "react";
import Pieces from "react-confetti";

/** 200 pieces, gravity 0.1 and friction 0.99 unless said otherwise (core specification §9). */
const CONFETTI_DEFAULTS = { numberOfPieces: 200, gravity: 0.1, friction: 0.99 };

/** Falls for `milliseconds`. Decoration: those who want no motion see none. */
export function Confetti(
  { milliseconds, ...options }: {
    milliseconds: number;
    numberOfPieces?: number;
    gravity?: number;
    friction?: number;
  },
) {
  const [running, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  useEffect(() => {
    const timer = setTimeout(() => setRunning(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  if (!running) return null;
  return (
    <div
      aria-hidden="true"
      data-testid="confetti"
      data-pieces={options.numberOfPieces ?? CONFETTI_DEFAULTS.numberOfPieces}
    >
      <Pieces
        {...CONFETTI_DEFAULTS}
        {...options}
        width={innerWidth}
        height={innerHeight}
        style={{ position: "fixed", zIndex: 70 }}
      />
    </div>
  );
}
