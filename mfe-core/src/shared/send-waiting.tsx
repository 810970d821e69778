import { useHost } from "@reclaim/host-api";
import { useEffect } from "react";
import { sendWaiting } from "./outbox.ts";
import { useOutboxDeps } from "./use-outbox.ts";
import { copy } from "./waiting.copy.ts";

/** Milliseconds between tries of a page that stays open. */
const EVERY = 60_000;

/** Sends what waits of the member: now, when the network is back, when the tab is looked at. */
export default function SendWaiting() {
  const { session: { member }, notify } = useHost();
  const deps = useOutboxDeps();
  // Only for whom the server knows: the device alone cannot say who is here.
  const owner = member?.id;
  useEffect(() => {
    if (!owner) return;
    const send = async () => {
      const sent = await sendWaiting(deps, owner);
      if (sent.size > 0) notify(copy.sent);
    };
    const sendNow = () => void send().catch(() => {});
    const look = () => void (document.visibilityState === "visible" && sendNow());
    sendNow();
    addEventListener("online", sendNow);
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(sendNow, EVERY);
    return () => {
      removeEventListener("online", sendNow);
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [owner, deps, notify]);
  return null;
}
