/** Above this a list shows the beginning only, so that one post does not hide the others. */
const LONG = 600;
const LONG_LINES = 8;

/** Whether `text` is too long to stand in full among others. */
export const isLong = (text: string): boolean =>
  text.length > LONG || text.split("\n").length > LONG_LINES;
