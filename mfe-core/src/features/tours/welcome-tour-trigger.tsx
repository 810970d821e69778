import { lateComponent, useHost } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useEffect, useState } from "react";
import { hasStarted, isCompleted } from "./tours.storage.ts";

/** Milliseconds between looks whether the member is at rest. */
const POLL_INTERVAL_MS = 500;

// Nobody asked for it: if it does not load, nothing is missing.
const WelcomeTour = lateComponent(() => import("./welcome-tour.tsx"), {
  Failed: () => null,
});

const isDue = () => !isCompleted("welcome") && !hasStarted("welcome");

/** Home is rendered, no field has the focus, and no dialog is open. */
const isMemberIdle = () =>
  !document.hidden &&
  document.querySelector("main [data-tour]") !== null &&
  document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") === null &&
  document.activeElement?.matches("input, textarea, select") !== true;

/** Starts the welcome tour on Home, once for ever, when it comes at no bad moment (D20). */
export default function WelcomeTourTrigger() {
  const { session: { member } } = useHost();
  const { pathname } = useLocation();
  const [phase, setPhase] = useState<"waiting" | "running" | "over">("waiting");
  const atHome = pathname === "/" && member !== null;
  // Leaving Home ends the tour.
  if (!atHome && phase === "running") setPhase("over");

  useEffect(() => {
    if (!atHome || phase !== "waiting" || !isDue()) return;
    const timer = setInterval(() => {
      // It may have begun in another tab.
      if (!isDue()) setPhase("over");
      else if (isMemberIdle()) setPhase("running");
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [atHome, phase]);

  return atHome && phase === "running" && <WelcomeTour onEnd={() => setPhase("over")} />;
}
