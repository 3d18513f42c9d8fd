import type { Place } from "#artwork/part.ts";
import { ALIEN_PLANET } from "./alien-planet.ts";
import { ASTEROID_BELT } from "./asteroid-belt.ts";
import { BLACK_HOLE } from "./black-hole.ts";
import { DEEP_SEA } from "./deep-sea.ts";
import { GALAXY } from "./galaxy.ts";
import { LAGOON } from "./lagoon.ts";
import { LAUNCH_SITE } from "./launch-site.ts";
import { LIGHTHOUSE_COAST } from "./lighthouse-coast.ts";
import { MARS_DESERT } from "./mars-desert.ts";
import { MOON_BASE } from "./moon-base.ts";
import { OPEN_SEA } from "./open-sea.ts";
import { ORBIT } from "./orbit.ts";
import { PIRATE_COVE } from "./pirate-cove.ts";
import { PIXEL_MEADOW } from "./pixel-meadow.ts";
import { REEF } from "./reef.ts";
import { RINGED_PLANET } from "./ringed-planet.ts";
import { RIVER } from "./river.ts";
import { STARSHIP_BRIDGE } from "./starship-bridge.ts";
import { STATION_CORRIDOR } from "./station-corridor.ts";
import { STORMY_SEA } from "./stormy-sea.ts";
import { SUNKEN_CITY } from "./sunken-city.ts";

export const WORLDS_PLACES: readonly Place[] = [
  ALIEN_PLANET,
  ASTEROID_BELT,
  BLACK_HOLE,
  DEEP_SEA,
  GALAXY,
  LAGOON,
  LAUNCH_SITE,
  LIGHTHOUSE_COAST,
  MARS_DESERT,
  MOON_BASE,
  OPEN_SEA,
  ORBIT,
  PIRATE_COVE,
  PIXEL_MEADOW,
  REEF,
  RINGED_PLANET,
  RIVER,
  STARSHIP_BRIDGE,
  STATION_CORRIDOR,
  STORMY_SEA,
  SUNKEN_CITY,
];
