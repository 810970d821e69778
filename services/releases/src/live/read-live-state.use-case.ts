import type { LiveState, SignedText } from "@reclaim/contracts-releases/composition";
import type { Db } from "@reclaim/platform/database";
import { liveRepository } from "./live.repository.ts";

/** What gateways are told. Null before anything was live. */
export async function readLiveState(db: Db): Promise<
  { sequence: number; state: SignedText; compositions(): Promise<SignedText[]> } | null
> {
  const repository = liveRepository(db);
  const found = await repository.pointer();
  if (!found) return null;
  return {
    ...found,
    compositions() {
      const { compositions } = JSON.parse(found.state.text) as LiveState;
      return repository.compositions([...new Set(Object.values(compositions))]);
    },
  };
}
