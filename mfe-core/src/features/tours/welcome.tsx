import { useHost } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { hasStarted, isCompleted } from "./tours.storage.ts";

/** Milliseconds between looks whether the member is at rest. */
const EVERY = 500;

// Nobody asked for it: if it does not load, nothing is missing.
const WelcomeTour = lazy<ComponentType<{ onEnd: () => void }>>(() =>
  import("./welcome-tour.tsx").catch(() => ({ default: () => null }))
);

const isDue = () => !isCompleted("welcome") && !hasStarted("welcome");

/** Home is there, and he neither writes nor chooses nor has something open. */
const isAtRest = () =>
  !document.hidden &&
  document.querySelector("main [data-tour]") !== null &&
  document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") === null &&
  document.activeElement?.matches("input, textarea, select") !== true;

/** Starts the welcome tour on Home, once for ever, when it comes at no bad moment (D20). */
export default function Welcome() {
  const { session: { member } } = useHost();
  const { pathname } = useLocation();
  const [phase, setPhase] = useState(() => (isDue() ? "waiting" : "over"));
  const atHome = pathname === "/" && member !== null;
  // Who leaves Home has left the tour.
  if (!atHome && phase === "running") setPhase("over");

  useEffect(() => {
    if (!atHome || phase !== "waiting") return;
    const timer = setInterval(() => {
      // It may have begun in another tab.
      if (!isDue()) setPhase("over");
      else if (isAtRest()) setPhase("running");
    }, EVERY);
    return () => clearInterval(timer);
  }, [atHome, phase]);

  return atHome && phase === "running" && (
    <Suspense>
      <WelcomeTour onEnd={() => setPhase("over")} />
    </Suspense>
  );
}
