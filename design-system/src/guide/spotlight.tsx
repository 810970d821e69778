import { styled } from "styled-components";
import type { Box } from "./tour-card.model.ts";

/** Around the target, so that its own edge is seen. */
const CUT_OUT_PADDING_PX = 6;

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-tour);
  overflow: hidden;
  pointer-events: none;
  &[data-dim="true"] {
    background: var(--scrim);
  }
`;
const CutOut = styled.div`
  position: absolute;
  border-radius: var(--radius-medium);
  outline: 3px solid var(--accent);
  outline-offset: 1px;
  box-shadow: 0 0 0 200vmax var(--scrim);
`;

/** Dims the page around a target, or all of it where there is none. Decoration: it takes no press. */
export function Spotlight({ target }: { target: Box | null }) {
  return (
    <Cover aria-hidden data-part="spotlight" data-dim={target === null}>
      {target && (
        <CutOut
          data-part="cut-out"
          style={{
            left: target.left - CUT_OUT_PADDING_PX,
            top: target.top - CUT_OUT_PADDING_PX,
            width: target.width + 2 * CUT_OUT_PADDING_PX,
            height: target.height + 2 * CUT_OUT_PADDING_PX,
          }}
        />
      )}
    </Cover>
  );
}
