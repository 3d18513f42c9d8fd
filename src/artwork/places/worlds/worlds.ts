import type { Place } from "#artwork/part.ts";
import { ALIEN_PLANET } from "./alien-planet.ts";
import { ASTEROID_BELT } from "./asteroid-belt.ts";
import { BLACK_HOLE } from "./black-hole.ts";
import { CIRCLES_OF_LIGHT } from "./circles-of-light.ts";
import { DEEP_SEA } from "./deep-sea.ts";
import { FACTORY } from "./factory.ts";
import { FLOATING_ISLANDS } from "./floating-islands.ts";
import { GALAXY } from "./galaxy.ts";
import { IMPOSSIBLE_HOUSE } from "./impossible-house.ts";
import { LAGOON } from "./lagoon.ts";
import { LAUNCH_SITE } from "./launch-site.ts";
import { LIGHTHOUSE_COAST } from "./lighthouse-coast.ts";
import { MARS_DESERT } from "./mars-desert.ts";
import { MAZE } from "./maze.ts";
import { MONOLITH_PLAIN } from "./monolith-plain.ts";
import { MOON_BASE } from "./moon-base.ts";
import { OPEN_SEA } from "./open-sea.ts";
import { ORBIT } from "./orbit.ts";
import { PIRATE_COVE } from "./pirate-cove.ts";
import { PIXEL_CASTLE } from "./pixel-castle.ts";
import { PIXEL_CAVE } from "./pixel-cave.ts";
import { PIXEL_DUNGEON } from "./pixel-dungeon.ts";
import { PIXEL_ISLANDS } from "./pixel-islands.ts";
import { PIXEL_LADDERS } from "./pixel-ladders.ts";
import { PIXEL_MAZE } from "./pixel-maze.ts";
import { PIXEL_MEADOW } from "./pixel-meadow.ts";
import { PIXEL_SPACE } from "./pixel-space.ts";
import { REEF } from "./reef.ts";
import { RINGED_PLANET } from "./ringed-planet.ts";
import { RIVER } from "./river.ts";
import { STARSHIP_BRIDGE } from "./starship-bridge.ts";
import { STATION_CORRIDOR } from "./station-corridor.ts";
import { STORMY_SEA } from "./stormy-sea.ts";
import { SUNKEN_CITY } from "./sunken-city.ts";
import { TEST_CHAMBER } from "./test-chamber.ts";
import { VOID } from "./void.ts";

export const WORLDS_PLACES: readonly Place[] = [
  ALIEN_PLANET,
  ASTEROID_BELT,
  BLACK_HOLE,
  CIRCLES_OF_LIGHT,
  DEEP_SEA,
  FACTORY,
  FLOATING_ISLANDS,
  GALAXY,
  IMPOSSIBLE_HOUSE,
  LAGOON,
  LAUNCH_SITE,
  LIGHTHOUSE_COAST,
  MARS_DESERT,
  MAZE,
  MONOLITH_PLAIN,
  MOON_BASE,
  OPEN_SEA,
  ORBIT,
  PIRATE_COVE,
  PIXEL_CASTLE,
  PIXEL_CAVE,
  PIXEL_DUNGEON,
  PIXEL_ISLANDS,
  PIXEL_LADDERS,
  PIXEL_MAZE,
  PIXEL_MEADOW,
  PIXEL_SPACE,
  REEF,
  RINGED_PLANET,
  RIVER,
  STARSHIP_BRIDGE,
  STATION_CORRIDOR,
  STORMY_SEA,
  SUNKEN_CITY,
  TEST_CHAMBER,
  VOID,
];
