import { subscription } from "@reclaim/contracts/billing";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";

/** How long the page waits for the provider's word (companion specification §9), in ms. */
const PATIENCE = 5000;
const LOOK_EVERY = 1000;

/** Asks the server, for five seconds at most, whether a paid plan has become active. */
export function usePayment() {
  const { http } = useHost();
  const [patient, setPatient] = useState(true);
  const { data, isError, refetch } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => http.get("/api/subscription", subscription),
    // What was read before the payment says nothing about it.
    staleTime: 0,
    refetchInterval: (query) =>
      patient && query.state.data?.source !== "subscription" ? LOOK_EVERY : false,
  });
  useEffect(() => {
    if (!patient) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [patient]);

  const state = data?.source === "subscription"
    ? "arrived"
    : patient
    ? "waiting"
    : isError
    ? "failed"
    : "none";
  const lookAgain = () => {
    setPatient(true);
    void refetch();
  };
  return { state, lookAgain } as const;
}
