import checkIn from "./pictures/check-in.webp";
import circle from "./pictures/circle.webp";
import coach from "./pictures/coach.webp";
import preview from "./pictures/preview.jpg";
import privacy from "./pictures/privacy.webp";
import progress from "./pictures/progress.webp";

/** Screens of the product, as `npm run marketing-pictures` takes them; each has this size in CSS pixels. */
export const SCREENS = { checkIn, circle, progress, privacy, coach };
export const SCREEN_SIZE = { width: 390, height: 416 };

/** What previews of links show. */
export const PREVIEW = { url: preview, width: 1200, height: 630 };
