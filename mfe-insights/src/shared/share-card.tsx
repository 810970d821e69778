import { type RefObject, useEffect } from "react";
import { styled } from "styled-components";
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from "./share-card.drawing.ts";
import type { CardWords, ShareTheme } from "./share-card.model.ts";
import { copy } from "./share.copy.ts";

const Picture = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${CARD_WIDTH} / ${CARD_HEIGHT};
  border-radius: var(--radius-medium);
  box-shadow: var(--shadow-low);
`;

/** Families of the product's fonts, and what the words need of them; a font may fail to load. */
async function loadFonts(canvas: HTMLCanvasElement, words: CardWords) {
  const style = getComputedStyle(canvas);
  const [serif, sans] = ["--serif", "--sans"].map((name) => style.getPropertyValue(name).trim());
  const text = `${words.headline}${words.line}${copy.product}`;
  await Promise.allSettled([
    document.fonts.load(`600 76px ${serif}`, text),
    document.fonts.load(`400 40px ${sans}`, text),
  ]);
  return { serif: serif || "serif", sans: sans || "sans-serif" };
}

/**
 * The card as a picture, the same pixels that are saved and shared. `onDrawn` is told once it stands
 * there in the product's fonts.
 */
export function ShareCard({ canvas, theme, words, onDrawn }: {
  canvas: RefObject<HTMLCanvasElement | null>;
  theme: ShareTheme;
  words: CardWords;
  onDrawn: (theme: ShareTheme) => void;
}) {
  const { headline, line } = words;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    let isOver = false;
    void loadFonts(element, { headline, line }).then((fonts) => {
      if (isOver) return;
      drawCard(context, { theme, words: { headline, line, product: copy.product }, fonts });
      onDrawn(theme);
    });
    return () => {
      isOver = true;
    };
  }, [canvas, theme, headline, line, onDrawn]);
  return (
    <Picture
      ref={canvas}
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      role="img"
      aria-label={copy.picture(headline, line)}
      data-testid="share-card"
      data-theme-of-card={theme}
    />
  );
}
