import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { NewPass } from "../passes/new-pass.tsx";
import { Activate } from "./activate.tsx";
import type { ReleaseAction } from "./release-action.ts";
import { CanaryShare } from "./canary-share.tsx";
import { RollBack } from "./roll-back.tsx";
import { StopCanary } from "./stop-canary.tsx";
import { TakeOff } from "./take-off.tsx";

/** The confirmation dialog of an action. */
export default function ActionDialog(
  { asked: { what, version = "" }, release, you, onClose }: {
    asked: ReleaseAction;
    release: DeskRelease;
    /** The label of the caller on the desk. */
    you: string;
    onClose: () => void;
  },
) {
  const about = { release, version, onClose };
  switch (what) {
    case "activate":
      return <Activate {...about} />;
    case "canary":
      return <CanaryShare {...about} />;
    case "stop":
      return <StopCanary {...about} />;
    case "back":
      return <RollBack {...about} version={version || undefined} />;
    case "off":
      return <TakeOff {...about} />;
    case "load":
    case "invite":
      return (
        <NewPass
          releases={[release]}
          you={you}
          first={{ name: release.name, version, mine: what === "load" }}
          onClose={onClose}
        />
      );
  }
}
