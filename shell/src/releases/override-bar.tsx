import type { PageOverride } from "@reclaim/contracts-gateway/bootstrap";
import { Button } from "@reclaim/design-system";
import { TopBar } from "@reclaim/design-system/top-bar";
import { HttpError, useHost } from "@reclaim/host-api";
import { useState } from "react";

const formatEnd = (instant: string) =>
  new Date(instant).toLocaleString("en", {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** On every page that shows this person what is not live, with the way back. */
export default function OverrideBar(
  { overrides, reload }: { overrides: PageOverride[]; reload: () => void },
) {
  const { http } = useHost();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const goBack = () => {
    if (state === "busy") return;
    setState("busy");
    http.send("DELETE", "/api/releases/passes/mine").catch((error: unknown) => {
      // Without a session, or without a pass that still holds, the next page is the live one.
      if (!(error instanceof HttpError && [401, 404].includes(error.status))) throw error;
    }).then(reload, () => setState("failed"));
  };
  return (
    <TopBar
      label="Version that is not live"
      action={
        <Button data-variant="quiet" aria-disabled={state === "busy"} onClick={goBack}>
          {state === "busy" ? "Going back …" : "Back to what is live"}
        </Button>
      }
    >
      {overrides.map(({ name, version, expiresAt }) => (
        <p key={name}>
          You are looking at <strong>{name} {version}</strong>, which is not live. Ends{" "}
          <time dateTime={expiresAt}>{formatEnd(expiresAt)}</time>.
        </p>
      ))}
      {state === "failed" && (
        <p role="alert">That did not work. Check your connection, then try again.</p>
      )}
    </TopBar>
  );
}
