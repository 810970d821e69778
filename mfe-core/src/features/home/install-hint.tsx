import { useHost, useInstallPrompt } from "@reclaim/host-api";
import { useEffect, useState } from "react";
import { InstallHintCard } from "./install-hint-card.tsx";
import { claimInstallHint } from "./install-hint.storage.ts";

/** Check-ins after which a member knows whether he wants the product nearer. */
const MIN_CHECK_INS = 3;

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;
/** WebKit of iOS alone has this property, and offers no prompt. */
const isIosBrowser = () => "standalone" in navigator && navigator.maxTouchPoints > 0;

/**
 * Says once on a device, after a check-in from the third on, that the product can stand on the home
 * screen. Nothing where the browser offers no way, and nothing beside an offer of help (D46).
 */
export function InstallHint() {
  const { session: { member }, events } = useHost();
  const prompt = useInstallPrompt();
  /** The browser of a check-in on this page; one of iOS wants other words. */
  const [browser, setBrowser] = useState<"ios" | "other">();
  const [shown, setShown] = useState(false);
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    const stops = [
      events.on("crisis.noticed", () => setClosed(true)),
      events.on("check-in.recorded", () => {
        if (!isInstalled()) setBrowser(isIosBrowser() ? "ios" : "other");
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [events]);

  const isDue = browser && !closed && (browser === "ios" || prompt !== null) &&
    (member?.recentMoods.length ?? 0) >= MIN_CHECK_INS;
  useEffect(() => {
    if (!isDue) return;
    let here = true;
    void claimInstallHint().then((mine) => here && mine && setShown(true));
    return () => {
      here = false;
    };
  }, [isDue]);

  if (!isDue || !shown) return null;
  const close = () => setClosed(true);
  const install = prompt && (() => {
    close();
    // A browser that refuses the prompt shows nothing; the member may still use its menu.
    prompt().catch(() => {});
  });
  return <InstallHintCard onInstall={install} onClose={close} />;
}
