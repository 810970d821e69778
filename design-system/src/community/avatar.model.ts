/** Black or white, whichever has the higher contrast on `color` (#rrggbb; WCAG relative luminance). */
export function readableTextColor(color: string): "#000000" | "#ffffff" {
  // Above this luminance black has the greater contrast, and either has 4.5:1 at least.
  return relativeLuminance(color) > 0.179 ? "#000000" : "#ffffff";
}

/** Relative luminance of #rrggbb after WCAG 2, from 0 (black) to 1 (white). */
export function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
