import type {
  ComposedPart,
  CompositionBody,
  LiveAnswer,
  LiveCanary,
  LivePass,
  LiveState,
} from "@reclaim/contracts-releases/composition";
import { SHELL } from "@reclaim/contracts-releases/releases";
import { testKey } from "@reclaim/platform/testing";
import { compositionIdOf } from "@reclaim/release-store/digest";
import { textSigner } from "@reclaim/release-store/signing";
import type { FixtureRelease } from "@reclaim/release-store/testing/fixture-release";

/** Signs as the releases service does. */
export const signers = {
  release: textSigner("release", testKey("RELEASES_SIGNING_KEY")),
  composition: textSigner("composition", testKey("RELEASES_SIGNING_KEY")),
  state: textSigner("state", testKey("RELEASES_SIGNING_KEY")),
};

const partOf = ({ release, digest }: FixtureRelease): ComposedPart => ({
  version: release.version,
  digest,
});

/** What is to be live; canaries and passes by what matters to the test. */
export interface LiveFixture {
  shell: FixtureRelease;
  remotes?: FixtureRelease[];
  /** By name. */
  lastGood?: Record<string, FixtureRelease>;
  /** What a browser was seen to load, by name and module. */
  preload?: Record<string, Record<string, string[]>>;
  canaries?: ({ release: FixtureRelease } & Partial<LiveCanary>)[];
  passes?: ({ kind: LivePass["kind"]; release: FixtureRelease } & Partial<LivePass>)[];
}

function bodyOf(
  { shell, remotes = [], lastGood = {}, preload = {} }: LiveFixture,
): CompositionBody {
  return {
    shell: partOf(shell),
    remotes: Object.fromEntries(remotes.map((remote) => {
      const { name } = remote.release;
      const good = lastGood[name];
      const seen = preload[name];
      const part = { ...partOf(remote), ...(seen && { preload: seen }) };
      return [name, { ...part, lastGood: good ? partOf(good) : null }];
    })),
  };
}

/** What the releases service says is live: signed, with a composition for each set of canaries. */
export function createLiveAnswer(sequence: number, wanted: LiveFixture): LiveAnswer {
  const { canaries = [], passes = [] } = wanted;
  const texts = new Map<string, string>();
  const compositions: Record<string, string> = {};
  for (let set = 0; set < 2 ** canaries.length; set++) {
    const some = canaries.filter((_, index) => set & (1 << index)).map(({ release }) => release);
    const names = some.map(({ release: { name } }) => name);
    const rest = (wanted.remotes ?? []).filter(({ release }) => !names.includes(release.name));
    const text = JSON.stringify(bodyOf({
      ...wanted,
      shell: some.find(({ release }) => release.name === SHELL) ?? wanted.shell,
      remotes: [...rest, ...some.filter(({ release }) => release.name !== SHELL)],
    }));
    compositions[names.sort().join()] = compositionIdOf(text);
    texts.set(compositionIdOf(text), text);
  }
  const state: LiveState = {
    sequence,
    at: new Date(Date.UTC(2026, 10, 21, 9) + sequence).toISOString(),
    compositions,
    canaries: canaries.map(({ release: { release: { name, version } }, ...fields }, index) => ({
      id: `canary ${index}`,
      name,
      version,
      percent: 0,
      tiers: [],
      offset: 0,
      ...fields,
    })),
    passes: passes.map(({ release, ...fields }, index) => ({
      id: `pass ${index}`,
      sub: "martin",
      name: release.release.name,
      part: fields.kind === "tester" ? null : partOf(release),
      expiresAt: "2026-11-22T09:00:00.000Z",
      ...fields,
    })),
  };
  return {
    state: signers.state(JSON.stringify(state)),
    compositions: [...texts.values()].map(signers.composition),
  };
}
