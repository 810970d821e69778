import type { CoachEvent, CoachMessage, CoachRequest } from "@reclaim/contracts-insights/coach";
import { hasCrisisSigns } from "@reclaim/platform/crisis-screening";
import { AppError } from "@reclaim/platform/errors";
import { type Identity, requireTier } from "@reclaim/platform/identity";
import type { Assistant } from "../assistant/assistant.ts";
import { CrisisInAnswer } from "../assistant/checked-pieces.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import type { Guide } from "../shared/guide.ts";
import { promptLabel } from "../shared/prompt.ts";
import { todayOf } from "../shared/today.ts";
import { COACH_PROMPT } from "./coach.prompt.ts";
import { coachRepository } from "./coach.repository.ts";
import type { CoachMessageRow } from "./coach.table.ts";
import { toCoachMessage } from "./coach.wire.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "createId" | "insightsMasterKeys" | "log"> & {
  assistant: Assistant;
  guide: Guide;
};

/** As much of the conversation goes along. */
const REMEMBERED_MESSAGES = 20;
const ANSWER_LIMIT = 6000;

/**
 * Says something to the coach. What refuses it is thrown before anything is kept: 403 `upgrade_required`,
 * 429 `quota_exceeded`, 503 `unavailable`. Then the events of the answer come. The message is kept as it was
 * written, before the answer begins; what came of an answer that breaks off, or whose reader has gone, is
 * kept, too, and marked.
 */
export const talkToCoach = ({ assistant, guide, ...deps }: Deps) => {
  const repository = coachRepository(deps.db, deps);

  /** Keeps a message as the next one of the conversation. */
  async function keep(
    userId: string,
    fields: Pick<CoachMessageRow, "from" | "content" | "source" | "prompt" | "isPartial">,
  ): Promise<CoachMessage> {
    const date = await repository.nextDate(userId, deps.clock.now());
    const row = { id: deps.createId(), userId, date, ...fields };
    await repository.add(row);
    return toCoachMessage(row);
  }
  const keepMessage = (userId: string, content: string) =>
    keep(userId, { from: "member", content, source: null, prompt: null, isPartial: false });

  /** The message as it is kept; of who has no coach, nothing is. */
  async function* offerHelp(caller: Identity, message: string): AsyncGenerator<CoachEvent> {
    if (caller.entitlement.tier === "premium") {
      yield { event: "asked", data: await keepMessage(caller.sub, message) };
    }
    yield { event: "crisis", data: { crisis: true } };
  }

  return async (
    { caller, signal }: Asker,
    { message, localDate }: CoachRequest,
  ): Promise<AsyncGenerator<CoachEvent>> => {
    if (hasCrisisSigns(message)) return offerHelp(caller, message);
    requireTier(caller, "premium", "ai_coach");
    const { sub } = caller;
    const past = (await repository.page(sub, undefined, REMEMBERED_MESSAGES)).reverse()
      // What showed risk never goes to a model, also not with a later message.
      .filter(({ content }) => !hasCrisisSigns(content));
    const { source, pieces } = await assistant.converse({
      caller,
      signal,
      prompt: COACH_PROMPT,
      messages: [...past, { from: "member" as const, content: message }].map(
        ({ from, content }) => ({ role: from === "member" ? "user" : "assistant", content }),
      ),
      guide: (situation) =>
        guide.coach({
          message,
          history: past,
          situation,
          today: todayOf(localDate, deps.clock.now()),
        }),
    });
    const asked = await keepMessage(sub, message);
    const prompt = source === "model" ? promptLabel(COACH_PROMPT) : null;
    const keepAnswer = (content: string, isPartial: boolean) =>
      keep(sub, { from: "coach", content, source, prompt, isPartial });

    async function* events(): AsyncGenerator<CoachEvent> {
      let answer = "";
      let isOver = false;
      try {
        yield { event: "asked", data: asked };
        for await (const text of pieces) {
          answer += text;
          if (answer.length > ANSWER_LIMIT) break;
          yield { event: "text", data: { text } };
        }
        isOver = true;
        yield { event: "answered", data: await keepAnswer(answer, false) };
      } catch (error) {
        isOver = true;
        if (error instanceof CrisisInAnswer) yield { event: "crisis", data: { crisis: true } };
        else {
          const isTimeout = error instanceof AppError && error.code === "model_timeout";
          const kept = answer ? await keepAnswer(answer, true) : null;
          const code = isTimeout ? "model_timeout" : "model_failed";
          yield { event: "failed", data: { code, answer: kept } };
        }
      } finally {
        // Who reads has gone in the middle.
        if (!isOver && answer) await keepAnswer(answer, true);
      }
    }
    return events();
  };
};
