import { expect, type Locator, type Page } from "@playwright/test";

/** How a member works the page: by touch or by keyboard, and by nothing else. */
export interface Hands {
  press(control: Locator): Promise<void>;
  /** Chooses a radio button, by keyboard with the keys of its group. */
  choose(radio: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export const byTouch = (page: Page): Hands => ({
  press: (control) => control.tap(),
  async choose(radio) {
    await radio.tap();
    await expect(radio).toBeChecked();
  },
  async write(field, text) {
    await field.tap();
    await page.keyboard.type(text);
  },
});

/** More than any page has. */
const STOPS = 150;

/** Presses Tab until the focus is there: what cannot be reached so fails. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS; stop++) {
    if (await hasFocus()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

export const byKeyboard = (page: Page): Hands => ({
  async press(control) {
    await reach(page, control);
    await page.keyboard.press("Enter");
  },
  async choose(radio) {
    const group = page.getByRole("group").filter({ has: radio }).last();
    await reach(page, group.getByRole("radio", { checked: true }));
    for (let turn = 0; turn < 12 && !(await radio.isChecked()); turn++) {
      await page.keyboard.press("ArrowRight");
    }
    await expect(radio).toBeChecked();
  },
  async write(field, text) {
    await reach(page, field);
    await page.keyboard.type(text);
  },
});
