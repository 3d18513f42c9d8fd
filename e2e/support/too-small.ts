// Finds what a finger can miss: controls whose area, wherever it comes from, is smaller than a fingertip.
import type { Page } from "@playwright/test";

/** Side of the least square that a finger hits, in CSS pixels. */
const FINGER_PX = 44;

/**
 * Names and areas ("Action 41x27") of the controls below `scope` that are narrower or lower than a fingertip. The area is
 * what answers to a press around the control's middle, its label and what is laid over it included.
 */
export function tooSmall(page: Page, scope = "body"): Promise<string[]> {
  return page.locator(scope).evaluate((root, finger) => {
    const CONTROLS = "a[href], button, input, select, textarea, summary";
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const owns = (control: Element, at: Element | null) =>
      at !== null &&
      (control.contains(at) || at === control.closest("label") || at.closest("label") === control.closest("label"));
    /** How far the control answers from `(x, y)` in the direction `(dx, dy)`, up to a fingertip's width. */
    const reach = (control: Element, [x, y]: [number, number], [dx, dy]: [number, number]) => {
      let far = 0;
      while (far < finger && hits(control, x + dx * (far + 1), y + dy * (far + 1))) far++;
      return far;
    };
    const hits = (control: Element, x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return control.closest("label") === null ? at !== null && control.contains(at) : owns(control, at);
    };
    return [...root.querySelectorAll(CONTROLS)].filter(seen).flatMap((control) => {
      // The link that only the keyboard sees.
      if (getComputedStyle(control).transform !== "none" && control.getBoundingClientRect().bottom < 0) return [];
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (box === undefined) return [];
      // The middle of a pixel, where edges that end between pixels count whole.
      const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
      const width = reach(control, middle, [1, 0]) + reach(control, middle, [-1, 0]) + 1;
      const height = reach(control, middle, [0, 1]) + reach(control, middle, [0, -1]) + 1;
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      return width >= finger && height >= finger ? [] : [`${name.trim() || control.tagName} ${width}x${height}`];
    });
  }, FINGER_PX);
}
