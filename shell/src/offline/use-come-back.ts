import { useHost } from "@reclaim/host-api";
import { useEffect } from "react";

/** Milliseconds between questions whether the server answers again. */
const EVERY = 15_000;

/** While the server cannot say who is here, asks again: when the network is back, and now and then. */
export function useComeBack(): void {
  const { session: { unreachable, refresh } } = useHost();
  useEffect(() => {
    if (!unreachable) return;
    const ask = () => void refresh().catch(() => {});
    addEventListener("online", ask);
    const timer = setInterval(ask, EVERY);
    return () => {
      removeEventListener("online", ask);
      clearInterval(timer);
    };
  }, [unreachable, refresh]);
}
