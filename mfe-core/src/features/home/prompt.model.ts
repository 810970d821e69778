import { HOME_PROMPTS, type JournalPrompt } from "../../shared/home-prompts.ts";
import { pickOfTheDay } from "./of-the-day.model.ts";

/** The prompt of a day (core specification §2). `others` tells how often another one was asked for. */
export function promptOfTheDay(localDate: string, memberId: string, others = 0): JournalPrompt {
  return pickOfTheDay(HOME_PROMPTS, `${localDate} ${memberId}`, others);
}
