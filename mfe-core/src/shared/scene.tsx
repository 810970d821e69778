import { styled } from "styled-components";
import type { Shape } from "./scene-shapes.ts";

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: var(--selected);
  overflow: hidden;
  [data-ink="sun"] {
    fill: var(--accent);
  }
  [data-ink="far"] {
    fill: color-mix(in srgb, var(--primary) 28%, var(--selected));
  }
  [data-ink="near"] {
    fill: color-mix(in srgb, var(--secondary) 45%, var(--selected));
  }
  [data-ink="dark"] {
    fill: color-mix(in srgb, var(--secondary) 80%, var(--selected));
  }
  [data-ink="paper"] {
    fill: var(--surface);
  }
  [data-ink="night"] {
    fill: color-mix(in srgb, var(--secondary) 62%, var(--selected));
  }
  [data-ink="line"] {
    fill: none;
    stroke: color-mix(in srgb, var(--secondary) 80%, var(--selected));
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/**
 * A small drawing in the colours of the theme, for modules, exercises and talks: nothing is fetched,
 * and no words are in it. Decoration; it fills the place it is given. In a `wide` one, which is much
 * wider than high, the ground goes on to both sides.
 */
export function Scene({ shapes, wide = false }: { shapes: readonly Shape[]; wide?: boolean }) {
  return (
    <Picture
      viewBox="0 0 160 100"
      preserveAspectRatio={wide ? "xMidYMax meet" : "xMidYMax slice"}
      aria-hidden
    >
      {shapes.map(([ink, path]) => <path key={path} data-ink={ink} d={path} />)}
    </Picture>
  );
}
