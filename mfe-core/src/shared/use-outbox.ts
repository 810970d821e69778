import { recordedCheckIn } from "@reclaim/contracts-members/check-ins";
import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { rememberCheckIn } from "./checked-in-date.ts";
import { hasCrisisSign } from "./crisis-sign.ts";
import { type OutboxCall, type OutboxDeps, sendOrQueue, type SendOutcome } from "./outbox.ts";
import {
  listOutboxItems,
  type OutboxItem,
  type OutboxKind,
  subscribeOutbox,
} from "./outbox.storage.ts";

/** Dependencies of the outbox. Items sent late emit the same events as those sent at once. */
export function useOutboxDeps(): OutboxDeps {
  const { http, clock, events, session: { refresh } } = useHost();
  const queries = useQueryClient();
  return useMemo(() => ({
    http,
    now: () => clock.now(),
    onSent({ kind }, answer) {
      const recorded = kind === "check-in" && z.safeParse(recordedCheckIn, answer);
      if (!recorded || !recorded.success) return;
      rememberCheckIn(recorded.data.checkIn.localDate);
      events.emit("check-in.recorded", recorded.data);
    },
    async refresh() {
      await Promise.allSettled([refresh(), queries.invalidateQueries()]);
    },
  }), [http, clock, events, refresh, queries]);
}

/**
 * For forms: sends a POST, or keeps it on this device when the server cannot be reached.
 * `{ clientId, kind, path, body }`; the client id is added to the body.
 */
export function useSendOrQueue(): <Schema extends z.ZodMiniType>(
  item: OutboxCall,
  schema: Schema,
) => Promise<SendOutcome<z.output<Schema>>> {
  const deps = useOutboxDeps();
  const owner = useHost().session.user?.id;
  return (item, schema) => {
    // Nobody to keep it for: the call answers 401, and the form keeps its words.
    if (owner) return sendOrQueue(deps, owner, item, schema);
    return deps.http.send("POST", item.path, { ...item.body, clientId: item.clientId }, schema)
      .then((answer) => ({ state: "sent", answer, hasCrisis: hasCrisisSign(answer) }));
  };
}

const NO_ITEMS: OutboxItem[] = [];

/** Waiting items of the present member, oldest first, of one kind or of all; follows other tabs. */
export function useOutboxItems(kind?: OutboxKind): OutboxItem[] {
  const owner = useHost().session.user?.id;
  const [read, setRead] = useState({ owner, items: NO_ITEMS });
  useEffect(() => {
    if (!owner) return;
    let here = true;
    const look = () => {
      void listOutboxItems(owner).then((items) => here && setRead({ owner, items }));
    };
    look();
    const stop = subscribeOutbox(look);
    return () => {
      here = false;
      stop();
    };
  }, [owner]);
  // Empty until the items of the present account are read: never those of an earlier account.
  const items = read.owner === owner ? read.items : NO_ITEMS;
  return useMemo(() => kind ? items.filter((item) => item.kind === kind) : items, [items, kind]);
}
