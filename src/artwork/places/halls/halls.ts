import type { Place } from "#artwork/part.ts";
import { BATTLEFIELD } from "./battlefield.ts";
import { BAZAAR } from "./bazaar.ts";
import { BOXING_RING } from "./boxing-ring.ts";
import { CASTLE_HALL } from "./castle-hall.ts";
import { CASTLE_HILL } from "./castle-hill.ts";
import { CATHEDRAL } from "./cathedral.ts";
import { CAVERN } from "./cavern.ts";
import { CHASM_BRIDGE } from "./chasm-bridge.ts";
import { COLONNADE } from "./colonnade.ts";
import { COLOSSEUM } from "./colosseum.ts";
import { CRYPT } from "./crypt.ts";
import { CRYSTAL_CAVE } from "./crystal-cave.ts";
import { DOJO } from "./dojo.ts";
import { FLOODED_HALL } from "./flooded-hall.ts";
import { GRAVEYARD } from "./graveyard.ts";
import { GREAT_STAIRS } from "./great-stairs.ts";
import { HAUNTED_HOUSE } from "./haunted-house.ts";
import { HOSPITAL_CORRIDOR } from "./hospital-corridor.ts";
import { JAPANESE_CASTLE } from "./japanese-castle.ts";
import { JUNGLE_TEMPLE } from "./jungle-temple.ts";
import { LABORATORY } from "./laboratory.ts";
import { LAVA_PIT } from "./lava-pit.ts";
import { LIBRARY } from "./library.ts";
import { LOST_CITY } from "./lost-city.ts";
import { MANSION_HALL } from "./mansion-hall.ts";
import { MINE } from "./mine.ts";
import { PRISON } from "./prison.ts";
import { RUINED_ARCH } from "./ruined-arch.ts";
import { SEWER } from "./sewer.ts";
import { STONE_CIRCLE } from "./stone-circle.ts";
import { TAVERN } from "./tavern.ts";
import { THRONE_ROOM } from "./throne-room.ts";
import { TORII_GATE } from "./torii-gate.ts";
import { VILLAGE } from "./village.ts";

export const HALLS_PLACES: readonly Place[] = [
  BATTLEFIELD,
  BAZAAR,
  BOXING_RING,
  CASTLE_HALL,
  CASTLE_HILL,
  CATHEDRAL,
  CAVERN,
  CHASM_BRIDGE,
  COLONNADE,
  COLOSSEUM,
  CRYPT,
  CRYSTAL_CAVE,
  DOJO,
  FLOODED_HALL,
  GRAVEYARD,
  GREAT_STAIRS,
  HAUNTED_HOUSE,
  HOSPITAL_CORRIDOR,
  JAPANESE_CASTLE,
  JUNGLE_TEMPLE,
  LABORATORY,
  LAVA_PIT,
  LIBRARY,
  LOST_CITY,
  MANSION_HALL,
  MINE,
  PRISON,
  RUINED_ARCH,
  SEWER,
  STONE_CIRCLE,
  TAVERN,
  THRONE_ROOM,
  TORII_GATE,
  VILLAGE,
];
