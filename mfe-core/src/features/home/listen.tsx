import { Button } from "@reclaim/design-system";
import { lazyPage } from "@reclaim/host-api";
import { Headphones, X } from "lucide-react";
import { copy } from "./home-below.copy.ts";
import { TryAgain } from "./try-again.tsx";

// Player and sound come when somebody wants to listen.
const SoundPlayer = lazyPage<{ title: string; audioSrc: string }>(() =>
  import("./sound-player.tsx")
);

/** The title of the sound that has its player open; one at most, so that two never sound at once. */
export interface Listening {
  open: string | null;
  setOpen: (title: string | null) => void;
}

/** A sound behind a button: pressed, its player opens below and plays. */
export function Listen(
  { title, audioSrc, listening: { open, setOpen } }: {
    title: string;
    audioSrc: string;
    listening: Listening;
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
          <TryAgain title={copy.playerFailed}>
            <SoundPlayer title={title} audioSrc={audioSrc} />
          </TryAgain>
        </div>
      )}
    </>
  );
}
