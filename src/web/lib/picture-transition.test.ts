import { afterEach, describe, expect, it, vi } from "vitest";
import { PICTURE_TRANSITION_NAME, transitionPicture } from "./picture-transition.ts";

type Begin = (update: () => Promise<void>) => { ready: Promise<void> };

/** Gives the document a `startViewTransition`, which this browser lacks. */
function withViewTransitions(begin: Begin) {
  Object.assign(document, { startViewTransition: begin });
}

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  history.replaceState(null, "", "/");
});

describe("transitionPicture", () => {
  it("[K-07] simply navigates where the browser knows no View Transitions", () => {
    const navigate = vi.fn();
    transitionPicture(document.createElement("div"), navigate);
    expect(navigate).toHaveBeenCalledOnce();
  });

  it("[K-03] simply navigates for visitors who prefer reduced motion", () => {
    const begin = vi.fn<Begin>();
    withViewTransitions(begin);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const navigate = vi.fn();
    transitionPicture(document.createElement("div"), navigate);
    expect(navigate).toHaveBeenCalledOnce();
    expect(begin).not.toHaveBeenCalled();
  });

  it("[K-07] names the picture only while the next screen arrives", async () => {
    const updates: (() => Promise<void>)[] = [];
    withViewTransitions((update) => {
      updates.push(update);
      return { ready: Promise.reject(new Error("skipped")) };
    });
    const picture = document.createElement("div");
    transitionPicture(picture, () => {
      history.replaceState(null, "", "/42");
      document.body.innerHTML = "<p data-transition-picture></p>";
    });
    expect(picture.style.getPropertyValue("view-transition-name")).toBe(PICTURE_TRANSITION_NAME);
    await updates[0]?.();
    expect(picture.style.getPropertyValue("view-transition-name")).toBe("");
    expect(location.pathname).toBe("/42");
  });
});
