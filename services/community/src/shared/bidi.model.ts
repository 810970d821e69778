/** Embeddings, overrides and isolates; the marks beside them reach no further than themselves. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as screens get it: stored as it was written, but without controls that would turn around what
 * stands after it. Hebrew and Arabic need none of them.
 */
export const withoutBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, "");
