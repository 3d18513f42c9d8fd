const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Is a key meant for something else than the page: a combination, a field, a dialog, an open menu? */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const isWriting = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return isWriting || document.querySelector("dialog:modal, :popover-open") !== null;
}
