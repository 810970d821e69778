import type { AuditEntry, Desk } from "@reclaim/contracts-releases/release-desk";
import { createStoryScreens } from "@reclaim/host-api/story-host";
import remote from "../remote.tsx";
import {
  before,
  EARLIER,
  NEXT,
  NOW,
  sampleDesk,
  sampleEntry,
  sampleHealth,
  samplePass,
  sampleRelease,
  sampleRollback,
  sampleVersion,
  withCanary,
  withNext,
} from "./testing.ts";

export const DESK = "GET /api/releases/desk";
export const { preloadPages, renderPage } = createStoryScreens(remote);

const shell = sampleRelease({
  name: "shell",
  team: "Platform",
  yours: false,
  live: { version: "0.9.1-c4410be27fd8", since: before(60 * 24 * 9), by: "Martin" },
  health: sampleHealth({ visits: 48_211, loadErrors: 2, renderErrors: 0, lcp: 1080, inp: 64 }),
});

const log: AuditEntry[] = [
  { minutes: 35, action: "canary started", version: NEXT, detail: "10 % of members" },
  {
    minutes: 36,
    action: "published",
    version: NEXT,
    actor: "Community (pipeline)",
    detail: "9 checks passed",
  },
  {
    minutes: 64,
    action: "rolled back automatically",
    name: "mfe-insights",
    version: "2.1.0-9e8d7c6b5a41",
    actor: "canary test",
    detail: "41 of 380 visits failed to render, against 0.1 % of what is live.",
  },
  {
    minutes: 90,
    action: "canary started",
    name: "mfe-insights",
    version: "2.1.0-9e8d7c6b5a41",
    actor: "Noor",
    detail: "25 % of members and everybody on Premium",
  },
  { minutes: 240, action: "override granted", version: NEXT, detail: "Jonas, 8 hours" },
  { minutes: 2880, action: "activated", version: NOW },
  { minutes: 2960, action: "rolled back", version: EARLIER, detail: "from 1.3.0-11d2c01ab9f0" },
].map(({ minutes, ...fields }, index) =>
  sampleEntry({ id: 90 - index, at: before(minutes), ...fields })
);

/** A usual morning: one canary, one version that waits, one that was refused, one rolled back automatically. */
export const typical: Desk = sampleDesk({
  you: { label: "Ana (Community)", teams: ["Community", "Insights"] },
  releases: [
    shell,
    withCanary(),
    withNext({ name: "mfe-core", team: "Core", yours: false }, {
      state: "checking",
      publishedAt: before(1),
      publishedBy: "Core (pipeline)",
    }),
    withNext(
      {
        name: "mfe-insights",
        team: "Insights",
        health: sampleHealth({ visits: 3_904, loadErrors: 4, lcp: 2910, inp: 143 }),
        rolledBackFrom: sampleRollback({
          version: "2.1.0-9e8d7c6b5a41",
          at: before(64),
          by: "canary test",
          how: "rolled back automatically",
          why: "Failed visits: 41 of 380 (11 %), of the live version 4 of 3904 (0.1 %).",
        }),
      },
      { version: "2.1.0-9e8d7c6b5a41", publishedAt: before(92), publishedBy: "Noor" },
    ),
    withNext({
      name: "mfe-billing",
      team: "Billing",
      yours: false,
      health: sampleHealth({ visits: 812, loadErrors: 0, renderErrors: 0, lcp: 1402, inp: 71 }),
    }, {
      state: "refused",
      publishedBy: "Billing (pipeline)",
      checks: [
        { check: "host-api", ok: true, message: "Needs ^1.0.0, and the live shell gives 1.0.0." },
        {
          check: "events",
          ok: false,
          message: "It emits “entitlement.changed” without “tier”, which mfe-community 1.3.0 " +
            "reads. Emit it as before, or release mfe-community first.",
        },
      ],
    }),
    withNext({
      name: "mfe-walks",
      team: "Community",
      lastGood: null,
      health: sampleHealth({
        visits: 9,
        loadErrors: 0,
        renderErrors: 0,
        lcp: null,
        inp: null,
      }),
    }),
  ],
  passes: [
    samplePass(),
    samplePass({
      id: "pass-2",
      kind: "override",
      version: NEXT,
      label: "Noor's phone",
      accepted: false,
      expiresAt: before(-60 * 7),
    }),
  ],
  audit: log,
});

/** At three in the morning: one's own release fails, and so does another team's. */
export const failing: Desk = sampleDesk({
  releases: [
    shell,
    sampleRelease({
      live: { version: NOW, since: before(14), by: "Ana" },
      health: sampleHealth({ visits: 1_480, loadErrors: 12, renderErrors: 402 }),
    }),
    sampleRelease({
      name: "mfe-core",
      team: "Core",
      yours: false,
      health: sampleHealth({ visits: 9_020, integrityFailures: 7_300 }),
    }),
    sampleRelease({ name: "mfe-walks", rolledBackFrom: sampleRollback() }),
  ],
});

const LONG = "mfe-lebensmittelunvertraeglichkeitsselbsthilfegruppe";
const LONG_TEAM = "Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen helfen";
const words =
  "The 75th percentile of LCP is 4,210 ms against 1,240 ms of what is live, after 1,204 " +
  "visits; with so many visits the test would roll back a version that is slower by 20 %. ";

/** Thirty remotes, long names, the most canaries there may be. */
export const extreme: Desk = sampleDesk({
  you: { label: "Wolfgang Amadeus von und zu Lebensmittelsicherheit", teams: [LONG_TEAM] },
  releases: [
    withCanary({ name: LONG, team: LONG_TEAM, lastGood: null }, {
      version: "12.34.56-rc.7.with-a-long-name.0f3a9c81b2d40f3a9c81b2d4",
      percent: 50,
      tiers: ["essential", "premium"],
      startedBy: LONG_TEAM,
      judgement: words.repeat(2),
      health: sampleHealth({
        visits: 12_345_678,
        loadErrors: 1_234_567,
        renderErrors: 400_000,
        lcp: 42_100,
        inp: 12_345,
      }),
    }),
    ...Array.from({ length: 29 }, (_, index) => {
      const name = `mfe-team-${String(index + 1).padStart(2, "0")}`;
      const team = `Team ${index + 1}`;
      if (index % 10 === 4) return withCanary({ name, team }, { percent: 0, tiers: ["premium"] });
      if (index % 10 === 5) return withNext({ name, team, yours: false });
      if (index === 11) {
        return sampleRelease({ name, team, live: null, lastGood: null, health: null });
      }
      const health = sampleHealth({ visits: 17 * (index + 3) ** 3, lcp: 900 + 130 * index });
      return sampleRelease({ name, team, health, yours: index % 3 === 0 });
    }),
    shell,
  ],
  passes: Array.from(
    { length: 12 },
    (_, index) =>
      samplePass({
        id: String(index),
        label: index === 0 ? LONG_TEAM : `Tester ${index}`,
        name: index === 0 ? LONG : "mfe-team-01",
        accepted: index % 3 > 0,
      }),
  ),
  audit: Array.from(
    { length: 50 },
    (_, index) =>
      sampleEntry({
        id: 1000 - index,
        at: before(index * 95),
        actor: index === 0 ? LONG_TEAM : "canary test",
        name: index === 0 ? LONG : "mfe-team-01",
        detail: index === 0 ? words.repeat(2) : null,
      }),
  ),
});

/** Every state of a version in one list. */
export const manyVersions: Desk = sampleDesk({
  releases: [
    sampleRelease({
      versions: [
        sampleVersion({ version: "1.5.0-c0ffee000001", state: "checking", checks: [] }),
        ...withCanary().versions,
        ...Array.from({ length: 9 }, (_, index) =>
          sampleVersion({
            version: `1.1.${9 - index}-77ab03f1e9c${index}`,
            publishedAt: before(30_000 + index * 4000),
            state: index === 1 ? "refused" : "passed",
          })),
      ],
    }),
  ],
});
