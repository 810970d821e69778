import { Pause, Play, RotateCcw, SkipForward, Volume2, VolumeX } from "lucide-react";
import { type Ref, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { formatClock, formatSpoken } from "./audio-player.model.ts";
import { Controls, Group, PlayButton, Times, Turning } from "./audio-player.styles.ts";
import { PlayerSlider } from "./player-slider.tsx";

/** Loudness that a player starts with, 0 to 100. */
export const DEFAULT_VOLUME = 70;

/** Loudness of a player and whether it is silenced. A change of the loudness unmutes. */
export function useVolume() {
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  const [muted, setMuted] = useState(false);
  return {
    volume,
    muted,
    changeVolume(next: number) {
      setVolume(next);
      setMuted(false);
    },
    toggleMuted: () => setMuted(!muted),
  };
}

/**
 * The controls of something that plays: position, play and pause, from the start, to the end, and
 * loudness. They keep no time: say where it stands.
 */
export function PlayerControls(
  { state, time, duration, disabled = false, loudness, playRef, onToggle, onSeek, onSkipToEnd }: {
    state: "playing" | "waiting" | "stopped";
    /** Seconds. */
    time: number;
    /** Seconds; not a number until it is known. */
    duration: number;
    /** There is nothing to move in: Play alone can be pressed. */
    disabled?: boolean;
    loudness: ReturnType<typeof useVolume>;
    playRef?: Ref<HTMLButtonElement>;
    onToggle: () => void;
    /** To so many seconds from the start. */
    onSeek: (seconds: number) => void;
    onSkipToEnd: () => void;
  },
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const known = Number.isFinite(duration);
  const total = known ? duration : 0;
  const shown = dragged ?? time;
  const off = !known || disabled;
  const { volume, muted, changeVolume, toggleMuted } = loudness;
  return (
    <>
      <div>
        <PlayerSlider
          label="Position"
          valueText={`${formatSpoken(shown)} of ${formatSpoken(total)}`}
          value={Math.min(shown, total)}
          max={known ? total : 1}
          arrow={5}
          page={30}
          disabled={off}
          onMove={setDragged}
          onSettle={(next) => {
            setDragged(null);
            onSeek(next);
          }}
        />
        <Times aria-hidden>
          <span>{formatClock(shown)}</span>
          <span>{formatClock(duration)}</span>
        </Times>
      </div>
      <Controls>
        <Group>
          <IconButton label="From the start" disabled={off} onClick={() => onSeek(0)}>
            <RotateCcw aria-hidden />
          </IconButton>
          <PlayButton
            ref={playRef}
            label={{ waiting: "Loading", playing: "Pause", stopped: "Play" }[state]}
            data-variant="main"
            onClick={onToggle}
          >
            {state === "waiting"
              ? <Turning aria-hidden />
              : state === "playing"
              ? <Pause fill="currentColor" aria-hidden />
              : <Play fill="currentColor" aria-hidden />}
          </PlayButton>
          <IconButton label="Skip to the end" disabled={off} onClick={onSkipToEnd}>
            <SkipForward aria-hidden />
          </IconButton>
        </Group>
        <Group data-part="volume">
          <IconButton label={muted ? "Unmute" : "Mute"} onClick={toggleMuted}>
            {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          </IconButton>
          <PlayerSlider
            label="Volume"
            valueText={muted ? "Muted" : `${volume} percent`}
            value={muted ? 0 : volume}
            max={100}
            arrow={5}
            page={20}
            onMove={changeVolume}
            onSettle={changeVolume}
          />
        </Group>
      </Controls>
    </>
  );
}
