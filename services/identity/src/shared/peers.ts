import type { ServiceName } from "@reclaim/contracts/calls";
import { forCommunity, type Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";

/** Asks another service about `who`, as it may know him. Throws unless it does what it was asked. */
export async function callAs(
  { peer, secret }: Pick<ServiceDeps, "peer" | "secret">,
  who: Identity,
  name: ServiceName,
  method: "GET" | "POST",
  path: string,
): Promise<Response> {
  const answer = await peer(name).call(
    new Request(`http://${name}${path}`, { method }),
    name === "community" ? await forCommunity(secret, who) : who,
  );
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return answer;
}
