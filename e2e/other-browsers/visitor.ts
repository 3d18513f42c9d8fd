// What a visitor does in a window, said in the words of the screen; each deed waits until it can be done.
import { expect } from "vitest";
import type { BrowserWindow } from "./browser-window.ts";

export type Seen = { text: string; label: string; pressed: string | null; selected: string | null };

/** Visible elements, in the order of the document. */
export function seen(window: BrowserWindow, css: string): Promise<Seen[]> {
  return window.run(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({
          text: (element.textContent ?? "").trim(),
          label: element.getAttribute("aria-label") ?? (element.textContent ?? "").trim(),
          pressed: element.getAttribute("aria-pressed"),
          selected: element.getAttribute("aria-selected"),
        })),
    css,
  );
}

export const textsOf = async (window: BrowserWindow, css: string) => (await seen(window, css)).map(({ text }) => text);

/** Path and query of the address. */
export const addressOf = (window: BrowserWindow) => window.run(() => location.pathname + location.search);

/** What a screen reader would call the element that has the keyboard. */
export const focusedName = (window: BrowserWindow) =>
  window.run(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.trim() ?? "";
  });

/** Waits until the app has taken over the document that the server wrote. */
export async function untilTakenOver(window: BrowserWindow): Promise<void> {
  const isAppThere = () => {
    const shown = document.querySelector("main > *");
    return shown !== null && Object.keys(shown).some((key) => key.startsWith("__react"));
  };
  await expect.poll(() => window.run(isAppThere)).toBe(true);
}

/** Waits until every picture in sight is there, and gives how many there are. */
export async function untilPicturesShown(window: BrowserWindow): Promise<number> {
  const missing = () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return inSight.filter((image) => !image.complete || image.naturalWidth === 0).length;
  };
  await expect.poll(() => window.run(missing), { timeout: 30_000 }).toBe(0);
  return window.run(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
}

/** The middle of an element once it stands still, is in sight and nothing covers it. */
const placeOf = (window: BrowserWindow, css: string, label: string | null) =>
  window.run(
    async (selector, wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          (wanted === null || (one.getAttribute("aria-label") ?? one.textContent ?? "").trim() === wanted),
      );
      if (found === undefined) return null;
      const { top, bottom } = found.getBoundingClientRect();
      // As a visitor does: only what is out of sight is scrolled to.
      if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: "center", behavior: "instant" });
      const middle = () => {
        const box = found.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const before = middle();
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const { x, y } = middle();
      const hit = document.elementFromPoint(x, y);
      const isFree = hit !== null && (found.contains(hit) || hit.contains(found));
      return isFree && x === before.x && y === before.y ? { x, y } : null;
    },
    css,
    label,
  );

/** Clicks the first visible element that matches and, where `label` is given, is called that. */
export async function click(window: BrowserWindow, css: string, label?: string): Promise<void> {
  let place: { x: number; y: number } | null = null;
  const findPlace = async () => {
    place = await placeOf(window, css, label ?? null);
    return place;
  };
  await expect.poll(findPlace, { message: `a place to click ${css} ${label ?? ""}` }).not.toBeNull();
  const { x, y } = place ?? { x: 0, y: 0 };
  await window.clickAt(x, y);
}

/** Chooses an option as the browser's own list does, which no driver shows. */
export async function choose(window: BrowserWindow, label: string): Promise<void> {
  await window.run((wanted) => {
    const options = [...document.querySelectorAll("select option")];
    const option = options.find(({ textContent }) => textContent === wanted);
    const select = option?.closest("select");
    if (!(option instanceof HTMLOptionElement) || select === null || select === undefined) throw new Error(wanted);
    select.value = option.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, label);
}

/** How much wider the page is than the window, in pixels. */
export const excessOf = (window: BrowserWindow) =>
  window.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
