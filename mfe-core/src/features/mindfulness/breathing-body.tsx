import { Button, Muted, Row, Stack } from "@reclaim/design-system";
import { BreathingCircle } from "@reclaim/design-system/breathing-circle";
import { Switch } from "@reclaim/design-system/switch";
import { useDraft, useHost } from "@reclaim/host-api";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { playCue, vibrateCue } from "./breathing.cues.ts";
import { breathedMs, breathingMachine, breathPosition } from "./breathing.machine.ts";
import type { BreathingExercise } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";
import { useKeepPractice } from "./use-keep-practice.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const OFF = "off";

/** A breathing exercise from its first breath to its last. */
export function BreathingBody(
  { exercise, onClose }: { exercise: BreathingExercise; onClose: () => void },
) {
  const { pattern } = exercise;
  const { clock } = useHost();
  const sound = useDraft("breathing-sound");
  const vibration = useDraft("breathing-vibration");
  const [snapshot, send, actor] = useMachine(breathingMachine, {
    input: { pattern, now: () => clock.now().getTime() },
  });
  const state = snapshot.value;
  const isRunning = state === "running";
  const position = breathPosition(snapshot.context);
  const isBreathing = position !== null && state !== "idle" && state !== "finished";
  useWakeLock(isRunning);
  useKeepPractice(
    exercise,
    state === "finished",
    () => breathedMs(actor.getSnapshot().context, actor.getSnapshot().value === "running"),
  );

  useEffect(() => {
    const look = () => send({ type: "look" });
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [send]);

  const part = isRunning ? position?.phase : undefined;
  const giveCue = useEffectEvent((phase: NonNullable<typeof part>) => {
    if (sound.text !== OFF) playCue(phase);
    if (vibration.text !== OFF) vibrateCue(phase);
  });
  useEffect(() => {
    if (part) giveCue(part);
  }, [part, position?.cycle]);

  const words = copy.session;
  return (
    <Stack $gap={5}>
      <Muted>
        {isBreathing ? words.cycle(position.cycle, pattern.cycles) : words.rounds(pattern.cycles)}
      </Muted>
      <BreathingCircle
        // Begins its movement anew with each part.
        key={isBreathing ? `${position.cycle} ${position.phase}` : state}
        phase={isBreathing ? position.phase : state === "finished" ? "finished" : "idle"}
        words={isBreathing
          ? words.phase[position.phase]
          : state === "finished"
          ? words.finished
          : words.ready}
        seconds={isBreathing ? position.seconds : 0}
        remaining={isBreathing ? position.remainingMs / 1000 : 0}
        paused={state === "paused"}
      />
      <Row>
        {isRunning
          ? <Button onClick={() => send({ type: "pause" })}>{words.pause}</Button>
          : (
            <Button onClick={() => send({ type: "start" })}>
              {state === "paused" ? words.resume : state === "finished" ? words.again : words.start}
            </Button>
          )}
        {state === "finished"
          ? <Button data-variant="quiet" onClick={onClose}>{words.close}</Button>
          : (
            <Button
              data-variant="quiet"
              disabled={state === "idle"}
              onClick={() => send({ type: "reset" })}
            >
              {words.reset}
            </Button>
          )}
      </Row>
      <Stack $gap={2}>
        <Switch
          label={words.sound}
          checked={sound.text !== OFF}
          onCheckedChange={(on) => sound.setText(on ? "" : OFF)}
        />
        <Switch
          label={words.vibration}
          checked={vibration.text !== OFF}
          onCheckedChange={(on) => vibration.setText(on ? "" : OFF)}
        />
      </Stack>
    </Stack>
  );
}
