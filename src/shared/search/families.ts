// Words that mean several platforms at once, any of them.
import { keyOf } from "./keys.ts";

const FAMILY_WORDS: Readonly<Record<string, string>> = {
  "playstation, ps, sony, sony consoles": "playstation5 playstation4 playstation3 playstation2 playstation1",
  "xbox, microsoft": "xbox-series-x xbox-one xbox360 xbox-old",
  "nintendo, nintendo consoles":
    "nintendo-switch-2 nintendo-switch wii-u wii gamecube nintendo-64 snes nes nintendo-3ds nintendo-ds game-boy-advance",
  "mobile, phone, phones, smartphone, my phone, móvil, celular, el móvil, mi móvil, mi celular, handy, handys, fürs handy, dem handy, téléphone, portable, mobiles, smartphones, my smartphone, mon téléphone, meinem handy, cell phone":
    "ios android",
  // Alone a tablet is a thing in a story.
  "on tablet, on a tablet, on my tablet, on her tablet, on his tablet, on the tablet, for tablet, for tablets, for my tablet, am tablet, auf dem tablet, fürs tablet, für tablet, für tablets, en tablet, en la tablet, para tablet, para la tablet, sur tablette, sur ma tablette, sur la tablette, pour tablette":
    "ios android",
  gameboy: "game-boy-advance game-boy-color game-boy",
  "sega, sega consoles": "genesis dreamcast sega-saturn sega-master-system game-gear sega-cd",
  "handheld, handhelds": "nintendo-switch nintendo-3ds nintendo-ds psp ps-vita game-boy-advance",
};

/** Slugs of platforms by the word for all of them, as it is compared. */
export const FAMILIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FAMILY_WORDS).flatMap(([words, slugs]) =>
    words.split(",").map((word) => [keyOf(word), slugs.split(" ")] as const),
  ),
);
