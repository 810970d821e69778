import { recordCheckInAnswer } from "@reclaim/contracts-members/check-ins";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { CHECK_INS_PATH } from "../../shared/check-ins.client.ts";
import { rememberCheckIn } from "../../shared/checked-in-date.ts";
import { toLocalDate } from "../../shared/local-date.ts";
import { discardItem, StorageUnavailable } from "../../shared/outbox.storage.ts";
import { useSendOrQueue } from "../../shared/use-outbox.ts";
import { copy } from "./home.copy.ts";

/** A check-in that is being changed. */
export interface CheckInBefore {
  id: string;
  /** Null when this device does not know it. */
  mood: number | null;
  /** Undefined when this device does not know them. */
  thoughts: string | null | undefined;
  /** There are thoughts that the server cannot open now: they stay as they are. */
  thoughtsLocked?: true | undefined;
  localDate: string;
  /** It has not been sent: the client id under which it waits. */
  waits?: string;
  /** The mood that waits with it; null when none was chosen. */
  waitingMood?: number | null;
  /** The server refused it: the member says it anew, for today. */
  refused?: boolean;
}

/** Saves a check-in, or keeps it on the device. A repeat after a lost answer writes nothing twice. */
export function useSaveCheckIn(before: CheckInBefore | undefined, onDone: () => void) {
  const { notify, events, session, clock } = useHost();
  const sendOrKeep = useSendOrQueue();
  const attempt = useRef({ said: "", clientId: "" });
  return useMutation({
    mutationFn({ mood, thoughts }: { mood: number | null; thoughts: string }) {
      const text = thoughts.trim();
      // An empty field leaves stored thoughts as they are; only the form of a known entry clears them.
      const emptied = before && before.thoughts !== undefined && !before.thoughtsLocked &&
          !before.refused &&
          (!before.waits || before.thoughts)
        ? null
        : undefined;
      const saying = {
        mood: mood ?? undefined,
        thoughts: text || emptied,
        ...(before && !before.refused && { localDate: before.localDate }),
      };
      // An input that was changed after a failure gets an id of its own, so that it is written.
      const said = JSON.stringify(saying);
      if (attempt.current.said !== said) attempt.current = { said, clientId: crypto.randomUUID() };
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return sendOrKeep({
        clientId: !before?.refused && before?.waits || attempt.current.clientId,
        kind: "check-in",
        path: CHECK_INS_PATH,
        body: { ...saying, timeZone },
        // Later, the server's today is another day than the one that was meant.
        whenKept: { localDate: saying.localDate ?? toLocalDate(clock.now()) },
      }, recordCheckInAnswer);
    },
    async onSuccess(outcome) {
      attempt.current = { said: "", clientId: "" };
      if (before?.refused && before.waits) await discardItem(before.waits).catch(() => {});
      if (outcome.state === "queued") notify(copy.kept);
      else {
        if (!outcome.hasCrisis) notify(before && !before.waits ? copy.changed : copy.saved);
        const { member: figures, ...recorded } = outcome.answer;
        rememberCheckIn(recorded.checkIn.localDate);
        events.emit("check-in.recorded", recorded);
        const { member } = session;
        // Without a network at its start, the page knows no member to update.
        if (member?.id === recorded.checkIn.userId) session.updateMember({ ...member, ...figures });
        else await session.refresh().catch(() => {});
      }
      onDone();
    },
    onError: (error) =>
      notify(
        error instanceof StorageUnavailable ? { ...copy.notKept, variant: "destructive" } : {
          title: copy.failed.title,
          description: getErrorMessage(error, copy.failed.fallback),
          variant: "destructive",
        },
      ),
  });
}
