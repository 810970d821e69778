import type { CoachMessage } from "@reclaim/contracts-insights/coach";
import type { Member } from "@reclaim/contracts-members/members";
import { HttpError, useDraft, useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { quotaKey } from "../../../shared/ai.client.ts";
import { toLocalDate } from "../../../shared/dates.model.ts";
import { toRefusal } from "../../../shared/refusal.model.ts";
import { addMessage, talkToCoach } from "./coach.client.ts";

/** What the member has just said, until it is kept, and what has come of the answer. */
interface Turn {
  message: string | null;
  answer: string;
}

/**
 * How the last turn ended, when not by a whole answer: with signs of risk, broken off by the model (`failed`) or on the
 * way (`cut`), without a word of it (`nothing`), or refused before the message was kept.
 */
export type Trouble =
  | "crisis"
  | "failed"
  | "cut"
  | "nothing"
  | "plan"
  | "quota"
  | "busy"
  | "not-sent";

function whyRefused(error: unknown): Trouble {
  if (error instanceof HttpError && error.code === "too_many_streams") return "busy";
  const refusal = toRefusal(error);
  return refusal === "failure" ? "not-sent" : refusal;
}

/** The conversation's present turn. The page holds it, so that a change of the tab ends no answer. */
export function useCoach(member: Member) {
  const { http, clock } = useHost();
  const queries = useQueryClient();
  const draft = useDraft("coach-message");
  const [turn, setTurn] = useState<Turn | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** The whole answer that came last, for screen readers, which are not read its pieces. */
  const [announced, setAnnounced] = useState("");
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const keep = (message: CoachMessage) => addMessage(queries, member.id, message);

  /** What came of an answer that has no end is marked, until the list is read anew as the server keeps it. */
  async function keepBeginning(content: string): Promise<void> {
    if (!content) return;
    await keep({
      id: crypto.randomUUID(),
      from: "coach",
      content,
      source: null,
      isPartial: true,
      date: clock.now().toISOString(),
    });
  }

  async function follow(message: string, signal: AbortSignal): Promise<Trouble | null> {
    const request = { message, localDate: toLocalDate(clock.now(), member.timeZone) };
    let isKept = false;
    let answer = "";
    try {
      for await (const { event, data } of talkToCoach(http, request, signal)) {
        switch (event) {
          case "asked":
            isKept = true;
            await keep(data);
            setTurn({ message: null, answer });
            if (await draft.readRestored() === message) draft.clear();
            break;
          case "text":
            answer += data.text;
            setTurn({ message: null, answer });
            break;
          case "answered":
            await keep(data);
            setAnnounced(data.content);
            return null;
          case "crisis":
            return "crisis";
          case "failed":
            if (data.answer) await keep(data.answer);
            return data.answer ? "failed" : "nothing";
        }
      }
    } catch (error) {
      if (!isKept && !signal.aborted) return whyRefused(error);
    }
    await keepBeginning(answer);
    if (signal.aborted) return null;
    return answer ? "cut" : isKept ? "nothing" : "not-sent";
  }

  async function say(message: string): Promise<void> {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setTrouble(null);
    setAnnounced("");
    setTurn({ message, answer: "" });
    const ended = await follow(message, abort.signal);
    running.current = null;
    setTurn(null);
    setTrouble(ended);
    void queries.invalidateQueries({ queryKey: quotaKey(member.id) });
  }

  return {
    draft,
    turn,
    trouble,
    announced,
    say: (message: string) => void say(message),
    stop: () => running.current?.abort(),
    clear: () => setTrouble(null),
  };
}
export type Coach = ReturnType<typeof useCoach>;
