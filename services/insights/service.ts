import { themeForMoods } from "@reclaim/contracts-insights/mood-themes";
import { insightsOperations } from "@reclaim/contracts-insights/operations";
import { createServiceApp, type ServiceDefinition } from "@reclaim/platform/service";
import { createAssistant } from "./src/assistant/assistant.ts";
import { coachRoutes } from "./src/coach/coach.routes.ts";
import { generatedContentRoutes } from "./src/generated-content/generated-content.routes.ts";
import { guide } from "./src/guide/guide.ts";
import { insightsData } from "./src/insights.data.ts";
import { journalPromptRoutes } from "./src/journal-prompts/journal-prompts.routes.ts";
import { keptAnswerRoutes } from "./src/kept-answers/kept-answers.routes.ts";
import {
  createLanguageModel,
  MODEL_TIMEOUTS,
  type ModelTimeouts,
} from "./src/language-model/language-model.client.ts";
import { moodAnalysisRoutes } from "./src/mood-analysis/mood-analysis.routes.ts";
import { moodThemeRoutes } from "./src/mood-themes/mood-themes.routes.ts";
import { planRoutes } from "./src/plan/plan.routes.ts";
import { pseudonymRoutes } from "./src/pseudonyms/pseudonyms.routes.ts";
import { quotaRoutes } from "./src/quota/quota.routes.ts";
import { recommendationRoutes } from "./src/recommendations/recommendations.routes.ts";
import type { InsightsSecret } from "./src/shared/deps.ts";

/** The service with other time limits for its model, as tests need them. */
export const defineInsights = (
  timeouts: ModelTimeouts,
): ServiceDefinition<InsightsSecret> => ({
  name: "insights",
  secrets: ["insightsMasterKeys", "modelAccess"],
  // A member's own names are taken out of what goes to a model (D55).
  peers: ["members"],
  operations: insightsOperations,
  migrations: new URL("./migrations", import.meta.url),
  memberData: insightsData,
  create(deps) {
    const app = createServiceApp("insights", insightsOperations, deps);
    const model = deps.modelAccess && createLanguageModel(deps.modelAccess, { ...deps, timeouts });
    const assistant = createAssistant({ ...deps, model });
    const helpers = { ...deps, assistant, guide };
    app.route("/", recommendationRoutes(helpers));
    app.route("/", journalPromptRoutes(helpers));
    app.route("/", moodAnalysisRoutes(helpers));
    app.route("/", moodThemeRoutes({ assistant, analyse: themeForMoods }));
    app.route("/", generatedContentRoutes(helpers));
    app.route("/", pseudonymRoutes({ assistant, random: Math.random }));
    app.route("/", coachRoutes(helpers));
    app.route("/", planRoutes(deps));
    app.route("/", keptAnswerRoutes(deps));
    app.route("/", quotaRoutes(deps));
    return app;
  },
});

/** The AI helpers: a language model where one is configured, else the built-in guide (D31). */
export const insights = defineInsights(MODEL_TIMEOUTS);
