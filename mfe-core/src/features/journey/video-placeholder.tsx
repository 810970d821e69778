import { Overline } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Play } from "lucide-react";
import { styled } from "styled-components";
import { moduleScene, type ModuleSceneName } from "../../shared/module-scenes.ts";
import { Scene } from "../../shared/scene.tsx";
import { copy } from "./module.copy.ts";

const Frame = styled.button`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 16 / 7;
  padding: 0;
  border: 0;
  border-radius: var(--radius-large);
  overflow: hidden;
  cursor: pointer;
  color: inherit;
  text-align: left;
`;
const Disc = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: var(--surface);
  color: var(--primary-dark);
  box-shadow: var(--shadow-low);
`;
const Title = styled.p`
  font: var(--weight-strong) 1.2rem / var(--leading-heading) var(--serif);
`;
const Place = styled.div`
  display: grid;
  gap: var(--space-2);
`;

/** Where the module's talk will stand; pressing it says so (core specification §8). */
export function VideoPlaceholder({ title, picture }: { title: string; picture: ModuleSceneName }) {
  const { notify } = useHost();
  return (
    <Place>
      <Frame
        type="button"
        aria-label={copy.video.play(title)}
        onClick={() => notify(copy.video.coming)}
      >
        <Scene shapes={moduleScene(picture)} />
        <Disc aria-hidden>
          <Play size={28} fill="currentColor" />
        </Disc>
      </Frame>
      <div>
        <Overline>{copy.video.overline}</Overline>
        <Title>{title}</Title>
      </div>
    </Place>
  );
}
