import { type CanaryShare, canaryShare } from "@reclaim/contracts-releases/release-desk";
import * as z from "zod/mini";
import { CommandError } from "../command-error.ts";

/** The words of a list that was typed with commas. */
export const parseList = (value: unknown): string[] =>
  String(value ?? "").split(",").map((one) => one.trim()).filter(Boolean);

/** The share of a canary, parsed from "10" and "premium,essential" as typed. */
export function parseShare(percent: unknown, tiers: unknown): CanaryShare {
  const share = { percent: Number(percent ?? 0), ...(tiers ? { tiers: parseList(tiers) } : {}) };
  const { data } = z.safeParse(canaryShare, share);
  if (data) return data;
  throw new CommandError(
    "A canary takes a percentage from 0 to 100, and as tiers starter, essential or premium.",
  );
}

/** "10 % of the visitors, and everybody with premium". Testers get it in any case. */
export function formatShare({ percent, tiers = [] }: CanaryShare): string {
  if (percent === 0 && tiers.length === 0) return "only testers";
  const share = percent > 0 ? [`${percent} % of the visitors`] : [];
  const plans = tiers.length > 0 ? [`everybody with ${tiers.join(" or ")}`] : [];
  return [...share, ...plans].join(", and ");
}
