import { useEffect, useEffectEvent } from "react";
import { keyName } from "#web/lib/key-name.ts";

/** Calls `onClose` for the key named `name`, before anybody else hears of it: it would open again what it has closed. */
export function useClosingKey(name: string, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (keyName(event) !== name) return;
    event.preventDefault();
    event.stopPropagation();
    // A key that opened it may still be held.
    if (!event.repeat) onClose();
  });
  useEffect(() => {
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, []);
}
