/** Has its picture failed already? Then no error event comes to what was not there to hear it: the document's own pictures. */
export function hasFailed(element: HTMLImageElement): boolean {
  return element.complete && element.naturalWidth === 0;
}

/**
 * A `ref` for `<img>`: what is not there yet when its screen is left is not fetched to its end, so that the pictures of
 * the next screen do not wait behind it, nor is the whole left screen kept in memory for it.
 */
export function givenUpWhenGone(element: HTMLImageElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  // The ref goes first and the element after it; and an element that stays has only got another ref.
  return () => queueMicrotask(() => giveUp(element));
}

function giveUp(element: HTMLImageElement): void {
  if (element.isConnected || element.complete) return;
  // Out of its `<picture>`, whose sources would be asked for in its stead.
  element.remove();
  element.removeAttribute("srcset");
  // An address of nothing. Chromium keeps an element for ever whose loading was broken off by taking its address away.
  element.src = "data:,";
}
