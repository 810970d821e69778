import {
  initialsOf,
  type Pseudonym,
  pseudonym as pseudonymContract,
} from "@reclaim/contracts/community";
import { randomPseudonym } from "@reclaim/contracts/pseudonym-words";
import { useHost } from "@reclaim/host-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AUTOMATIC_COLORS, pickColor } from "./avatar.model.ts";
import { logFailure } from "./log-failure.ts";
import { rememberPseudonym, useOwnPseudonym } from "./own-pseudonym.ts";

/** From the creation of an automatic pseudonym to the reload of the page, in ms (community §9). */
const RELOAD_DELAY = 500;

/**
 * The member's pseudonym, which is created when he has none: two random words, changeable until he
 * writes (D23). The page reloads after the creation.
 */
export function useAutomaticPseudonym(): Pseudonym | null {
  const { http, session } = useHost();
  const queries = useQueryClient();
  const own = useOwnPseudonym();
  const subject = session.member?.communitySubject;

  const { mutate: create, isSuccess: created } = useMutation({
    mutationFn() {
      const name = randomPseudonym(Math.random);
      return http.send("POST", "/api/pseudonyms", {
        userId: subject,
        pseudonym: name,
        avatarColor: pickColor(AUTOMATIC_COLORS, Math.random),
        avatarInitials: initialsOf(name),
        automatic: true,
      }, pseudonymContract);
    },
    onSuccess: (created) => rememberPseudonym(queries, created),
    onError: (error) => logFailure("Creating an automatic pseudonym", error),
  });

  const none = own.data === null;
  useEffect(() => {
    if (none) create();
  }, [none, create]);
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => location.reload(), RELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [created]);

  return own.data ?? null;
}
