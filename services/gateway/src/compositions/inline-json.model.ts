/** JSON inside a script element: no `<` may end the element early. */
export const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
