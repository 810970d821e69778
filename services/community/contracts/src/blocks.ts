import * as z from "zod/mini";
import { author, id } from "./community.ts";

/** Body of POST /api/blocks: another member's pseudonym. */
export const newBlock = z.object({ pseudonymId: id });
export type NewBlock = z.infer<typeof newBlock>;

/**
 * A pseudonym that the caller has blocked, as POST and GET /api/blocks answer it: its posts and
 * comments are missing from the caller's lists, searches and comment lists, and nothing tells the
 * blocked one (D42). A post is still read by its address.
 */
export const block = z.object({
  pseudonymId: id,
  pseudonym: author,
  /** ISO instant. */
  createdAt: z.string(),
});
export type Block = z.infer<typeof block>;
export const blockList = z.array(block);
