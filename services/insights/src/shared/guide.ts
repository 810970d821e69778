import type { CoachMessage } from "@reclaim/contracts-insights/coach";
import type {
  EmailRequest,
  ModuleContentRequest,
  WrittenEmail,
  WrittenModuleContent,
} from "@reclaim/contracts-insights/generated-content";
import type { JournalPromptRequest, MemberSituation } from "@reclaim/contracts-insights/insights";
import type { InterpretedMoods, MoodAnalysis } from "@reclaim/contracts-insights/mood-analysis";
import type { MoodEntry } from "@reclaim/contracts-insights/moods";
import type {
  RecommendationsRequest,
  Recommended,
} from "@reclaim/contracts-insights/recommendations";

/** What was counted in moods, and is the same whoever puts it into words. */
export type MoodFacts = Pick<MoodAnalysis, "averageScore" | "trend">;

/**
 * The rules that answer where no model is configured (D31). They are pure: the same input gives the same answer.
 * `today` is the member's local date; `previous` what he was answered last, newest first, so that the same does not
 * come twice in a row.
 */
export interface Guide {
  recommend(
    input: { request: RecommendationsRequest; today: string; previous: Recommended[] },
  ): Recommended;
  /** `previous`: prompts that he got, the one that is shown now among them. */
  suggestPrompt(
    input: { request: JournalPromptRequest; today: string; previous: string[] },
  ): string;
  /** `moods`: at least five, oldest first. */
  interpretMoods(input: { moods: MoodEntry[]; facts: MoodFacts }): InterpretedMoods;
  writeModuleContent(request: ModuleContentRequest): WrittenModuleContent;
  writeEmail(request: EmailRequest): WrittenEmail;
  /** `history`: the conversation before `message`, oldest first. */
  coach(
    input: {
      message: string;
      history: Pick<CoachMessage, "from" | "content">[];
      situation: MemberSituation;
      today: string;
    },
  ): string;
}
