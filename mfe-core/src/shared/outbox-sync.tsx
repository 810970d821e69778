import { useHost } from "@reclaim/host-api";
import { useEffect } from "react";
import { flushOutbox } from "./outbox.ts";
import { useOutboxDeps } from "./use-outbox.ts";
import { copy } from "./outbox.copy.ts";

/** Milliseconds between tries of a page that stays open. */
const FLUSH_INTERVAL_MS = 60_000;

/** Sends what waits of the member: now, when the network is back, when the tab is looked at. */
export default function OutboxSync() {
  const { session: { member }, notify } = useHost();
  const deps = useOutboxDeps();
  // Sends only with a session that the server has confirmed; the cached user alone proves none.
  const owner = member?.id;
  useEffect(() => {
    if (!owner) return;
    const send = async () => {
      const { answers, hasCrisis } = await flushOutbox(deps, owner);
      if (answers.size > 0 && !hasCrisis) notify(copy.sent);
    };
    const sendNow = () => void send().catch(() => {});
    const look = () => void (document.visibilityState === "visible" && sendNow());
    sendNow();
    addEventListener("online", sendNow);
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(sendNow, FLUSH_INTERVAL_MS);
    return () => {
      removeEventListener("online", sendNow);
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [owner, deps, notify]);
  return null;
}
