import type { Place } from "#artwork/part.ts";
import { ABOVE_CLOUDS } from "./above-clouds.ts";
import { ALPS } from "./alps.ts";
import { BAMBOO_GROVE } from "./bamboo-grove.ts";
import { BARE_TREES } from "./bare-trees.ts";
import { BONEYARD } from "./boneyard.ts";
import { CANYON } from "./canyon.ts";
import { DUNES } from "./dunes.ts";
import { FLOWER_FIELD } from "./flower-field.ts";
import { GIANT_MUSHROOMS } from "./giant-mushrooms.ts";
import { GORGE } from "./gorge.ts";
import { GREAT_TREE } from "./great-tree.ts";
import { ICE_CAVE } from "./ice-cave.ts";
import { JUNGLE } from "./jungle.ts";
import { MEADOW } from "./meadow.ts";
import { MESAS } from "./mesas.ts";
import { MOUNTAIN_LAKE } from "./mountain-lake.ts";
import { OASIS } from "./oasis.ts";
import { PINE_FOREST } from "./pine-forest.ts";
import { PYRAMIDS } from "./pyramids.ts";
import { ROCK_ARCH } from "./rock-arch.ts";
import { SAVANNA } from "./savanna.ts";
import { SKI_SLOPE } from "./ski-slope.ts";
import { SNOW_CABIN } from "./snow-cabin.ts";
import { SNOW_PLAIN } from "./snow-plain.ts";
import { SUMMIT } from "./summit.ts";
import { SWAMP } from "./swamp.ts";
import { TREE_VILLAGE } from "./tree-village.ts";
import { VOLCANO } from "./volcano.ts";
import { WATERFALL } from "./waterfall.ts";

export const NATURE_PLACES: readonly Place[] = [
  ABOVE_CLOUDS,
  ALPS,
  BAMBOO_GROVE,
  BARE_TREES,
  BONEYARD,
  CANYON,
  DUNES,
  FLOWER_FIELD,
  GIANT_MUSHROOMS,
  GORGE,
  GREAT_TREE,
  ICE_CAVE,
  JUNGLE,
  MEADOW,
  MESAS,
  MOUNTAIN_LAKE,
  OASIS,
  PINE_FOREST,
  PYRAMIDS,
  ROCK_ARCH,
  SAVANNA,
  SKI_SLOPE,
  SNOW_CABIN,
  SNOW_PLAIN,
  SUMMIT,
  SWAMP,
  TREE_VILLAGE,
  VOLCANO,
  WATERFALL,
];
