import {
  type CanaryShare,
  type PublishedRelease,
  type ReleaseCheck,
  releaseCheck,
} from "@reclaim/contracts-releases/release-desk";
import { SHELL } from "@reclaim/contracts-releases/releases";
import * as z from "zod/mini";
import type { PackedRelease } from "../build/pack-remote.ts";
import type { Output } from "../command.ts";
import { CommandError } from "../command-error.ts";
import { formatCheck, ReleasesApiError, type ReleasesClient } from "../product/releases.client.ts";
import { formatShare } from "./share.ts";

/** The members that get a version once it has passed: all, a share, or none yet. */
export type Audience = "everybody" | "nobody" | CanaryShare;

const POLL_INTERVAL_MS = 150;
const PROGRESS_INTERVAL_MS = 15_000;
const INSPECTION_TIMEOUT_MS = 120_000;

/** Uploads a release, waits until it is checked, and gives it to its audience. */
export async function publishRelease(
  client: ReleasesClient,
  { release: { name, version }, archive }: PackedRelease,
  audience: Audience,
  output: Output,
): Promise<void> {
  const { print, hint } = output;
  const sent = await upload(client, { name, version, archive }, print);
  printChecks(sent.checks, print);
  const checked = sent.state === "checking" ? await waitForInspection(client, sent, output) : sent;
  if (checked.state === "refused") throw refusedError(name, version);
  const before = await isLive(client, name);
  if (!await giveToAudience(client, checked, audience, output)) return;
  if (audience === "everybody") {
    print(
      before
        ? `To go back: ${hint(`rollback ${name}`)}`
        : `To take it off every page again: ${hint(`remove ${name}`)}`,
    );
  } else print(`To give it to everybody: ${hint(`activate ${name} ${version}`)}`);
  if (typeof audience === "object") print(`To take it back: ${hint(`stop ${name}`)}`);
}

/** Whether members get some version of it now. */
const isLive = async (client: ReleasesClient, name: string): Promise<boolean> =>
  name === SHELL || Object.hasOwn((await client.live()).microFrontends, name);

/** After its checks were told. */
const refusedError = (name: string, version: string): CommandError =>
  new CommandError(`${name} ${version} was refused: see ✗ above. Nobody gets it.`);

function printChecks(checks: ReleaseCheck[], print: Output["print"]): void {
  for (const check of checks) print(formatCheck(check));
}

async function upload(
  client: ReleasesClient,
  { name, version, archive }: { name: string; version: string; archive: Uint8Array<ArrayBuffer> },
  print: Output["print"],
): Promise<PublishedRelease> {
  try {
    const published = await client.publish(name, archive);
    print("Uploaded.");
    return published;
  } catch (error) {
    if (!(error instanceof ReleasesApiError)) throw error;
    if (error.code === "version_exists") {
      print("This build is there already.");
      return await client.release(name, version);
    }
    const checks = z.safeParse(z.array(releaseCheck), error.details);
    if (!checks.success) throw error;
    printChecks(checks.data, print);
    throw refusedError(name, version);
  }
}

/** Asks until a browser has looked at it. */
async function waitForInspection(
  client: ReleasesClient,
  { name, version, checks }: PublishedRelease,
  { print, hint }: Output,
): Promise<PublishedRelease> {
  print("A browser opens its pages …");
  for (let waitedMs = 0; waitedMs < INSPECTION_TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
    await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
    if (waitedMs > 0 && waitedMs % PROGRESS_INTERVAL_MS === 0) {
      print(`Still waiting (${waitedMs / 1000} s) …`);
    }
    const now = await client.release(name, version);
    if (now.state === "checking") continue;
    const told = new Set(checks.map(({ check }) => check));
    printChecks(now.checks.filter(({ check }) => !told.has(check)), print);
    return now;
  }
  throw new CommandError(
    `No browser has looked at ${name} ${version} for two minutes. Does the inspector run beside the product? ` +
      `When it has passed: ${hint(`activate ${name} ${version}`)}`,
  );
}

/** Whether there was something to do: not for a version that its audience gets already. */
async function giveToAudience(
  client: ReleasesClient,
  { name, version, traffic }: PublishedRelease,
  audience: Audience,
  { print, hint }: Output,
): Promise<boolean> {
  if (traffic === "live") {
    print(`${name} ${version} is live already.`);
    return false;
  }
  if (audience === "everybody") {
    await client.activate(name, version);
    print(`${name} ${version} is live.`);
    return true;
  }
  if (traffic === "canary") {
    print(`${name} ${version} is on canary already: its share stays.`);
    print(`To change it: ${hint(`canary ${name} ${version} <percent>`)}`);
    return false;
  }
  if (audience === "nobody") print(`${name} ${version} has passed. Nobody gets it yet.`);
  else {
    await client.canary(name, version, audience);
    print(`${name} ${version} is on canary: ${formatShare(audience)}.`);
  }
  return true;
}
