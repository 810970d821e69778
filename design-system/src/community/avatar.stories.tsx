import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row, Stack } from "../layout/layout.ts";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Community/Avatar",
  component: Avatar,
  args: { initials: "SR", color: "#3f5d52" },
  argTypes: {
    size: { control: "select", options: [undefined, "small", "large"] },
    color: { control: "color" },
  },
  parameters: {
    usage: {
      do: [
        "Put the name beside it: the avatar is decoration and says nothing to a screen reader.",
        "Give it the colour that the member got with his name, everywhere the same.",
      ],
      dont: [
        "Photos, or anything by which a man could be known.",
        "Colours of the theme for an author: he must not change with the reader's mood. Only one's own profile has them.",
      ],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText("SR")).toHaveAttribute("aria-hidden", "true");
  },
};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large", initials: "MQ", color: "#6b4e9b" } };
/** In one's own profile, which nobody else sees. */
export const OwnProfile: Story = { args: { color: undefined, size: "large", initials: "MB" } };
export const OneLetter: Story = { args: { initials: "M" } };
export const WideLetters: Story = { args: { initials: "WM", size: "small", color: "#9b2c4d" } };
export const LightGround: Story = { args: { color: "#f2c14e", initials: "NR" } };
/** The ink changes where the ground does. */
export const InkOnAnyGround: Story = {
  render: () => (
    <Row>
      {["#000000", "#1f4f8b", "#b04522", "#8a5a14", "#767676", "#8a8a8a", "#e9b44c", "#ffffff"]
        .map((color) => <Avatar key={color} initials="QH" color={color} />)}
    </Row>
  ),
  async play({ canvas }) {
    const [black, , , , , , , white] = canvas.getAllByText("QH");
    await expect(black).toHaveStyle({ color: "rgb(255, 255, 255)" });
    await expect(white).toHaveStyle({ color: "rgb(0, 0, 0)" });
  },
};
export const BesideNames: Story = {
  render: () => (
    <Stack $gap={3}>
      <Row>
        <Avatar initials="QH" color="#b04522" size="small" />
        <strong>Quiet Harbor</strong>
      </Row>
      <Row>
        <Avatar initials="SR" color="#3f5d52" />
        <strong>Steady River</strong>
      </Row>
      <Row>
        <Avatar initials="MS" color="#1f4f8b" size="large" />
        <strong>MountainSeeker</strong>
      </Row>
    </Stack>
  ),
};
