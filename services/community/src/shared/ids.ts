import { notFound } from "@reclaim/platform/errors";

const HIGHEST = 2_147_483_647;

/** The number in a path, or 404: what cannot be an id names nothing. */
export function pathId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > HIGHEST) throw notFound();
  return id;
}
