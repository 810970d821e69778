import { composedVersion } from "../../lib/inspection.ts";
import { ReleasesApiError, type ReleasesClient } from "@reclaim/cli";
import { createArchive, type Fault } from "./versions.ts";

export interface ChangeStats {
  /** The number of changes by kind. */
  countByKind: Map<string, number>;
  /** Milliseconds from the answer of the upload until every gateway serves the version. */
  publishMs: number[];
  /** Milliseconds from the call until every gateway serves the former version. */
  rollbackMs: number[];
  /** Milliseconds from the start of a canary that fails until nobody gets it. */
  automaticRollbackMs: number[];
  /** Changes that passed and should have been refused, or failed and should have worked. */
  errors: string[];
}

export const emptyChangeStats = (): ChangeStats => ({
  countByKind: new Map(),
  publishMs: [],
  rollbackMs: [],
  automaticRollbackMs: [],
  errors: [],
});

interface Teams {
  remote: { client: ReleasesClient; folder: string };
  shell: { client: ReleasesClient; folder: string };
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The version that one gateway serves without cookies, or its fault in words; null while nothing
 * listens there.
 */
async function readServedVersion(gateway: string, name: string): Promise<string | null> {
  try {
    const answer = await fetch(`${gateway}/help`);
    const html = await answer.text();
    if (!answer.ok) return `an answer ${answer.status}`;
    return composedVersion(html, name) ?? "nothing";
  } catch (error) {
    return isRefused(error) ? null : `${error}`;
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";

/** Releases, cancels and rolls back versions in every way, again and again until `signal`. */
export async function runReleaseChanges(
  { teams, gateways, changes, signal }: {
    teams: Teams;
    gateways: string[];
    changes: ChangeStats;
    signal: AbortSignal;
  },
): Promise<void> {
  let count = 0;
  const newVersion = () => `9.${++count}.0-bench`;

  /** Waits until all reachable gateways serve `version`; resolves to the milliseconds since `since`. */
  async function waitUntilServed(name: string, version: string, since: number): Promise<number> {
    const until = performance.now() + 20_000;
    for (const gateway of gateways) {
      for (;;) {
        const seen = await readServedVersion(gateway, name);
        if (seen === version || seen === null) break;
        if (performance.now() > until) {
          throw new Error(`${name} ${version} is not served: ${seen} is`);
        }
        await delay(10);
      }
    }
    return performance.now() - since;
  }

  /** Retries `what` while the releases service is unavailable. */
  async function retryWhileUnavailable<Result>(what: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0;; attempt++) {
      try {
        return await what();
      } catch (error) {
        const away = !(error instanceof ReleasesApiError) || error.status >= 500;
        if (!away || attempt > 200) throw error;
        await delay(100);
      }
    }
  }

  async function waitForChecks(
    client: ReleasesClient,
    name: string,
    version: string,
  ): Promise<boolean> {
    for (;;) {
      const { state } = await retryWhileUnavailable(() => client.release(name, version));
      if (state !== "checking") return state === "passed";
      await delay(100);
    }
  }

  async function upload(part: keyof Teams, version: string, fault?: Fault): Promise<void> {
    const { client, folder } = teams[part];
    const archive = await createArchive(folder, version, fault);
    await retryWhileUnavailable(() =>
      client.publish(NAMES[part], archive).catch((error) => {
        // The answer of the first try was lost with its process.
        if (!(error instanceof ReleasesApiError && error.code === "version_exists")) throw error;
      })
    );
  }

  /** Releases a new version to all visitors. */
  async function release(part: keyof Teams): Promise<string> {
    const version = newVersion();
    await upload(part, version);
    const since = performance.now();
    const { client } = teams[part];
    if (!await waitForChecks(client, NAMES[part], version)) {
      throw new Error(`${version} did not pass`);
    }
    await retryWhileUnavailable(() => client.activate(NAMES[part], version));
    const took = await waitUntilServed(NAMES[part], version, since);
    if (part === "remote") changes.publishMs.push(took);
    return version;
  }

  async function rollBack(part: keyof Teams): Promise<void> {
    const since = performance.now();
    const { version } = await retryWhileUnavailable(() => teams[part].client.rollBack(NAMES[part]));
    if (version === null) throw new Error("nothing is live after it");
    changes.rollbackMs.push(await waitUntilServed(NAMES[part], version, since));
  }

  async function canary(part: keyof Teams, percents: number[]): Promise<void> {
    const version = newVersion();
    await upload(part, version);
    const { client } = teams[part];
    if (!await waitForChecks(client, NAMES[part], version)) {
      throw new Error(`${version} did not pass`);
    }
    for (const percent of percents) {
      await retryWhileUnavailable(() => client.canary(NAMES[part], version, { percent }));
      countChange(`canary of the ${part} at ${percent} %`);
      await delay(500);
    }
    await retryWhileUnavailable(() => client.activate(NAMES[part], version));
    await waitUntilServed(NAMES[part], version, performance.now());
  }

  /** Puts a version on canary that fails for visitors only, and waits for its automatic rollback. */
  async function failingCanary(): Promise<void> {
    const { client } = teams.remote;
    const version = newVersion();
    await upload("remote", version, "field");
    if (!await waitForChecks(client, "mfe-hello", version)) throw new Error("found too early");
    const since = performance.now();
    await retryWhileUnavailable(() => client.canary("mfe-hello", version, { percent: 50 }));
    while (
      (await retryWhileUnavailable(() => client.release("mfe-hello", version))).traffic === "canary"
    ) {
      // Without visitors no report tells of the failure.
      if (signal.aborted) break;
      if (performance.now() - since > 60_000) {
        changes.errors.push(`${version} fails and was not rolled back in a minute`);
        break;
      }
      await delay(200);
    }
    const took = performance.now() - since;
    if (
      (await retryWhileUnavailable(() => client.release("mfe-hello", version))).traffic === "none"
    ) {
      changes.automaticRollbackMs.push(took);
    } else await retryWhileUnavailable(() => client.stopCanary("mfe-hello"));
  }

  /** Uploads a faulty version, which the checks must refuse. */
  async function expectRefusal(fault: Fault): Promise<void> {
    const version = newVersion();
    try {
      await upload("remote", version, fault);
      if (!await waitForChecks(teams.remote.client, "mfe-hello", version)) return;
      changes.errors.push(`${fault}: passed`);
    } catch (error) {
      if (!(error instanceof ReleasesApiError)) throw error;
    }
  }

  function countChange(kind: string): void {
    changes.countByKind.set(kind, (changes.countByKind.get(kind) ?? 0) + 1);
  }

  const quickSteps: [string, () => Promise<unknown>][] = [
    ["release of the remote", () => release("remote")],
    ["release of the remote", () => release("remote")],
    ["rollback of the remote", () => rollBack("remote")],
    ["refused: a byte", () => expectRefusal("byte")],
    ["refused: no hash", () => expectRefusal("hash")],
    ["release of the remote", () => release("remote")],
    ["canary made live", () => canary("remote", [1, 10, 50])],
    ["refused: code that throws", () => expectRefusal("code")],
    ["refused: another remote's path", () => expectRefusal("route")],
    ["failing canary rolled back", failingCanary],
    ["refused: a library not shared", () => expectRefusal("shared")],
    ["refused: another host-api", () => expectRefusal("host-api")],
    ["release of the remote", () => release("remote")],
    ["rollback of the remote", () => rollBack("remote")],
  ];
  /** The inspector opens every page of every remote first. */
  const slowSteps: typeof quickSteps = [
    ["release of the shell", () => release("shell")],
    ["rollback of the shell", () => rollBack("shell")],
  ];
  for (let round = 0; !signal.aborted; round++) {
    for (const [kind, step] of round % 3 === 1 ? [...quickSteps, ...slowSteps] : quickSteps) {
      if (signal.aborted) return;
      try {
        await step();
        countChange(kind);
      } catch (error) {
        changes.errors.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}

const NAMES = { remote: "mfe-hello", shell: "shell" } as const;
