import * as z from "zod/mini";

/** What a remote is called. */
export const remoteName = z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]{0,48}$/));
/** What can be released: the shell or a remote. */
export const releasedName = z.string().check(z.regex(/^(shell|mfe-[a-z][a-z0-9-]{0,48})$/));
/** The package's version and a hash of what was built, such as "1.2.0-0f3a9c81b2d4". */
export const version = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/));
