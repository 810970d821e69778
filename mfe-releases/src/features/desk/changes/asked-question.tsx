import type { DeskRelease } from "@reclaim/contracts/release-desk";
import { NewPass } from "../passes/new-pass.tsx";
import { Activate } from "./activate.tsx";
import type { Asked } from "./asked.ts";
import { CanaryShare } from "./canary-share.tsx";
import { RollBack } from "./roll-back.tsx";
import { StopCanary } from "./stop-canary.tsx";
import { TakeOff } from "./take-off.tsx";

/** The question that comes before it is done. */
export default function AskedQuestion(
  { asked: { what, version = "" }, release, you, onClose }: {
    asked: Asked;
    release: DeskRelease;
    /** What the desk calls the one who asks. */
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
