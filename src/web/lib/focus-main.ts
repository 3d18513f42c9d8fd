/** The id of the page's `<main>`, which takes the focus where what had it is gone. */
export const MAIN_ID = "main";

/** The id of a screen's `<h1>`, where what it is about begins: below the header and past a sidebar. */
export const HEADING_ID = "content";

/** Moves the focus to the content without moving the page, so that the keyboard goes on from there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Moves the focus, and the page with it, to the screen's heading, or to where it will be. */
export function focusHeading(): void {
  const heading = document.getElementById(HEADING_ID);
  if (heading === null) focusMain();
  else heading.focus();
}
