import { crisisSign } from "@reclaim/contracts-common/text";
import * as z from "zod/mini";

const answerWithCrisis = z.object({ crisis: crisisSign });

/** True when an answer says that what was saved shows signs of risk: the offer of help then stands alone (D46). */
export const hasCrisisSign = (answer: unknown): boolean =>
  z.safeParse(answerWithCrisis, answer).success;
