import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import { Button, Card, IconButton, Muted, Overline } from "@reclaim/design-system";
import { Heart } from "lucide-react";
import { styled } from "styled-components";
import { Scene } from "../../shared/scene.tsx";
import { SCENES } from "../../shared/scenes.ts";
import { breathParts } from "./breathing.model.ts";
import type { Exercise } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";

const ExerciseGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  list-style: none;
  margin: 0;
  padding: 0;
`;
const Item = styled(Card).attrs({ as: "li" })`
  flex-direction: row;
  gap: 0;
  padding: 0;
  overflow: hidden;
  @media (min-width: 40rem) {
    flex-direction: column;
  }
`;
const Picture = styled.div`
  flex: none;
  width: 6.5rem;
  @media (min-width: 40rem) {
    width: auto;
    aspect-ratio: 2;
  }
`;
const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-4);
`;
const Title = styled.h3`
  font: var(--weight-strong) 1.25rem / var(--leading-heading) var(--serif);
  overflow-wrap: anywhere;
`;
const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-top: auto;
  padding-top: var(--space-1);
`;

/** A part of a breath in the short line of a rhythm. */
const SHORT_WORDS = { in: "in", "hold-in": "hold", out: "out", "hold-out": "hold" };

export interface CardActions {
  onStart: (id: ExerciseId) => void;
  /** Undefined while it is not known what the favourites are: then no heart shows. */
  favourites: readonly ExerciseId[] | undefined;
  onFavourite: (id: ExerciseId, isFavourite: boolean) => void;
}

/** An exercise with its cover, what it is, and the way into it. */
function ExerciseCard(
  { exercise, onStart, favourites, onFavourite }: CardActions & { exercise: Exercise },
) {
  const { id, title, description, duration, image, category } = exercise;
  const isFavourite = favourites?.includes(id) ?? false;
  return (
    <Item>
      <Picture>
        <Scene wide shapes={SCENES[image]} />
      </Picture>
      <Words>
        <Overline>{copy.card.category[category]} · {copy.card.length(duration)}</Overline>
        <Title>{title}</Title>
        <Muted>{description}</Muted>
        {exercise.category === "breathing" && (
          <p>
            {breathParts(exercise.pattern).map(({ phase, seconds }) =>
              `${SHORT_WORDS[phase]} ${seconds}`
            ).join(" · ")}
          </p>
        )}
        <Foot>
          <Button
            data-variant="quiet"
            aria-label={copy.card.begin(title)}
            onClick={() => onStart(id)}
          >
            {copy.card.start}
          </Button>
          {favourites && (
            <IconButton
              label={copy.card.favourite(title)}
              aria-pressed={isFavourite}
              onClick={() => onFavourite(id, !isFavourite)}
            >
              <Heart size={20} fill={isFavourite ? "currentColor" : "none"} aria-hidden />
            </IconButton>
          )}
        </Foot>
      </Words>
    </Item>
  );
}

/** Exercises beside each other. */
export function ExerciseList(
  { exercises, ...actions }: CardActions & { exercises: readonly Exercise[] },
) {
  return (
    <ExerciseGrid>
      {exercises.map((exercise) => (
        <ExerciseCard key={exercise.id} exercise={exercise} {...actions} />
      ))}
    </ExerciseGrid>
  );
}
