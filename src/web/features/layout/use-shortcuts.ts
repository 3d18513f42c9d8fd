import { useEffect, useEffectEvent } from "react";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";

/** Single keys for the whole page: calls the function under the pressed key's name (`/`, `?`), never while writing. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined || isKeyTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
