// A picture that stays in sight while one screen gives way to the next: the card's picture becomes the hero of its game
// page. Browsers without View Transitions, and visitors who prefer reduced motion, simply get the next screen.
import { prefersStill } from "./motion-preference.ts";

/** The `view-transition-name` that both pictures share; the style sheet of the next screen names its own. */
export const PICTURE_TRANSITION_NAME = "game-picture";

/** While a transition waits for the next screen the page is frozen, so it never waits longer than this. */
const WAIT_MS = 350;

/** Marks, on the next screen, the picture that the old one becomes. */
const ARRIVAL = "[data-transition-picture]";

/** Resolves when the address has changed and the picture has its new place, or when the time is up. */
function nextScreen(from: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (location.pathname !== from && document.querySelector(ARRIVAL) !== null) done();
    });
    const timer = setTimeout(done, WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Calls `navigate` and, where the browser can, lets `picture` travel to its place on the next screen. */
export function transitionPicture(picture: HTMLElement | null, navigate: () => void): void {
  if (picture === null || !("startViewTransition" in document) || prefersStill()) {
    navigate();
    return;
  }
  picture.style.viewTransitionName = PICTURE_TRANSITION_NAME;
  const transition = document.startViewTransition(async () => {
    const arrival = nextScreen(location.pathname);
    navigate();
    await arrival;
    picture.style.viewTransitionName = "";
  });
  // A transition that is skipped (another began, the tab was hidden) has still navigated.
  transition.ready.catch(() => undefined);
}
