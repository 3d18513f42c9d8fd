// The second key of `g` and a letter, which leads to a main place of the app.
import { type PageName, ROUTES } from "#shared/routes.ts";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";
import { navigate } from "#web/lib/navigation.ts";

/** Who thinks longer means something else by it. */
const PATIENCE_MS = 1500;

/** The letters, in the order in which they are shown. */
export const PLACES = {
  h: "catalogue",
  u: "upcoming",
  d: "discover",
  f: "favorites",
  s: "shelf",
} as const satisfies Record<string, PageName>;

const isPlace = (key: string): key is keyof typeof PLACES => Object.hasOwn(PLACES, key);

let waiting: AbortController | undefined;

/** Takes the next key, if it comes soon: a letter of a place leads there, any other does what it does. */
export function awaitPlace(): void {
  waiting?.abort();
  const present = new AbortController();
  waiting = present;
  const take = (event: KeyboardEvent) => {
    if (event.key === "Shift") return;
    present.abort();
    if (!isPlace(event.key) || isKeyTaken(event)) return;
    event.preventDefault();
    event.stopPropagation();
    navigate(ROUTES[PLACES[event.key]].path);
  };
  const signal = AbortSignal.any([present.signal, AbortSignal.timeout(PATIENCE_MS)]);
  addEventListener("keydown", take, { capture: true, signal });
}
