import { fromCallback } from "xstate";
import { createAmbience } from "./ambience.ts";
import type { SoundCommand } from "./playback.machine.ts";

/**
 * The sound of a guided exercise in the audio element of that id, which plays on when the screen is off. The
 * sound is made after the first render, or at once when Play is pressed earlier.
 */
export const soundActor = (audioSrc: string, elementId: string) =>
  fromCallback<SoundCommand>(({ sendBack, receive }) => {
    const audio = document.getElementById(elementId) as HTMLAudioElement;
    let url: string | undefined;
    const prepare = () => {
      if (!url) audio.src = url = URL.createObjectURL(createAmbience(audioSrc));
    };
    const fail = (reason: unknown) => {
      if (url) URL.revokeObjectURL(url);
      url = undefined;
      sendBack({ type: "sound.failed", reason });
    };
    const tryTo = (act: () => void) => {
      try {
        act();
      } catch (reason) {
        fail(reason);
      }
    };
    const timer = setTimeout(() => tryTo(prepare));
    const listeners: Record<string, () => void> = {
      timeupdate: () => sendBack({ type: "sound.moved", positionMs: audio.currentTime * 1000 }),
      ended: () => sendBack({ type: "sound.ended" }),
      error: () => url && fail(audio.error),
      // Of a pause that was asked for here the machine knows; a press of Play may have followed.
      pause: () => audio.paused && !audio.ended && sendBack({ type: "sound.paused" }),
    };
    for (const [name, listener] of Object.entries(listeners)) {
      audio.addEventListener(name, listener);
    }
    receive((command) => {
      if (command.type === "pause") audio.pause();
      else if (command.type === "seek") audio.currentTime = command.positionMs / 1000;
      else {
        tryTo(() => {
          prepare();
          audio.play().catch((reason: unknown) => {
            // A pause came first: that is no failure.
            if (!(reason instanceof DOMException && reason.name === "AbortError")) fail(reason);
          });
        });
      }
    });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        audio.removeEventListener(name, listener);
      }
      audio.pause();
      audio.removeAttribute("src");
      if (url) URL.revokeObjectURL(url);
    };
  });
