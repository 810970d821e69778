import { NEXT_CURSOR_HEADER } from "@reclaim/contracts/paging";
import { showsRisk } from "@reclaim/platform/crisis/screening";
import type { Context } from "hono";
import type { Page } from "./paging.repository.ts";

/** Answers a page: a plain array; the next cursor goes in a header. */
export function answerPage(c: Context, { json, next }: Page): Response {
  if (next) c.header(NEXT_CURSOR_HEADER, next);
  return answerJson(c, json);
}

export const answerJson = (c: Context, json: string, status: 200 | 201 = 200): Response =>
  c.body(json, status, { "content-type": "application/json" });

/** `json` of an object as it is, with `crisis` when what its author wrote shows signs of risk (D34). */
export const withCrisis = (json: string, ...written: string[]): string =>
  showsRisk(...written) ? json.replace(/}$/, ',"crisis":true}') : json;
