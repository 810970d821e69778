import { useEffect, useEffectEvent } from "react";

const ACTIONS = ["play", "pause", "previoustrack", "nexttrack", "seekto"] as const;

interface MediaControls {
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  skipToEnd: () => void;
}

/** Name and controls of what plays, for lock screens, headsets and media keys, where there are any. */
export function useMediaSession(title: string, isPlaying: boolean, controls: MediaControls): void {
  const act = useEffectEvent(({ action, seekTime }: MediaSessionActionDetails) => {
    if (action === "play") controls.play();
    else if (action === "pause") controls.pause();
    else if (action === "nexttrack") controls.skipToEnd();
    else controls.seek(seekTime ?? 0);
  });
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    session.metadata = new MediaMetadata({ title, artist: "Reclaim" });
    for (const action of ACTIONS) session.setActionHandler(action, (details) => act(details));
    return () => {
      session.metadata = null;
      session.playbackState = "none";
      for (const action of ACTIONS) session.setActionHandler(action, null);
    };
  }, [title]);
  useEffect(() => {
    if (navigator.mediaSession) {
      navigator.mediaSession.playbackState = isPlaying ? "playing" : "paused";
    }
  }, [isPlaying]);
}
