import { Gamepad2 } from "lucide-react";
import type { ComponentType } from "react";
import { BsNintendoSwitch } from "react-icons/bs";
import { FaAppStore, FaGooglePlay, FaItchIo, FaPlaystation, FaSteam, FaXbox } from "react-icons/fa6";
import { SiEpicgames, SiGogdotcom } from "react-icons/si";
import type { StoreRef } from "#shared/rawg/taxonomy.ts";

type Icon = ComponentType<{ size?: number; "aria-hidden"?: "true" }>;

/** Which words in a store's name or slug give which mark; the first that fits wins. */
const MARKS: readonly (readonly [RegExp, Icon])[] = [
  [/steam/, FaSteam],
  [/epic/, SiEpicgames],
  [/gog/, SiGogdotcom],
  [/app ?store|apple/, FaAppStore],
  [/google/, FaGooglePlay],
  [/itch/, FaItchIo],
  [/playstation/, FaPlaystation],
  [/xbox/, FaXbox],
  [/nintendo/, BsNintendoSwitch],
];

/** A store's mark, beside its name and therefore silent; a store nobody knows gets a general one. */
export function StoreMark({ store }: { store: StoreRef }) {
  const text = `${store.slug} ${store.name}`.toLowerCase();
  const Mark = MARKS.find(([words]) => words.test(text))?.[1] ?? Gamepad2;
  return <Mark size={18} aria-hidden="true" />;
}
