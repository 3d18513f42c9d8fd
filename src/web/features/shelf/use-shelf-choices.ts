// What is chosen on the shelf's page. Most of it stands in the address; who comes back finds all of it again.
import { useState } from "react";
import { usePlace } from "#web/lib/navigation.ts";
import { setFragment } from "#web/lib/set-fragment.ts";
import { fragmentOfView, readShelfView, type ShelfView } from "./shelf-address.ts";

/** More than a window shows; the rest of the first forty comes when somebody comes near. */
export const SHOWN_AT_ONCE = 20;

export type ShelfChoices = ShelfView & { readonly text: string; readonly shown: number };

/** By history entry. */
const chosenAt = new Map<string, ShelfChoices>();

/** One component for each history entry: `key` it by that. */
export function useShelfChoices() {
  const { key } = usePlace();
  const [choices, setChoices] = useState<ShelfChoices>(
    () => chosenAt.get(key) ?? { ...readShelfView(location.hash), text: "", shown: SHOWN_AT_ONCE },
  );
  const choose = (chosen: Partial<ShelfChoices>) => {
    const next = { ...choices, ...chosen };
    chosenAt.set(key, next);
    setChoices(next);
    const fragment = fragmentOfView(next);
    // Not with each letter of the words: browsers let an address be written only so often.
    if (fragment !== fragmentOfView(choices)) setFragment(fragment);
  };
  return { choices, choose };
}
