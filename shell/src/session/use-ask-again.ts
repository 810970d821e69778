import { useHost } from "@reclaim/host-api";
import { useState } from "react";

/** Asks the server once more who is here, one time at a time. */
export function useAskAgain(): { asking: boolean; askAgain: () => void } {
  const { session } = useHost();
  const [asking, setAsking] = useState(false);
  const askAgain = () => {
    if (asking) return;
    setAsking(true);
    session.refresh().catch(() => {}).finally(() => setAsking(false));
  };
  return { asking, askAgain };
}
