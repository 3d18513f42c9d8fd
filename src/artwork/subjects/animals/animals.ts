import type { Subject } from "#artwork/part.ts";
import { BAT } from "./bat.ts";
import { BEAR } from "./bear.ts";
import { BEE } from "./bee.ts";
import { BUTTERFLY } from "./butterfly.ts";
import { CAMPFIRE } from "./campfire.ts";
import { CAT } from "./cat.ts";
import { CHICKEN } from "./chicken.ts";
import { CHILD_WITH_LANTERN } from "./child-with-lantern.ts";
import { COW } from "./cow.ts";
import { CROW } from "./crow.ts";
import { DEER } from "./deer.ts";
import { DINOSAUR } from "./dinosaur.ts";
import { DOG } from "./dog.ts";
import { DOG_SLED } from "./dog-sled.ts";
import { DUCK } from "./duck.ts";
import { EAGLE } from "./eagle.ts";
import { ELEPHANT } from "./elephant.ts";
import { FOX } from "./fox.ts";
import { FROG } from "./frog.ts";
import { GOAT } from "./goat.ts";
import { GOOSE } from "./goose.ts";
import { GORILLA } from "./gorilla.ts";
import { HEDGEHOG } from "./hedgehog.ts";
import { HIKER } from "./hiker.ts";
import { HORSE } from "./horse.ts";
import { LION } from "./lion.ts";
import { LOOKOUT_TOWER } from "./lookout-tower.ts";
import { MAMMOTH } from "./mammoth.ts";
import { MONKEY } from "./monkey.ts";
import { OWL } from "./owl.ts";
import { PENGUIN } from "./penguin.ts";
import { PIG } from "./pig.ts";
import { RABBIT } from "./rabbit.ts";
import { RAT } from "./rat.ts";
import { RIDER } from "./rider.ts";
import { SHEEP } from "./sheep.ts";
import { SKIER } from "./skier.ts";
import { SNAKE } from "./snake.ts";
import { SNOWBOARDER } from "./snowboarder.ts";
import { SNOWMAN } from "./snowman.ts";
import { SPIDER } from "./spider.ts";
import { TENT } from "./tent.ts";
import { UNICORN } from "./unicorn.ts";
import { WOLF } from "./wolf.ts";

export const ANIMALS: readonly Subject[] = [
  BAT,
  BEAR,
  BEE,
  BUTTERFLY,
  CAMPFIRE,
  CAT,
  CHICKEN,
  CHILD_WITH_LANTERN,
  COW,
  CROW,
  DEER,
  DINOSAUR,
  DOG,
  DOG_SLED,
  DUCK,
  EAGLE,
  ELEPHANT,
  FOX,
  FROG,
  GOAT,
  GOOSE,
  GORILLA,
  HEDGEHOG,
  HIKER,
  HORSE,
  LION,
  LOOKOUT_TOWER,
  MAMMOTH,
  MONKEY,
  OWL,
  PENGUIN,
  PIG,
  RABBIT,
  RAT,
  RIDER,
  SHEEP,
  SKIER,
  SNAKE,
  SNOWBOARDER,
  SNOWMAN,
  SPIDER,
  TENT,
  UNICORN,
  WOLF,
];
