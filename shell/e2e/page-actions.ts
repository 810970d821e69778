import { expect, type Locator, type Page } from "@playwright/test";

/** Actions of a member on a page by one kind of input: touch or keyboard. */
export interface PageActions {
  press(control: Locator): Promise<void>;
  /** Chooses a radio button, by keyboard with the keys of its group. */
  choose(radio: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export const touchActions = (page: Page): PageActions => ({
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

/** More tab stops than any page has. */
const MAX_TAB_STOPS = 150;

/** Presses Tab until `target` has the focus; throws when Tab does not reach it. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await hasFocus()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

export const keyboardActions = (page: Page): PageActions => ({
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
