const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Is it where somebody writes? */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Is a key meant for something else than the page: a combination, a field, a dialog, an open menu? */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return isField(event.target) || document.querySelector("dialog:modal, :popover-open") !== null;
}
