import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, CreditCard, Palette } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { MenuRow } from "./menu-row.tsx";

const meta = {
  title: "Navigation/Menu row",
  component: MenuRow,
  tags: ["colours"],
  args: { icon: <Bell aria-hidden />, label: "Notifications", onClick: fn() },
  argTypes: { icon: { control: false }, as: { control: false } },
  parameters: {
    usage: {
      do: [
        "For the ways on from a profile or an overview, below each other.",
        "Say in the detail how things stand: “Premium trial, 3 days left”.",
      ],
      dont: ["For what happens at once: that is a Button."],
    },
  },
  decorators: (Story) => <nav aria-label="Menu" style={{ maxWidth: "32rem" }}>{Story()}</nav>,
} satisfies Meta<typeof MenuRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Press: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Notifications" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithDetail: Story = {
  args: { icon: <CreditCard aria-hidden />, label: "Subscription", detail: "14 days left" },
};
export const Menu: Story = {
  render: () => (
    <>
      <MenuRow icon={<Bell aria-hidden />} label="Notification Preferences" />
      <MenuRow icon={<Palette aria-hidden />} label="Appearance & Themes" />
      <MenuRow
        as="a"
        href="#subscription"
        icon={<CreditCard aria-hidden />}
        label="Subscription"
        detail="Premium trial, 14 days left"
      />
    </>
  ),
};
export const LongWords: Story = {
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung",
    detail: "Aufmerksamkeitsdefizithyperaktivitätsstörungsbehandlungsmöglichkeiten",
  },
};
