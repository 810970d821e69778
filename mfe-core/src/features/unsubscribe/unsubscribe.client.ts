import type { Http } from "@reclaim/host-api";

/** Stops the weekly mail of the token's account; needs no session. */
export const unsubscribe = (http: Http, token: string): Promise<unknown> =>
  http.send("POST", "/api/unsubscribe", { token });
