import type { Db } from "@reclaim/platform/database";
import type { Identity } from "@reclaim/platform/identity";

/** A post or comment that was just stored or changed, in the transaction of `Screen`. */
interface StoredText {
  kind: "post" | "comment";
  id: number;
  author: { id: number; createdAt: Date };
  /** A title and tags, which links may stand in, too. */
  heading: string;
  content: string;
  createdAt: Date;
}

/** Holds what looks like spam until a moderator has seen it (D63); true when it did. */
export type Screen = (tx: Db, caller: Identity, stored: StoredText) => Promise<boolean>;
