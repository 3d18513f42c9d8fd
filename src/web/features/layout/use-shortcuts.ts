import { useEffect, useEffectEvent } from "react";

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Is the visitor writing, or in a dialog, where a letter is only a letter? */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  const isInField = target instanceof Element && target.closest(FIELDS) !== null;
  return isInField || document.querySelector("dialog:modal") !== null;
}

/** Single keys for the whole page: calls the function under the pressed key's name (`/`, `?`), never while writing. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
