/** The id of the page's `<main>`, which takes the focus where what had it is gone. */
export const MAIN_ID = "main";

/** Moves the focus to the content without moving the page, so that the keyboard goes on from there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
