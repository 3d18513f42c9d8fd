import type { IconType } from "react-icons";
import { BsController, BsGooglePlay, BsNintendoSwitch, BsPlaystation, BsSteam, BsXbox } from "react-icons/bs";
import { FaAppStore, FaItchIo } from "react-icons/fa6";
import { SiEpicgames, SiGogdotcom } from "react-icons/si";
import type { StoreRef } from "#shared/rawg/taxonomy.ts";

/** Which words in a store's name or slug give which mark; the first that fits wins. */
const MARKS: readonly (readonly [RegExp, IconType])[] = [
  [/steam/, BsSteam],
  [/epic/, SiEpicgames],
  [/gog/, SiGogdotcom],
  [/app ?store|apple/, FaAppStore],
  [/google/, BsGooglePlay],
  [/itch/, FaItchIo],
  [/playstation/, BsPlaystation],
  [/xbox/, BsXbox],
  [/nintendo/, BsNintendoSwitch],
];

/** A store's mark, beside its name and therefore silent; a store nobody knows gets a general one. */
export function StoreMark({ store }: { store: StoreRef }) {
  const text = `${store.slug} ${store.name}`.toLowerCase();
  const Mark = MARKS.find(([words]) => words.test(text))?.[1] ?? BsController;
  return <Mark size={18} aria-hidden="true" />;
}
