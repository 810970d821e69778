import type { Post } from "@reclaim/contracts-community/community";
import { initialsOf } from "@reclaim/contracts-community/community";

/** The colours that the identity dialog picks from. */
export const IDENTITY_COLORS = [
  "#b04522",
  "#3f5d52",
  "#1f4f8b",
  "#6b4e9b",
  "#8a5a14",
  "#9b2c4d",
  "#2f6b4f",
  "#4a5568",
] as const;

/** The colours of automatic pseudonyms. */
export const AUTOMATIC_COLORS = [...IDENTITY_COLORS, "#0f6674", "#7a3b2e"] as const;

/** The colours of authors whose account is erased. */
export const ERASED_COLORS = ["#655c50", "#4f6367", "#6f5a4a", "#5b5570", "#5c6650"] as const;

/** One of `colors`. `random` gives numbers from 0 to below 1. */
export const pickColor = <Color extends string>(
  colors: readonly [Color, ...Color[]],
  random: () => number,
): Color => colors[Math.floor(random() * colors.length)] ?? colors[0];

/** The author of a post or comment as shown: name, avatar colour (#rrggbb) and initials. */
export interface Author {
  name: string;
  color: string;
  initials: string;
}

/** The author of a post or comment; "Member {n}" for an erased account (D24). */
export function authorOf(
  { pseudonym, pseudonymId }: Pick<Post, "pseudonym" | "pseudonymId">,
): Author {
  if (pseudonym) {
    const { pseudonym: name, avatarColor: color, avatarInitials: initials } = pseudonym;
    return { name, color, initials };
  }
  const name = `Member ${pseudonymId}`;
  const color = ERASED_COLORS[pseudonymId % ERASED_COLORS.length] ?? ERASED_COLORS[0];
  return { name, color, initials: initialsOf(name) };
}
