/** Above this a list shows the beginning only, so that one post does not hide the others. */
const MAX_SHORT_LENGTH = 600;
const MAX_SHORT_LINES = 8;

/** Whether `text` is too long to stand in full among others. */
export const isLongText = (text: string): boolean =>
  text.length > MAX_SHORT_LENGTH || text.split("\n").length > MAX_SHORT_LINES;
