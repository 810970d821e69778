import { HOME_PROMPTS, type JournalPrompt } from "../../shared/home-prompts.ts";

/** Spreads texts evenly over whole numbers; it need not be secret, only steady. */
const spread = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0,
    0x811c9dc5,
  );

/**
 * The prompt of a day (core specification §2): by chance, yet the same all day and on every device,
 * and so nothing is stored. `others` tells how often the member asked for another one.
 */
export function promptOf(localDate: string, memberId: string, others = 0): JournalPrompt {
  const index = (spread(`${localDate} ${memberId}`) + others) % HOME_PROMPTS.length;
  return HOME_PROMPTS[index] ?? HOME_PROMPTS[0];
}
