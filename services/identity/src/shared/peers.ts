import type { ServiceName } from "@reclaim/contracts-common/services";
import type { Identity } from "@reclaim/platform/identity";
import type { IdentityDeps } from "./deps.ts";

export type CallDeps = Pick<IdentityDeps, "getServiceClient" | "getCommunitySubject">;

/** Asks another service about `who`, as it may know him. Throws unless it does what it was asked. */
export async function callAs(
  { getServiceClient, getCommunitySubject }: CallDeps,
  who: Identity,
  name: ServiceName,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<Response> {
  const answer = await getServiceClient(name).call(
    new Request(`http://${name}${path}`, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    }),
    name === "community"
      ? { ...who, sub: await getCommunitySubject(who.sub), email: null, username: null }
      : who,
  );
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return answer;
}
