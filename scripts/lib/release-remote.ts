import {
  type CanaryShare,
  type PublishedRelease,
  type ReleaseCheck,
  releaseCheck,
} from "@reclaim/contracts/release-desk";
import { SHELL } from "@reclaim/contracts/releases";
import * as z from "zod/mini";
import type { PackedRelease } from "./built-release.ts";
import { Fault } from "./fault.ts";
import { checkLine, Refusal, type ReleasesClient } from "./releases-client.ts";

/** What a release says while it goes out. */
export interface Teller {
  say(line: string): void;
  /** What to type to do something next. */
  command(words: string, options?: string): string;
}

/** Who gets it once it has passed: everybody, a share, or nobody yet. */
export type Audience = "everybody" | "nobody" | CanaryShare;

/** In milliseconds. */
const LOOK_AGAIN = 150;
const SAY_AGAIN = 15_000;
const PATIENCE = 120_000;

/** Uploads a release, waits until it is checked, and gives it to its audience. */
export async function releaseTo(
  client: ReleasesClient,
  { release: { name, version }, archive }: PackedRelease,
  audience: Audience,
  teller: Teller,
): Promise<void> {
  const { say, command } = teller;
  const sent = await uploaded(client, { name, version, archive }, say);
  tellChecks(sent.checks, say);
  const checked = sent.state === "checking" ? await waited(client, sent, teller) : sent;
  if (checked.state === "refused") throw refused(name, version);
  const before = await isLive(client, name);
  if (!await giveTo(client, checked, audience, teller)) return;
  if (audience === "everybody") {
    say(
      before
        ? `To go back: ${command(`rollback ${name}`)}`
        : `To take it off every page again: ${command(`remove ${name}`)}`,
    );
  } else say(`To give it to everybody: ${command(`activate ${name} ${version}`)}`);
  if (typeof audience === "object") say(`To take it back: ${command(`stop ${name}`)}`);
}

/** Whether members get some version of it now. */
const isLive = async (client: ReleasesClient, name: string): Promise<boolean> =>
  name === SHELL || Object.hasOwn((await client.live()).microFrontends, name);

/** After its checks were told. */
const refused = (name: string, version: string): Fault =>
  new Fault(`${name} ${version} was refused: see ✗ above. Nobody gets it.`);

function tellChecks(checks: ReleaseCheck[], say: Teller["say"]): void {
  for (const check of checks) say(checkLine(check));
}

async function uploaded(
  client: ReleasesClient,
  { name, version, archive }: { name: string; version: string; archive: Uint8Array<ArrayBuffer> },
  say: Teller["say"],
): Promise<PublishedRelease> {
  try {
    const published = await client.publish(name, archive);
    say("Uploaded.");
    return published;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "version_exists") {
      say("This build is there already.");
      return await client.look(name, version);
    }
    const checks = z.safeParse(z.array(releaseCheck), error.details);
    if (!checks.success) throw error;
    tellChecks(checks.data, say);
    throw refused(name, version);
  }
}

/** Asks until a browser has looked at it. */
async function waited(
  client: ReleasesClient,
  { name, version, checks }: PublishedRelease,
  { say, command }: Teller,
): Promise<PublishedRelease> {
  say("A browser opens its pages …");
  for (let waited = 0; waited < PATIENCE; waited += LOOK_AGAIN) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
    if (waited > 0 && waited % SAY_AGAIN === 0) say(`Still waiting (${waited / 1000} s) …`);
    const now = await client.look(name, version);
    if (now.state === "checking") continue;
    const told = new Set(checks.map(({ check }) => check));
    tellChecks(now.checks.filter(({ check }) => !told.has(check)), say);
    return now;
  }
  throw new Fault(
    `No browser has looked at ${name} ${version} for two minutes. Does the inspector run beside the product? ` +
      `When it has passed: ${command(`activate ${name} ${version}`)}`,
  );
}

/** Whether there was something to do: not for a version that its audience gets already. */
async function giveTo(
  client: ReleasesClient,
  { name, version, traffic }: PublishedRelease,
  audience: Audience,
  { say, command }: Teller,
): Promise<boolean> {
  if (traffic === "live") {
    say(`${name} ${version} is live already.`);
    return false;
  }
  if (audience === "everybody") {
    await client.activate(name, version);
    say(`${name} ${version} is live.`);
    return true;
  }
  if (traffic === "canary") {
    say(`${name} ${version} is on canary already: its share stays.`);
    say(`To change it: ${command(`canary ${name} ${version} <percent>`)}`);
    return false;
  }
  if (audience === "nobody") say(`${name} ${version} has passed. Nobody gets it yet.`);
  else {
    await client.canary(name, version, audience);
    say(`${name} ${version} is on canary: ${shareInWords(audience)}.`);
  }
  return true;
}

/** "10 % of the visitors, and everybody with premium". Testers get it in any case. */
export function shareInWords({ percent, tiers = [] }: CanaryShare): string {
  if (percent === 0 && tiers.length === 0) return "only testers";
  const share = percent > 0 ? [`${percent} % of the visitors`] : [];
  const plans = tiers.length > 0 ? [`everybody with ${tiers.join(" or ")}`] : [];
  return [...share, ...plans].join(", and ");
}
