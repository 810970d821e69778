import {
  DEVELOPMENT_SHELL,
  type PlatformDescription,
  platformDescription,
} from "@reclaim/host-api/platform";
import * as z from "zod/mini";
import { CommandError } from "../command-error.ts";
import { ProductUnreachable } from "./releases.client.ts";

/** The part of a live remote's manifest that a new remote must not collide with. */
const liveManifest = z.object({
  name: z.string(),
  routes: z.array(z.object({ path: z.string() })),
  navigation: z.array(z.object({ place: z.string(), order: z.number() })),
});
export type LiveManifest = z.infer<typeof liveManifest>;

const bootstrap = z.object({
  composition: z.object({ remotes: z.array(z.object({ manifest: liveManifest })) }),
});

/** The text of the answer at a path of the product. Throws when nothing answers. */
async function fetchText(address: string, path: string): Promise<string | null> {
  const answer = await fetch(address + path).catch(() => {
    throw new ProductUnreachable(address);
  });
  const text = await answer.text();
  return answer.ok ? text : null;
}

/** The platform that the live shell at `address` declares to builders of remotes. */
export async function fetchPlatform(address: string): Promise<PlatformDescription> {
  const text = await fetchText(address, `/${DEVELOPMENT_SHELL}/platform.json`);
  const { data } = z.safeParse(platformDescription, parseJson(text ?? ""));
  if (data) return data;
  throw new CommandError(
    `${address} does not say what its shell gives to remotes: is it Reclaim, and as new as this reclaim?`,
  );
}

/** The manifests of the remotes that are live at `address`. */
export async function fetchLiveManifests(address: string): Promise<LiveManifest[]> {
  const html = await fetchText(address, "/");
  const { data } = z.safeParse(bootstrap, parseJson(readBootstrap(html ?? "") ?? ""));
  if (!data) throw new CommandError(`The page of ${address} names no remotes: is it Reclaim?`);
  return data.composition.remotes.map(({ manifest }) => manifest);
}

/** The JSON that the gateway writes into a page for the shell; undefined for other answers. */
export const readBootstrap = (html: string): string | undefined =>
  html.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
