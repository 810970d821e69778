import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "@reclaim/design-system";
import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { modulesOf } from "./modules.ts";
import { moduleScene } from "./module-scenes.ts";
import { Scene } from "./scene.tsx";
import { SCENES } from "./scenes.ts";

const meta = {
  title: "Screens/Core/Scene",
  component: Scene,
  tags: ["colours"],
  args: { shapes: SCENES.hut },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** The pictures of all 27 modules, a pillar after the other. */
export const Catalogue: Story = {
  render: () => (
    <>
      {PILLAR_IDS.map((pillar) => (
        <Grid key={pillar} $min="9rem" style={{ marginBottom: "1rem" }}>
          {modulesOf(pillar).map(({ image }) => <Scene key={image} shapes={moduleScene(image)} />)}
        </Grid>
      ))}
    </>
  ),
};
/** The pictures of exercises and talks. */
export const Exercises: Story = {
  render: () => (
    <Grid $min="9rem">
      {Object.entries(SCENES).map(([name, shapes]) => <Scene key={name} shapes={shapes} />)}
    </Grid>
  ),
};
