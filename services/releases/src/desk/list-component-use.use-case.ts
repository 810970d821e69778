import type { ComponentUse } from "@reclaim/contracts-releases/release-desk";
import { liveRepository } from "../live/live.repository.ts";
import type { ReleasesDeps } from "../shared/deps.ts";
import { releaseOf } from "../versions/versions.model.ts";

/** Which live remotes are made with each component of the design system. */
export async function listComponentUse(
  { db }: Pick<ReleasesDeps, "db" | "clock">,
): Promise<ComponentUse> {
  const components = new Map<string, ComponentUse["components"][string]>();
  const { live } = await liveRepository(db).serving();
  for (const row of live.sort((one, other) => one.name < other.name ? -1 : 1)) {
    const { name, version, team } = row;
    for (const component of releaseOf(row).components) {
      components.set(component, [...components.get(component) ?? [], { name, version, team }]);
    }
  }
  return { components: Object.fromEntries(components) };
}
