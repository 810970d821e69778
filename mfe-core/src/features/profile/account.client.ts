import {
  type MemberSession,
  memberSessions,
  type PostsChoice,
} from "@reclaim/contracts-identity/accounts";
import { type Http, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";

export const SESSIONS_KEY = ["account", "sessions"];

/** Where the member is signed in. */
export function useSessions() {
  const { http } = useHost();
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => http.get("/api/account/sessions", memberSessions),
  });
}

/** Ends one session, or all but the present one. */
export const endSession = (http: Http, session: MemberSession | "others"): Promise<unknown> =>
  http.send(
    "DELETE",
    session === "others" ? "/api/account/sessions" : `/api/account/sessions/${session.id}`,
  );

/** Gives a guest an e-mail and a password. */
export const addCredentials = (
  http: Http,
  credentials: { email: string; password: string },
): Promise<unknown> => http.send("POST", "/api/account", credentials);

/** `password` is the present one. Refused with 403 `wrong_password` or 409 `email_taken`. */
export const changeEmail = (
  http: Http,
  change: { email: string; password: string },
): Promise<unknown> => http.send("PUT", "/api/account/email", change);

/** `password` is the present one. Refused with 403 `wrong_password`. */
export const changePassword = (
  http: Http,
  change: { password: string; newPassword: string },
): Promise<unknown> => http.send("PUT", "/api/account/password", change);

/** Deletes the account, confirmed by the password, or by a word for a guest, with or without posts. */
export const deleteAccount = (
  http: Http,
  confirmation: ({ word: string } | { password: string }) & { posts: PostsChoice },
): Promise<unknown> => http.send("DELETE", "/api/me", confirmation);
