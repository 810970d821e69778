import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface Audio {
  playing: boolean;
  /** Asked to play, and not enough has come yet. */
  waiting: boolean;
  failed: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; not a number until it is known. */
  duration: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  skipToEnd: () => void;
  retry: () => void;
}

/** The state of one audio element, told by its own events. A failure is reported once. */
export function useAudio(
  ref: RefObject<HTMLAudioElement | null>,
  { volume, onEnd, onError }: {
    /** 0 to 1. */
    volume: number;
    onEnd?: (() => void) | undefined;
    onError?: ((reason: unknown) => void) | undefined;
  },
): Audio {
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(NaN);
  const heard = useRef({ onEnd, onError, failed: false });
  useEffect(() => {
    heard.current.onEnd = onEnd;
    heard.current.onError = onError;
  });

  useEffect(() => {
    if (ref.current) ref.current.volume = volume;
  }, [ref, volume]);

  const fail = useCallback((reason: unknown) => {
    ref.current?.pause();
    setPlaying(false);
    setWaiting(false);
    setFailed(true);
    // The element's event and the refused play() speak of the same failure.
    if (!heard.current.failed) heard.current.onError?.(reason);
    heard.current.failed = true;
  }, [ref]);

  useEffect(() => {
    const audio = ref.current;
    if (!audio) return;
    const reset = () => {
      audio.currentTime = 0;
      setTime(0);
    };
    const events: Record<string, () => void> = {
      play: () => setPlaying(true),
      pause: () => {
        setPlaying(false);
        setWaiting(false);
      },
      waiting: () => setWaiting(!audio.paused),
      playing: () => setWaiting(false),
      timeupdate: () => setTime(audio.currentTime),
      durationchange: () => setDuration(audio.duration),
      ended: () => {
        reset();
        heard.current.onEnd?.();
      },
      // Another recording: nothing of the one before holds.
      emptied: () => {
        heard.current.failed = false;
        setFailed(false);
        setPlaying(!audio.paused);
        setTime(0);
      },
      error: () => fail(audio.error),
    };
    const list = Object.entries(events);
    for (const [name, listener] of list) audio.addEventListener(name, listener);
    // Events from before this effect are missed, so the state is read.
    setDuration(audio.duration);
    if (audio.error) fail(audio.error);
    return () => {
      for (const [name, listener] of list) audio.removeEventListener(name, listener);
      audio.pause();
    };
  }, [fail, ref]);

  const play = (audio: HTMLAudioElement) => {
    setWaiting(audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
    audio.play().catch((reason: unknown) => {
      // A pause or another recording came first: that is no failure.
      if (reason instanceof DOMException && reason.name === "AbortError") return;
      fail(reason);
    });
  };
  const retry = () => {
    const audio = ref.current;
    if (!audio) return;
    heard.current.failed = false;
    setFailed(false);
    audio.load();
    play(audio);
  };
  return {
    playing,
    waiting,
    failed,
    time,
    duration,
    toggle() {
      const audio = ref.current;
      if (!audio) return;
      if (!audio.paused) audio.pause();
      else if (failed) retry();
      else play(audio);
    },
    seek(seconds) {
      if (!ref.current) return;
      ref.current.currentTime = seconds;
      setTime(seconds);
    },
    skipToEnd() {
      const audio = ref.current;
      if (!audio) return;
      audio.pause();
      audio.currentTime = 0;
      setTime(0);
      onEnd?.();
    },
    retry,
  };
}
