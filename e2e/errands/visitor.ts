// Somebody who wants something of the app, and whose every step is counted: a press of the pointer, a field filled in, a key, a
// choice from a list. Reading and scrolling are none.
import type { Locator, Page } from "@playwright/test";

export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(page: Page) {
  let steps = 0;
  return {
    page,
    press: async (what: Locator) => {
      steps += 1;
      await what.click();
    },
    write: async (into: Locator, text: string) => {
      steps += 1;
      await into.fill(text);
    },
    key: async (name: string) => {
      steps += 1;
      await page.keyboard.press(name);
    },
    choose: async (from: Locator, label: string) => {
      steps += 1;
      await from.selectOption(label);
    },
    /** How many it took so far. */
    steps: () => steps,
  };
}

export type Errand = {
  /** The requirement that it is about. */
  proves: string;
  /** What a person wants, in a person's words. */
  wants: string;
  /** Where they are. */
  from: string;
  /** So many steps at the most. */
  most: number;
  /** Carries it out, and looks whether it is done. */
  run: (visitor: Visitor) => Promise<void>;
};

const searchField = (page: Page) => page.getByRole("combobox", { name: "Search games" });
const paletteField = (page: Page) => page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox");

/** Writes into the search box and takes the suggestion with this name: two steps. */
export async function openByName({ page, write, press }: Visitor, text: string, name: string | RegExp): Promise<void> {
  await write(searchField(page), text);
  await press(page.getByRole("listbox").getByRole("option", { name }).first());
}

/** Writes a wish into the search box: two steps. */
export async function ask({ page, write, key }: Visitor, wish: string): Promise<void> {
  await write(searchField(page), wish);
  await key("Enter");
}

/** Opens the palette by its button and takes the entry with this name: two steps. */
export async function goTo({ page, press }: Visitor, name: string | RegExp): Promise<void> {
  await press(page.getByRole("banner").getByRole("button", { name: "Go to a page, a game or an action" }));
  await press(page.getByRole("dialog", { name: "Command palette" }).getByRole("option", { name }).first());
}

/** Opens the palette, writes, and takes the first entry: three steps. */
export async function goToWritten({ page, press, write, key }: Visitor, text: string): Promise<void> {
  await press(page.getByRole("banner").getByRole("button", { name: "Go to a page, a game or an action" }));
  await write(paletteField(page), text);
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("option", { selected: true }).waitFor();
  await key("Enter");
}
