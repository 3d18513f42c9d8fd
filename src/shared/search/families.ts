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
  // For what is taken along, by most people of today; "on a train" is where a story may be, too.
  "for a flight, for a long flight, for the flight, for my flight, for the plane, for the plane ride, for a plane ride, for a long plane ride, for a trip, for a long trip, for a long journey, for a road trip, for my commute, for the commute, for commuting, for travelling, for traveling, for travel, for the train, for the train ride, for a train ride, for the bus, for the bus ride, for the subway, for the metro, to play on the train, to play on a train, to play on the bus, to play on the plane, to play on a plane, on my commute, on the go, para un viaje, para un viaje largo, para el viaje, para un vuelo, para un vuelo largo, para el avión, para el tren, para el metro, para el autobús, für einen langen flug, für den flug, für die reise, für eine lange reise, für die bahn, für die zugfahrt, für unterwegs, für den zug, für eine lange zugfahrt, pour un voyage, pour un long voyage, pour un vol, pour un long vol, pour l'avion, pour le train, pour le métro, pour les transports":
    "nintendo-switch nintendo-switch-2 ios android",
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
