import type { Guide } from "../shared/guide.ts";
import { chanceOf } from "./choice.model.ts";
import { choosePrompt } from "./journal-prompts.model.ts";
import { interpretMoods } from "./mood-analysis.model.ts";
import { recommend } from "./recommendations.model.ts";
import { coach, writeEmail, writeModuleContent } from "./written.model.ts";

/** The rules that answer where no model is configured (AIW-14). */
export const guide: Guide = {
  recommend,
  suggestPrompt({ request, today, previous }) {
    const shown = request.previous ? [request.previous, ...previous] : previous;
    return choosePrompt(request, shown, chanceOf([today, ...shown].join("|")));
  },
  interpretMoods,
  writeModuleContent,
  writeEmail,
  coach,
};
