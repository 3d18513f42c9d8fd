import type { Subject } from "#artwork/part.ts";
import { AIRLINER } from "./airliner.ts";
import { BALLOON } from "./balloon.ts";
import { BICYCLE } from "./bicycle.ts";
import { DELIVERY_VAN } from "./delivery-van.ts";
import { FIGHTER_JET } from "./fighter-jet.ts";
import { HELICOPTER } from "./helicopter.ts";
import { JEEP } from "./jeep.ts";
import { KART } from "./kart.ts";
import { MOTORBIKE } from "./motorbike.ts";
import { MUSCLE_CAR } from "./muscle-car.ts";
import { POLICE_CAR } from "./police-car.ts";
import { PROPELLER_PLANE } from "./propeller-plane.ts";
import { RALLY_CAR } from "./rally-car.ts";
import { SINGLE_SEATER } from "./single-seater.ts";
import { SKATEBOARDER } from "./skateboarder.ts";
import { SPORTS_CAR } from "./sports-car.ts";
import { TANK } from "./tank.ts";
import { TAXI } from "./taxi.ts";
import { TRACTOR } from "./tractor.ts";
import { TRAIN } from "./train.ts";
import { TRUCK } from "./truck.ts";
import { TWO_RACERS } from "./two-racers.ts";
export const VEHICLES: readonly Subject[] = [
  AIRLINER,
  BALLOON,
  BICYCLE,
  DELIVERY_VAN,
  FIGHTER_JET,
  HELICOPTER,
  JEEP,
  KART,
  MOTORBIKE,
  MUSCLE_CAR,
  POLICE_CAR,
  PROPELLER_PLANE,
  RALLY_CAR,
  SINGLE_SEATER,
  SKATEBOARDER,
  SPORTS_CAR,
  TANK,
  TAXI,
  TRACTOR,
  TRAIN,
  TRUCK,
  TWO_RACERS,
];
