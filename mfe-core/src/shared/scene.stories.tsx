import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "@reclaim/design-system";
import { PILLAR_IDS } from "@reclaim/contracts/catalogue";
import { modulesOf } from "./modules.ts";
import { Scene } from "./scene.tsx";

const meta = {
  title: "Screens/Core/Scene",
  component: Scene,
  tags: ["colours"],
  args: { name: "hills-3" },
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
          {modulesOf(pillar).map(({ image }) => <Scene key={image} name={image} />)}
        </Grid>
      ))}
    </>
  ),
};
