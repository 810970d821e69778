import { recordedCheckIn } from "@reclaim/contracts/check-ins";
import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { type OutboxDeps, type Outcome, type Outgoing, sendOrKeep } from "./outbox.ts";
import { onOutboxChange, type Waiting, type WaitingKind, waitingOf } from "./outbox.storage.ts";

/** What the outbox needs of the page. Whatever went out late is told as if it had just been sent. */
export function useOutboxDeps(): OutboxDeps {
  const { http, clock, events, session: { refresh } } = useHost();
  const queries = useQueryClient();
  return useMemo(() => ({
    http,
    now: () => clock.now(),
    onSent({ kind }, answer) {
      const recorded = kind === "check-in" && z.safeParse(recordedCheckIn, answer);
      if (recorded && recorded.success) events.emit("check-in.recorded", recorded.data);
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
export function useSendOrKeep(): <Schema extends z.ZodMiniType>(
  item: Outgoing,
  schema: Schema,
) => Promise<Outcome<z.output<Schema>>> {
  const deps = useOutboxDeps();
  const owner = useHost().session.user?.id;
  return (item, schema) => {
    // Nobody to keep it for: the call answers 401, and the form keeps its words.
    if (owner) return sendOrKeep(deps, owner, item, schema);
    return deps.http.send("POST", item.path, { ...item.body, clientId: item.clientId }, schema)
      .then((answer) => ({ state: "sent", answer }));
  };
}

const NOTHING: Waiting[] = [];

/** What waits of the present member, oldest first, of one kind or of all; follows other tabs. */
export function useWaiting(kind?: WaitingKind): Waiting[] {
  const owner = useHost().session.user?.id;
  const [read, setRead] = useState({ owner, items: NOTHING });
  useEffect(() => {
    if (!owner) return;
    let here = true;
    const look = () => {
      void waitingOf(owner).then((items) => here && setRead({ owner, items }));
    };
    look();
    const stop = onOutboxChange(look);
    return () => {
      here = false;
      stop();
    };
  }, [owner]);
  // Until his own are read, a member sees none: never those of who was here before.
  const items = read.owner === owner ? read.items : NOTHING;
  return useMemo(() => kind ? items.filter((item) => item.kind === kind) : items, [items, kind]);
}
