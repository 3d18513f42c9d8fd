// All places by name. A new one is its file and a line in the list of its folder.
import type { Place } from "#artwork/part.ts";
import { CITY_PLACES } from "./city/city.ts";
import { HALLS_PLACES } from "./halls/halls.ts";
import { NATURE_PLACES } from "./nature/nature.ts";
import { ROOMS_PLACES } from "./rooms/rooms.ts";
import { WORLDS_PLACES } from "./worlds/worlds.ts";

const ALL = [...NATURE_PLACES, ...CITY_PLACES, ...HALLS_PLACES, ...WORLDS_PLACES, ...ROOMS_PLACES];

export const PLACES: ReadonlyMap<string, Place> = new Map(ALL.map((place) => [place.name, place]));
