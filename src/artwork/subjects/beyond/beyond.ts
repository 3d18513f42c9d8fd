import type { Subject } from "#artwork/part.ts";
import { ALIEN } from "./alien.ts";
import { ASTRONAUT } from "./astronaut.ts";
import { BATTLESHIP_IN_SPACE } from "./battleship-in-space.ts";
import { CLOCK } from "./clock.ts";
import { CREATURE } from "./creature.ts";
import { CRYSTAL } from "./crystal.ts";
import { CUBE_RUNNER } from "./cube-runner.ts";
import { CYBORG } from "./cyborg.ts";
import { DIVER } from "./diver.ts";
import { DOLPHIN } from "./dolphin.ts";
import { EYE } from "./eye.ts";
import { FALLING_BLOCKS } from "./falling-blocks.ts";
import { FLEET } from "./fleet.ts";
import { GEARS } from "./gears.ts";
import { GEMS } from "./gems.ts";
import { GREEN_PIPE } from "./green-pipe.ts";
import { KEY } from "./key.ts";
import { KRAKEN } from "./kraken.ts";
import { LASER_DUEL } from "./laser-duel.ts";
import { MARBLE } from "./marble.ts";
import { MECH } from "./mech.ts";
import { MONOLITH } from "./monolith.ts";
import { PIRATE } from "./pirate.ts";
import { PIRATE_SHIP } from "./pirate-ship.ts";
import { PIXEL_APE } from "./pixel-ape.ts";
import { PIXEL_BRICKS } from "./pixel-bricks.ts";
import { PIXEL_DRAGON } from "./pixel-dragon.ts";
import { PIXEL_FROG } from "./pixel-frog.ts";
import { PIXEL_GHOST } from "./pixel-ghost.ts";
import { PIXEL_HERO } from "./pixel-hero.ts";
import { PIXEL_INVADERS } from "./pixel-invaders.ts";
import { PIXEL_KNIGHT } from "./pixel-knight.ts";
import { PIXEL_PADDLES } from "./pixel-paddles.ts";
import { PIXEL_RACER } from "./pixel-racer.ts";
import { PIXEL_SHIP } from "./pixel-ship.ts";
import { PIXEL_SNAKE } from "./pixel-snake.ts";
import { PIXEL_TANK } from "./pixel-tank.ts";
import { PORTALS_AND_CUBE } from "./portals-and-cube.ts";
import { POWER_ARMOUR } from "./power-armour.ts";
import { ROBOT } from "./robot.ts";
import { ROWING_BOAT } from "./rowing-boat.ts";
import { SAILING_SHIP } from "./sailing-ship.ts";
import { SATELLITE } from "./satellite.ts";
import { SEA_SERPENT } from "./sea-serpent.ts";
import { SHARK } from "./shark.ts";
import { SHOAL } from "./shoal.ts";
import { SMALL_ROBOT } from "./small-robot.ts";
import { SPACE_STATION } from "./space-station.ts";
import { SPACECRAFT } from "./spacecraft.ts";
import { STARFIGHTER } from "./starfighter.ts";
import { SUBMARINE } from "./submarine.ts";
import { UFO } from "./ufo.ts";
import { WARSHIP } from "./warship.ts";
import { WHALE } from "./whale.ts";

export const BEYOND: readonly Subject[] = [
  ALIEN,
  ASTRONAUT,
  BATTLESHIP_IN_SPACE,
  CLOCK,
  CREATURE,
  CRYSTAL,
  CUBE_RUNNER,
  CYBORG,
  DIVER,
  DOLPHIN,
  EYE,
  FALLING_BLOCKS,
  FLEET,
  GEARS,
  GEMS,
  GREEN_PIPE,
  KEY,
  KRAKEN,
  LASER_DUEL,
  MARBLE,
  MECH,
  MONOLITH,
  PIRATE,
  PIRATE_SHIP,
  PIXEL_APE,
  PIXEL_BRICKS,
  PIXEL_DRAGON,
  PIXEL_FROG,
  PIXEL_GHOST,
  PIXEL_HERO,
  PIXEL_INVADERS,
  PIXEL_KNIGHT,
  PIXEL_PADDLES,
  PIXEL_RACER,
  PIXEL_SHIP,
  PIXEL_SNAKE,
  PIXEL_TANK,
  PORTALS_AND_CUBE,
  POWER_ARMOUR,
  ROBOT,
  ROWING_BOAT,
  SAILING_SHIP,
  SATELLITE,
  SEA_SERPENT,
  SHARK,
  SHOAL,
  SMALL_ROBOT,
  SPACE_STATION,
  SPACECRAFT,
  STARFIGHTER,
  SUBMARINE,
  UFO,
  WARSHIP,
  WHALE,
];
