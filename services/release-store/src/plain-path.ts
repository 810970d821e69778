/** A longer name or path could not be stored everywhere. */
const LONGEST_NAME = 200;
const LONGEST_PATH = 500;

/**
 * True for a relative path of plain names, which means the same in a folder, in a bucket and in a
 * URL: letters, digits and `_.~@$+-`, no dot segments, no empty parts.
 */
export const isPlainPath = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  path.split("/").every((part) =>
    part.length <= LONGEST_NAME && /^[\w.~@$+-]+$/.test(part) && !/^\.+$/.test(part)
  );
