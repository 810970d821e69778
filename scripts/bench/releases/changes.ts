import { composedVersion } from "../../lib/inspection.ts";
import { Refusal, type ReleasesClient } from "../../lib/releases-client.ts";
import { archiveOf, type Fault } from "./versions.ts";

export interface Changes {
  /** What was changed, or tried to be, by kind. */
  done: Map<string, number>;
  /** Milliseconds from the answer of the upload until every gateway serves the version. */
  published: number[];
  /** Milliseconds from the call until every gateway serves the former version. */
  rolledBack: number[];
  /** Milliseconds from the start of a canary that fails until nobody gets it. */
  takenBack: number[];
  /** What should have been refused and was not, or should have worked and did not. */
  wrong: string[];
}

export const noChanges = (): Changes => ({
  done: new Map(),
  published: [],
  rolledBack: [],
  takenBack: [],
  wrong: [],
});

interface Teams {
  remote: { client: ReleasesClient; folder: string };
  shell: { client: ReleasesClient; folder: string };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What a visitor without cookies gets from one gateway; null while nobody listens there. Whatever
 * else it answers is no version.
 */
async function servedBy(gateway: string, name: string): Promise<string | null> {
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

/** Changes what is live again and again until `signal`, in all the ways there are. */
export async function changeOn(
  { teams, gateways, changes, signal }: {
    teams: Teams;
    gateways: string[];
    changes: Changes;
    signal: AbortSignal;
  },
): Promise<void> {
  let count = 0;
  const newVersion = () => `9.${++count}.0-bench`;

  /** All gateways that answer serve it; milliseconds since `since`. */
  async function served(name: string, version: string, since: number): Promise<number> {
    const until = performance.now() + 20_000;
    for (const gateway of gateways) {
      for (;;) {
        const seen = await servedBy(gateway, name);
        if (seen === version || seen === null) break;
        if (performance.now() > until) {
          throw new Error(`${name} ${version} is not served: ${seen} is`);
        }
        await pause(10);
      }
    }
    return performance.now() - since;
  }

  /** Also while the releases service is away for a moment: teams try again. */
  async function again<Result>(what: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0;; attempt++) {
      try {
        return await what();
      } catch (error) {
        const away = !(error instanceof Refusal) || error.status >= 500;
        if (!away || attempt > 200) throw error;
        await pause(100);
      }
    }
  }

  async function passed(client: ReleasesClient, name: string, version: string): Promise<boolean> {
    for (;;) {
      const { state } = await again(() => client.look(name, version));
      if (state !== "checking") return state === "passed";
      await pause(100);
    }
  }

  async function upload(part: keyof Teams, version: string, fault?: Fault): Promise<void> {
    const { client, folder } = teams[part];
    const archive = await archiveOf(folder, version, fault);
    await again(() =>
      client.publish(NAMES[part], archive).catch((error) => {
        // The answer of the first try was lost with its process.
        if (!(error instanceof Refusal && error.code === "version_exists")) throw error;
      })
    );
  }

  /** A version that everybody gets. */
  async function release(part: keyof Teams): Promise<string> {
    const version = newVersion();
    await upload(part, version);
    const since = performance.now();
    const { client } = teams[part];
    if (!await passed(client, NAMES[part], version)) throw new Error(`${version} did not pass`);
    await again(() => client.activate(NAMES[part], version));
    const took = await served(NAMES[part], version, since);
    if (part === "remote") changes.published.push(took);
    return version;
  }

  async function rollBack(part: keyof Teams): Promise<void> {
    const since = performance.now();
    const { version } = await again(() => teams[part].client.rollBack(NAMES[part]));
    if (version === null) throw new Error("nothing is live after it");
    changes.rolledBack.push(await served(NAMES[part], version, since));
  }

  async function canary(part: keyof Teams, percents: number[]): Promise<void> {
    const version = newVersion();
    await upload(part, version);
    const { client } = teams[part];
    if (!await passed(client, NAMES[part], version)) throw new Error(`${version} did not pass`);
    for (const percent of percents) {
      await again(() => client.canary(NAMES[part], version, { percent }));
      told(`canary of the ${part} at ${percent} %`);
      await pause(500);
    }
    await again(() => client.activate(NAMES[part], version));
    await served(NAMES[part], version, performance.now());
  }

  /** Found by nobody but the visitors who get it. */
  async function failingCanary(): Promise<void> {
    const { client } = teams.remote;
    const version = newVersion();
    await upload("remote", version, "field");
    if (!await passed(client, "mfe-hello", version)) throw new Error("found too early");
    const since = performance.now();
    await again(() => client.canary("mfe-hello", version, { percent: 50 }));
    while ((await again(() => client.look("mfe-hello", version))).traffic === "canary") {
      // Without visitors nobody finds it.
      if (signal.aborted) break;
      if (performance.now() - since > 60_000) {
        changes.wrong.push(`${version} fails and was not taken back in a minute`);
        break;
      }
      await pause(200);
    }
    const took = performance.now() - since;
    if ((await again(() => client.look("mfe-hello", version))).traffic === "none") {
      changes.takenBack.push(took);
    } else await again(() => client.stopCanary("mfe-hello"));
  }

  /** What must not get near anybody. */
  async function refused(fault: Fault): Promise<void> {
    const version = newVersion();
    try {
      await upload("remote", version, fault);
      if (!await passed(teams.remote.client, "mfe-hello", version)) return;
      changes.wrong.push(`${fault}: passed`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  function told(kind: string): void {
    changes.done.set(kind, (changes.done.get(kind) ?? 0) + 1);
  }

  const often: [string, () => Promise<unknown>][] = [
    ["release of the remote", () => release("remote")],
    ["release of the remote", () => release("remote")],
    ["rollback of the remote", () => rollBack("remote")],
    ["refused: a byte", () => refused("byte")],
    ["refused: no hash", () => refused("hash")],
    ["release of the remote", () => release("remote")],
    ["canary made live", () => canary("remote", [1, 10, 50])],
    ["refused: code that throws", () => refused("code")],
    ["refused: another remote's path", () => refused("route")],
    ["failing canary taken back", failingCanary],
    ["refused: a library not shared", () => refused("shared")],
    ["refused: another host-api", () => refused("host-api")],
    ["release of the remote", () => release("remote")],
    ["rollback of the remote", () => rollBack("remote")],
  ];
  /** A browser looks at every page of every remote first. */
  const seldom: typeof often = [
    ["release of the shell", () => release("shell")],
    ["rollback of the shell", () => rollBack("shell")],
  ];
  for (let round = 0; !signal.aborted; round++) {
    for (const [kind, step] of round % 3 === 1 ? [...often, ...seldom] : often) {
      if (signal.aborted) return;
      try {
        await step();
        told(kind);
      } catch (error) {
        changes.wrong.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}

const NAMES = { remote: "mfe-hello", shell: "shell" } as const;
