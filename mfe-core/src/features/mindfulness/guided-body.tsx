import { Button, Muted, Stack } from "@reclaim/design-system";
import { PlayerControls, useVolume } from "@reclaim/design-system/player-controls";
import { Switch } from "@reclaim/design-system/switch";
import { useDraft, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { Scene } from "../../shared/scene.tsx";
import { SCENES } from "../../shared/scenes.ts";
import type { GuidedExercise } from "./exercise.model.ts";
import { lineAt } from "./guidance.model.ts";
import { GuidanceWords } from "./guidance-words.tsx";
import { loadGuidance } from "./load-guidance.ts";
import { copy } from "./mindfulness.copy.ts";
import { soundActor } from "./playback.actors.ts";
import { playbackMachine, practisedMsOf } from "./playback.machine.ts";
import { useKeepPractice } from "./use-keep-practice.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useHasVoice, useReadAloud } from "./use-read-aloud.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const ON = "on";

const Stage = styled.div`
  height: clamp(7rem, 24dvh, 13rem);
  overflow: hidden;
  border-radius: var(--radius-large);
`;

/** A meditation or visualization: a place, timed words, and a sound that carries both. */
export function GuidedBody({ exercise }: { exercise: GuidedExercise }) {
  const { id, title, duration, audioSrc, image, category } = exercise;
  const { clock, reload } = useHost();
  const audioId = useId();
  const element = useRef<HTMLAudioElement>(null);
  const loudness = useVolume();
  const aloud = useDraft("guidance-aloud");
  const hasVoice = useHasVoice();
  const guidance = useQuery({
    queryKey: ["guidance", id],
    queryFn: () => loadGuidance(id),
    staleTime: Infinity,
  });
  const [snapshot, send, actor] = useMachine(
    playbackMachine.provide({
      actors: { sound: soundActor(audioSrc, audioId) },
      actions: {
        logFailure: (_, { reason }) => console.error("A sound cannot be played:", reason),
      },
    }),
    {
      input: {
        durationMs: duration * 1000,
        continuesSilently: category === "visualization",
        hasSound: true,
        now: () => clock.now().getTime(),
      },
    },
  );
  const { context } = snapshot;
  const isPlaying = snapshot.matches("playing");
  const isSilent = !context.hasSound;
  const seconds = context.positionMs / 1000;
  const isUnderWay = isPlaying || snapshot.matches("paused") || snapshot.matches("failed");
  const line = isUnderWay ? lineAt(guidance.data ?? [], seconds) : null;
  const isReadAloud = hasVoice && aloud.text === ON;
  const seek = (to: number) => send({ type: "seek", positionMs: to * 1000 });
  const skipToEnd = () => send({ type: "skipToEnd" });

  useKeepPractice(exercise, snapshot.matches("finished"), () => {
    const now = actor.getSnapshot();
    return practisedMsOf(now.context, now.matches("playing"));
  });
  useReadAloud(line?.text, isPlaying && isReadAloud);
  useMediaSession(title, isPlaying, {
    play: () => send({ type: "play" }),
    pause: () => send({ type: "pause" }),
    seek,
    skipToEnd,
  });
  // A sound plays on when the screen is off; without one the page would stand still.
  useWakeLock(isPlaying && isSilent);
  useEffect(() => {
    const look = () => send({ type: "look" });
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [send]);
  const { volume, muted } = loudness;
  useEffect(() => {
    if (element.current) element.current.volume = volume / 100;
  }, [volume]);

  /** Browsers keep a failed import for the life of the page. */
  async function retryWords() {
    if ((await guidance.refetch()).isError) await reload();
  }
  const words = copy.guided;
  return (
    <Stack $gap={4}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words below are the captions */}
      <audio id={audioId} ref={element} muted={muted} />
      <Stage>
        <Scene wide shapes={SCENES[image]} />
      </Stage>
      {snapshot.matches("failed") && <p role="alert">{words.soundFailed}</p>}
      {isSilent && <Muted role="status">{words.withoutSound}</Muted>}
      <GuidanceWords
        exercise={exercise}
        line={line}
        state={snapshot.matches("finished") ? "finished" : isUnderWay ? "underWay" : "ready"}
        isAnnounced={!isReadAloud}
      />
      {guidance.isError && (
        <div role="alert">
          <p>{words.wordsFailed}</p>
          <Button data-variant="quiet" onClick={() => void retryWords()}>{words.retry}</Button>
        </div>
      )}
      <PlayerControls
        state={isPlaying ? "playing" : "stopped"}
        time={seconds}
        duration={duration}
        disabled={!isUnderWay}
        loudness={loudness}
        onToggle={() => send({ type: isPlaying ? "pause" : "play" })}
        onSeek={seek}
        onSkipToEnd={skipToEnd}
      />
      <Switch
        label={words.readAloud}
        description={hasVoice ? undefined : words.noVoice}
        disabled={!hasVoice}
        checked={isReadAloud}
        onCheckedChange={(on) => aloud.setText(on ? ON : "")}
      />
    </Stack>
  );
}
