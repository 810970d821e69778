import { recordedCheckIn } from "@reclaim/contracts/check-ins";
import { reasonOf, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { localDateOf } from "../../shared/local-date.ts";
import { discard, NotKept } from "../../shared/outbox.storage.ts";
import { useSendOrKeep } from "../../shared/use-outbox.ts";
import { copy } from "./home.copy.ts";

/** What a check-in said that is changed now. */
export interface Before {
  id: string;
  mood: number;
  thoughts: string | null;
  localDate: string;
  /** It has not been sent: the client id under which it waits. */
  waits?: string;
  /** The server did not take it: it is said anew, for today. */
  refused?: boolean;
}

/** Saves a check-in, or keeps it on the device. A repeat after a lost answer writes nothing twice. */
export function useSaveCheckIn(before: Before | undefined, onDone: () => void) {
  const { notify, events, session, clock } = useHost();
  const sendOrKeep = useSendOrKeep();
  const attempt = useRef({ said: "", clientId: "" });
  return useMutation({
    mutationFn({ mood, thoughts }: { mood: number; thoughts: string }) {
      const text = thoughts.trim();
      // What is not asked again stays as it was said; only who changes an entry can empty it.
      const emptied = before && !before.refused && (!before.waits || before.thoughts)
        ? null
        : undefined;
      const saying = {
        mood,
        thoughts: text || emptied,
        ...(before && !before.refused && { localDate: before.localDate }),
      };
      // What was changed after a failure has an id of its own, so that it is written.
      const said = JSON.stringify(saying);
      if (attempt.current.said !== said) attempt.current = { said, clientId: crypto.randomUUID() };
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return sendOrKeep({
        clientId: !before?.refused && before?.waits || attempt.current.clientId,
        kind: "check-in",
        path: "/api/check-ins",
        body: { ...saying, timeZone },
        // Later, the server's today is another day than the one that was meant.
        whenKept: { localDate: saying.localDate ?? localDateOf(clock.now()) },
      }, recordedCheckIn);
    },
    async onSuccess(outcome) {
      attempt.current = { said: "", clientId: "" };
      if (before?.refused && before.waits) await discard(before.waits).catch(() => {});
      if (outcome.state === "waiting") notify(copy.kept);
      else {
        notify(before && !before.waits ? copy.changed : copy.saved);
        events.emit("check-in.recorded", outcome.answer);
        await session.refresh().catch(() => {});
      }
      onDone();
    },
    onError: (error) =>
      notify(
        error instanceof NotKept ? { ...copy.notKept, variant: "destructive" } : {
          title: copy.failed.title,
          description: reasonOf(error, copy.failed.fallback),
          variant: "destructive",
        },
      ),
  });
}
