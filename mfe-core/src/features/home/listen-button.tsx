import { Button, ErrorState } from "@reclaim/design-system";
import { lateComponent } from "@reclaim/host-api";
import { Headphones, X } from "lucide-react";
import { copy } from "./home-sections.copy.ts";

// Player and sound come when somebody wants to listen.
const SoundPlayer = lateComponent(
  () => import("./sound-player.tsx"),
  { Failed: ({ retry }) => <ErrorState title={copy.playerFailed} onRetry={retry} /> },
);

/** The title of the sound that has its player open; one at most, so that two never sound at once. */
export interface OpenPlayer {
  open: string | null;
  setOpen: (title: string | null) => void;
}

/** A sound behind a button: pressed, its player opens below and plays. */
export function ListenButton(
  { title, audioSrc, listening: { open, setOpen } }: {
    title: string;
    audioSrc: string;
    listening: OpenPlayer;
  },
) {
  const isOpen = open === title;
  return (
    <>
      <div data-part="press">
        <Button
          data-variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? copy.close : copy.listen}: ${title}`}
          onClick={() => setOpen(isOpen ? null : title)}
        >
          {isOpen ? <X size={20} aria-hidden /> : <Headphones size={20} aria-hidden />}
          {isOpen ? copy.close : copy.listen}
        </Button>
      </div>
      {isOpen && (
        <div data-part="player">
          <SoundPlayer title={title} audioSrc={audioSrc} />
        </div>
      )}
    </>
  );
}
