import { useId, useRef } from "react";
import { Button } from "../actions/button.ts";
import { Fault, Player, Title } from "./audio-player.styles.ts";
import { PlayerControls, useVolume } from "./player-controls.tsx";
import { useAudio } from "./use-audio.ts";

/**
 * Plays one recording: play and pause, from the start, to the end, seek, volume. At its end it
 * stands at the start again. What cannot be played is said, and can be tried again.
 */
export function AudioPlayer(
  { src, title, autoPlay = false, onEnd, onError }: {
    src: string;
    /** Title of the recording; names the player. */
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
  const loudness = useVolume();
  const element = useRef<HTMLAudioElement>(null);
  const audio = useAudio(element, { volume: loudness.volume / 100, onEnd, onError });
  const state = audio.waiting ? "waiting" : audio.playing ? "playing" : "stopped";
  return (
    <Player role="group" aria-labelledby={id}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are for the eye on a picture; there is none */}
      <audio
        ref={element}
        src={src}
        preload="metadata"
        autoPlay={autoPlay}
        muted={loudness.muted}
      />
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
      <PlayerControls
        state={state}
        time={audio.time}
        duration={audio.duration}
        disabled={audio.failed}
        loudness={loudness}
        playRef={playButton}
        onToggle={audio.toggle}
        onSeek={audio.seek}
        onSkipToEnd={audio.skipToEnd}
      />
    </Player>
  );
}
