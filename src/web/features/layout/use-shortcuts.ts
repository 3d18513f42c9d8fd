import { useEffect, useEffectEvent } from "react";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";
import { keyName } from "#web/lib/key-name.ts";

/**
 * Keys for the whole page: calls the function under the name of what was pressed. Single keys (`/`, `?`) never while
 * writing; combinations (`Ctrl+k`) also then, but never past an open dialog.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) return;
    if (name === event.key ? isKeyTaken(event) : document.querySelector("dialog:modal") !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
