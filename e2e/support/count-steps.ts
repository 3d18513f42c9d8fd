// A visitor's hand: each click, key and field that is filled in is a step, and is counted.
import type { Locator, Page } from "@playwright/test";

/** The hand on `page`, which has done nothing yet. */
export function createHand(page: Page) {
  let steps = 0;
  return {
    click: async (where: Locator) => {
      steps += 1;
      await where.click();
    },
    /** One key, wherever the focus is. */
    press: async (key: string) => {
      steps += 1;
      await page.keyboard.press(key);
    },
    /** Types into the field that has the focus. */
    type: async (text: string) => {
      steps += 1;
      await page.keyboard.type(text);
    },
    fill: async (field: Locator, text: string) => {
      steps += 1;
      await field.fill(text);
    },
    choose: async (list: Locator, label: string) => {
      steps += 1;
      await list.selectOption({ label });
    },
    steps: () => steps,
  };
}

export type Hand = ReturnType<typeof createHand>;
