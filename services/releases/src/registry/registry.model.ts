import type { Discovery } from "@reclaim/contracts/releases";
import type { ReleaseRow } from "./registry.table.ts";

const SCHEMA =
  "https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json";

/** Rows, newest activation first, as the public schema has them: one live version per remote. */
export function toDiscovery(rows: ReleaseRow[]): Discovery {
  const microFrontends: Discovery["microFrontends"] = {};
  for (const { remote, release, live } of rows) {
    if (!live) continue;
    const fallback = rows.find((row) => row.remote === remote && !row.live)?.release ?? null;
    microFrontends[remote] = [{
      url: release.entry,
      ...(fallback ? { fallbackUrl: fallback.entry } : {}),
      metadata: { version: release.version, integrity: release.integrity[release.entry] },
      deployment: { traffic: 100, default: true },
      extras: { release, fallback },
    }];
  }
  return { schema: SCHEMA, microFrontends };
}
