import type { Highlighted } from "@reclaim/contracts-community/search";

import { withoutBidiControls } from "../shared/bidi.model.ts";

/** Stand around what matches in a text from the database; a member's text cannot hold them there. */
export const MATCH_START = "\u0001";
export const MATCH_END = "\u0002";

/** The parts of a text between `MATCH_START` and `MATCH_END` are what matches. */
export const toHighlighted = (marked: string): Highlighted =>
  withoutBidiControls(marked).split(MATCH_START).flatMap((piece, index) => {
    if (index === 0) return [{ text: piece, isMatch: false }];
    const [match = "", rest = ""] = piece.split(MATCH_END);
    return [{ text: match, isMatch: true }, { text: rest, isMatch: false }];
  }).filter(({ text }) => text !== "");
