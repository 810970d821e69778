import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  DESK,
  extreme,
  failing,
  manyVersions,
  preloadPages,
  renderPage,
  typical,
} from "../../shared/stories.tsx";
import { EARLIER, refusal, sampleDesk } from "../../shared/testing.ts";

const shown = (desk: unknown, at = "/releases") => renderPage(at, { responses: { [DESK]: desk } });
const noOverflow = async () => {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
};

const meta = {
  title: "Screens/Releases/Release desk",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  tags: ["colours"],
  render: shown(typical),
  async play({ canvas }) {
    const canary = await canvas.findByRole("region", { name: /^Canary: mfe-community/ });
    await expect(within(canary).getByText("Not worse so far, after 402 visits.")).toBeVisible();
    await noOverflow();
  },
};
export const FailingReleases: Story = {
  tags: ["colours"],
  render: shown(failing),
  async play({ canvas }) {
    const [own, other] = await canvas.findAllByRole("alert");
    await expect(other).toHaveTextContent("mfe-core fails in 81 % of its visits");
    await expect(within(own!).getByRole("button", { name: `Roll back to ${EARLIER}` }))
      .toBeVisible();
    await noOverflow();
  },
};
export const Empty: Story = {
  render: shown(sampleDesk({ releases: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText("Nothing was released yet")).toBeVisible();
  },
};
export const Extreme: Story = {
  render: shown(extreme),
  async play({ canvas }) {
    await expect((await canvas.findAllByRole("heading", { level: 2 })).length).toBe(31);
    await noOverflow();
  },
};
export const Versions: Story = {
  tags: ["colours"],
  render: shown(manyVersions),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: /versions: mfe-community/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show 8 older" }));
    await expect(canvas.getByRole("list", { name: "Versions of mfe-community" })).toBeVisible();
    await noOverflow();
  },
};
export const VersionMenu: Story = {
  render: shown(manyVersions),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: /versions: mfe-community/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^More for 1.2.2/ }));
    await screen.findByRole("menuitem", { name: "Roll back to it" });
  },
};
const lists = (name: RegExp | string): Story["play"] => async ({ canvas }) => {
  await expect((await canvas.findAllByRole("list", { name })).length).toBeGreaterThan(0);
  await noOverflow();
};
export const Passes: Story = {
  render: shown(typical, "/releases?view=passes"),
  play: lists("Passes"),
};
export const NoPasses: Story = {
  render: shown(sampleDesk(), "/releases?view=passes"),
  async play({ canvas }) {
    await expect(await canvas.findByText("No passes")).toBeVisible();
  },
};
export const ManyPasses: Story = {
  render: shown(extreme, "/releases?view=passes"),
  play: lists("Passes"),
};
export const AuditLog: Story = {
  render: shown(typical, "/releases?view=audit"),
  play: lists(/November/),
};
export const LongAuditLog: Story = {
  render: shown(extreme, "/releases?view=audit"),
  play: lists(/November/),
};
export const PutOnCanary: Story = {
  tags: ["colours"],
  render: shown(typical),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Change share" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Change the canary of mfe-community",
    });
    const slider = within(dialog).getByRole("slider", { name: "Share of members" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "25 %");
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Premium" }));
    await expect(within(dialog).getByText(/25 % of members and everybody on Premium/))
      .toBeVisible();
  },
};
export const RollBack: Story = {
  render: shown(typical),
  async play({ canvas }) {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Roll back …" }))[0]!);
    const dialog = await screen.findByRole("dialog", { name: "Roll back mfe-community" });
    await expect(within(dialog).getByLabelText("Back to")).toHaveValue(EARLIER);
  },
};
export const Refused: Story = {
  render: renderPage("/releases", {
    responses: {
      [DESK]: typical,
      "POST /api/releases/mfe-community/1.4.0-0f3a9c81b2d4/activate?expectedRevision=7": () =>
        refusal(409, "release_refused", "mfe-core 1.3.0 would miss the event “check-in.recorded”."),
    },
  }),
  async play({ canvas }) {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Activate" }))[0]!);
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Activate" }));
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent("would miss");
  },
};
export const Invite: Story = {
  render: shown(typical, "/releases?view=passes"),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite somebody" }));
    const dialog = await screen.findByRole("dialog", { name: "Invite somebody" });
    await userEvent.click(within(dialog).getByRole("radio", { name: "One version" }));
    const version = within(dialog).getByLabelText("Version");
    await waitFor(() => expect(version).toBeVisible());
  },
};
export const Invited: Story = {
  render: renderPage("/releases?view=passes", {
    responses: {
      [DESK]: typical,
      "POST /api/releases/passes": { id: "9", path: "/releases/pass#vD3k0sQm1xTq8ZbW" },
    },
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite somebody" }));
    await userEvent.type(await screen.findByLabelText("Who it is for"), "Jonas");
    await userEvent.click(screen.getByRole("button", { name: "Make the invitation" }));
    const link = await screen.findByLabelText("Invitation link");
    await waitFor(() => expect(link).toBeVisible());
  },
};
export const NoTeamMember: Story = {
  tags: ["colours"],
  render: shown(() => refusal(403, "not_a_team_member")),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Open the desk" }));
    await expect(await canvas.findByText("Paste the token of your team.")).toBeVisible();
  },
};
export const Loading: Story = { render: shown(pendingResponse) };
export const FailingRelease: Story = {
  render: shown(serverError),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
