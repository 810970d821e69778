import { AudioPlayer } from "@reclaim/design-system/audio-player";
import { Skeleton } from "@reclaim/design-system";
import { useEffect, useState } from "react";
import { createSoundUrl } from "../../shared/sound.ts";

/** The player of a sound of the catalogue; it plays at once, since it was asked for. */
export default function SoundPlayer({ title, audioSrc }: { title: string; audioSrc: string }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let url = "";
    // Making the sound takes a moment; the press is shown before.
    const timer = setTimeout(() => setSrc(url = createSoundUrl(audioSrc)));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(url);
    };
  }, [audioSrc]);
  if (!src) return <Skeleton $height="12rem" />;
  return (
    <AudioPlayer
      autoPlay
      src={src}
      title={title}
      onError={(reason) => console.error("A sound cannot be played:", reason)}
    />
  );
}
