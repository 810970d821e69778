import type { Pseudonym } from "@reclaim/contracts-community/community";
import { randomPseudonym } from "@reclaim/contracts-insights/pseudonym-words";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AUTOMATIC_COLORS, pickColor } from "./avatar.model.ts";
import { keys } from "./query-keys.ts";
import { logFailure } from "./log-failure.ts";
import { cachePseudonym, createPseudonym, useOwnPseudonym } from "./pseudonym.client.ts";

/** Delay between the creation of an automatic pseudonym and the reload of the page (community specification §9). */
const RELOAD_DELAY_MS = 500;

/**
 * The member's pseudonym. Creates one of two random words when the community answers that there is
 * none, and then reloads the page; the member may replace it until the first post or comment (D23).
 */
export function useAutomaticPseudonym(): Pseudonym | null {
  const { http, session } = useHost();
  const queries = useQueryClient();
  const own = useOwnPseudonym();
  const subject = session.member?.communitySubject;

  const { mutate: create, isSuccess: created } = useSingleMutation({
    mutationKey: keys.createPseudonym,
    mutationFn: () =>
      createPseudonym(http, {
        subject,
        name: randomPseudonym(Math.random),
        color: pickColor(AUTOMATIC_COLORS, Math.random),
        automatic: true,
      }),
    onSuccess: (created) => cachePseudonym(queries, created),
    onError: (error) => logFailure("Creating an automatic pseudonym", error),
  });

  // A placeholder may be as old as the page; only the community says that there is none (D69).
  const none = own.data === null && !own.isPlaceholderData;
  useEffect(() => {
    if (none) create();
  }, [none, create]);
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => location.reload(), RELOAD_DELAY_MS);
    const cancel = () => clearTimeout(timer);
    // A reload would abort a navigation that has begun.
    window.addEventListener("beforeunload", cancel);
    return () => {
      window.removeEventListener("beforeunload", cancel);
      cancel();
    };
  }, [created]);

  return own.data ?? null;
}
