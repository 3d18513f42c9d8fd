import type { Place } from "#artwork/part.ts";
import { BATTLEFIELD } from "./battlefield.ts";
import { CASTLE_HALL } from "./castle-hall.ts";
import { CASTLE_HILL } from "./castle-hill.ts";
import { CATHEDRAL } from "./cathedral.ts";
import { CAVERN } from "./cavern.ts";
import { CHASM_BRIDGE } from "./chasm-bridge.ts";
import { COLONNADE } from "./colonnade.ts";
import { CRYPT } from "./crypt.ts";
import { CRYSTAL_CAVE } from "./crystal-cave.ts";
import { FLOODED_HALL } from "./flooded-hall.ts";
import { GRAVEYARD } from "./graveyard.ts";
import { GREAT_STAIRS } from "./great-stairs.ts";
import { HAUNTED_HOUSE } from "./haunted-house.ts";
import { JUNGLE_TEMPLE } from "./jungle-temple.ts";
import { LIBRARY } from "./library.ts";
import { RUINED_ARCH } from "./ruined-arch.ts";
import { STONE_CIRCLE } from "./stone-circle.ts";
import { TAVERN } from "./tavern.ts";
import { THRONE_ROOM } from "./throne-room.ts";
import { VILLAGE } from "./village.ts";

export const HALLS_PLACES: readonly Place[] = [
  BATTLEFIELD,
  CASTLE_HALL,
  CASTLE_HILL,
  CATHEDRAL,
  CAVERN,
  CHASM_BRIDGE,
  COLONNADE,
  CRYPT,
  CRYSTAL_CAVE,
  FLOODED_HALL,
  GRAVEYARD,
  GREAT_STAIRS,
  HAUNTED_HOUSE,
  JUNGLE_TEMPLE,
  LIBRARY,
  RUINED_ARCH,
  STONE_CIRCLE,
  TAVERN,
  THRONE_ROOM,
  VILLAGE,
];
