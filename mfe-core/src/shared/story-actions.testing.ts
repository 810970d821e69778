import { screen, userEvent } from "storybook/test";

/** Clicks the button of a name in a story, as soon as it is there. */
export const press = async (name: string): Promise<void> =>
  await userEvent.click(await screen.findByRole("button", { name }));
