import { Pause, Play, RotateCcw, SkipForward, Volume2, VolumeX } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../actions/button.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { clockOf, spoken } from "./audio-player.model.ts";
import { PlayerSlider } from "./player-slider.tsx";
import { useAudio } from "./use-audio.ts";
import {
  Controls,
  Fault,
  Group,
  PlayButton,
  Player,
  Times,
  Title,
  Turning,
} from "./audio-player.styles.ts";

/**
 * Plays one recording: play and pause, from the start, to the end, seek, volume. At its end it
 * stands at the start again. What cannot be played is said, and can be tried again.
 */
export function AudioPlayer(
  { src, title, autoPlay = false, onEnd, onError }: {
    src: string;
    /** What is heard; names the player. */
    title: string;
    /** The player came by a press that asked for the sound. Where a browser refuses, Play stands. */
    autoPlay?: boolean;
    /** The recording ended, or was skipped to its end. */
    onEnd?: () => void;
    /** It cannot be played: for the log. The player says so itself. */
    onError?: (reason: unknown) => void;
  },
) {
  const id = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [volume, setVolume] = useState(70);
  const [muted, setMuted] = useState(false);
  const element = useRef<HTMLAudioElement>(null);
  const audio = useAudio(element, { volume: volume / 100, onEnd, onError });

  const known = Number.isFinite(audio.duration);
  const time = dragged ?? audio.time;
  const total = known ? audio.duration : 0;
  const off = !known || audio.failed;
  const changeVolume = (next: number) => {
    setVolume(next);
    setMuted(false);
  };
  const state = audio.waiting ? "Loading" : audio.playing ? "Pause" : "Play";
  return (
    <Player role="group" aria-labelledby={id} data-state={state}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are for the eye on a picture; there is none */}
      <audio ref={element} src={src} preload="metadata" autoPlay={autoPlay} muted={muted} />
      <Title id={id}>{title}</Title>
      {audio.failed && (
        <Fault role="alert">
          <p>This recording cannot be played at the moment.</p>
          <Button
            data-variant="quiet"
            onClick={() => {
              // This button goes away with the message.
              playButton.current?.focus();
              audio.retry();
            }}
          >
            Try again
          </Button>
        </Fault>
      )}
      <div>
        <PlayerSlider
          label="Position"
          valueText={`${spoken(time)} of ${spoken(total)}`}
          value={Math.min(time, total)}
          max={known ? total : 1}
          arrow={5}
          page={30}
          disabled={off}
          onMove={setDragged}
          onSettle={(next) => {
            setDragged(null);
            audio.seek(next);
          }}
        />
        <Times aria-hidden>
          <span>{clockOf(time)}</span>
          <span>{clockOf(audio.duration)}</span>
        </Times>
      </div>
      <Controls>
        <Group>
          <IconButton label="From the start" disabled={off} onClick={() => audio.seek(0)}>
            <RotateCcw aria-hidden />
          </IconButton>
          <PlayButton ref={playButton} label={state} data-variant="main" onClick={audio.toggle}>
            {audio.waiting
              ? <Turning aria-hidden />
              : audio.playing
              ? <Pause fill="currentColor" aria-hidden />
              : <Play fill="currentColor" aria-hidden />}
          </PlayButton>
          <IconButton label="Skip to the end" disabled={off} onClick={audio.skipToEnd}>
            <SkipForward aria-hidden />
          </IconButton>
        </Group>
        <Group data-part="volume">
          <IconButton label={muted ? "Unmute" : "Mute"} onClick={() => setMuted(!muted)}>
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
    </Player>
  );
}
