import type { Tier } from "@reclaim/contracts-common/entitlements";
import * as z from "zod/mini";
import { source } from "./insights.ts";

/** What is counted apart: answers on request, messages to the coach, and themes, which the page asks for by itself. */
export const QUOTAS = ["answers", "coach", "themes"] as const;
export type Quota = typeof QUOTAS[number];

/** Answers of the model that a member may get in a day (UTC). */
export const DAILY_QUOTA: Record<Tier, Record<Quota, number>> = {
  starter: { answers: 5, coach: 0, themes: 10 },
  essential: { answers: 20, coach: 0, themes: 20 },
  premium: { answers: 50, coach: 100, themes: 20 },
};

const left = z.nullable(z.object({ limit: z.int(), left: z.int() }));

/**
 * Answer of GET /api/ai/quota: what is left of today, to be told before a button is pressed. Null where nothing is counted,
 * because the guide answers. `resetsAt` is the ISO instant at which it begins anew.
 */
export const quotaLeft = z.object({ source, answers: left, coach: left, resetsAt: z.string() });
export type QuotaLeft = z.infer<typeof quotaLeft>;
