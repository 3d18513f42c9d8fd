import type { Subject } from "#artwork/part.ts";
import { ANGEL } from "./angel.ts";
import { ARCHER } from "./archer.ts";
import { ARMY } from "./army.ts";
import { BARBARIAN } from "./barbarian.ts";
import { BOXERS } from "./boxers.ts";
import { CATAPULT } from "./catapult.ts";
import { CULTISTS } from "./cultists.ts";
import { DEMON } from "./demon.ts";
import { DRAGON } from "./dragon.ts";
import { EXPLORER } from "./explorer.ts";
import { EYES_IN_THE_DARK } from "./eyes-in-the-dark.ts";
import { FAIRY } from "./fairy.ts";
import { GHOST } from "./ghost.ts";
import { GHOST_GIRL } from "./ghost-girl.ts";
import { GIANT } from "./giant.ts";
import { GOBLIN } from "./goblin.ts";
import { GRIFFIN } from "./griffin.ts";
import { HERO_WITH_SWORD } from "./hero-with-sword.ts";
import { HEROES_PARTY } from "./heroes-party.ts";
import { HOODED_ASSASSIN } from "./hooded-assassin.ts";
import { KING } from "./king.ts";
import { KNIGHT } from "./knight.ts";
import { KNIGHT_AND_DRAGON } from "./knight-and-dragon.ts";
import { LANTERN_BEARER } from "./lantern-bearer.ts";
import { MAGE } from "./mage.ts";
import { MAGIC_BOOK } from "./magic-book.ts";
import { MARTIAL_ARTIST } from "./martial-artist.ts";
import { MASKED_KILLER } from "./masked-killer.ts";
import { MUMMY } from "./mummy.ts";
import { NINJA } from "./ninja.ts";
import { ORC } from "./orc.ts";
import { PLAGUE_DOCTOR } from "./plague-doctor.ts";
import { PRINCESS } from "./princess.ts";
import { REAPER } from "./reaper.ts";
import { SAMURAI } from "./samurai.ts";
import { SKELETON } from "./skeleton.ts";
import { SLIME } from "./slime.ts";
import { SPEARMAN } from "./spearman.ts";
import { SWORD_DUEL } from "./sword-duel.ts";
import { SWORD_IN_STONE } from "./sword-in-stone.ts";
import { TREASURE_CHEST } from "./treasure-chest.ts";
import { TWO_FIGHTERS } from "./two-fighters.ts";
import { VAMPIRE } from "./vampire.ts";
import { VIKING } from "./viking.ts";
import { WANDERER } from "./wanderer.ts";
import { WEREWOLF } from "./werewolf.ts";
import { WHIP_HUNTER } from "./whip-hunter.ts";
import { WITCH } from "./witch.ts";
import { WRESTLERS } from "./wrestlers.ts";

export const LEGENDS: readonly Subject[] = [
  ANGEL,
  ARCHER,
  ARMY,
  BARBARIAN,
  BOXERS,
  CATAPULT,
  CULTISTS,
  DEMON,
  DRAGON,
  EXPLORER,
  EYES_IN_THE_DARK,
  FAIRY,
  GHOST,
  GHOST_GIRL,
  GIANT,
  GOBLIN,
  GRIFFIN,
  HERO_WITH_SWORD,
  HEROES_PARTY,
  HOODED_ASSASSIN,
  KING,
  KNIGHT,
  KNIGHT_AND_DRAGON,
  LANTERN_BEARER,
  MAGE,
  MAGIC_BOOK,
  MARTIAL_ARTIST,
  MASKED_KILLER,
  MUMMY,
  NINJA,
  ORC,
  PLAGUE_DOCTOR,
  PRINCESS,
  REAPER,
  SAMURAI,
  SKELETON,
  SLIME,
  SPEARMAN,
  SWORD_DUEL,
  SWORD_IN_STONE,
  TREASURE_CHEST,
  TWO_FIGHTERS,
  VAMPIRE,
  VIKING,
  WANDERER,
  WEREWOLF,
  WHIP_HUNTER,
  WITCH,
  WRESTLERS,
];
