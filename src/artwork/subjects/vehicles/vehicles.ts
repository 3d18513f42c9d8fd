import type { Subject } from "#artwork/part.ts";
import { AGENT } from "./agent.ts";
import { AIRLINER } from "./airliner.ts";
import { BALLOON } from "./balloon.ts";
import { BICYCLE } from "./bicycle.ts";
import { BOY_ON_BIKE } from "./boy-on-bike.ts";
import { BURGLAR } from "./burglar.ts";
import { DELIVERY_VAN } from "./delivery-van.ts";
import { DETECTIVE } from "./detective.ts";
import { DOCTOR } from "./doctor.ts";
import { FIGHTER_JET } from "./fighter-jet.ts";
import { GANGSTER } from "./gangster.ts";
import { GUNSLINGER } from "./gunslinger.ts";
import { HACKER } from "./hacker.ts";
import { HELICOPTER } from "./helicopter.ts";
import { JEEP } from "./jeep.ts";
import { KART } from "./kart.ts";
import { MOTORBIKE } from "./motorbike.ts";
import { MUSCLE_CAR } from "./muscle-car.ts";
import { POLICE_CAR } from "./police-car.ts";
import { PROPELLER_PLANE } from "./propeller-plane.ts";
import { RALLY_CAR } from "./rally-car.ts";
import { REPORTER } from "./reporter.ts";
import { RUNNER } from "./runner.ts";
import { SCHOOLGIRL } from "./schoolgirl.ts";
import { SINGLE_SEATER } from "./single-seater.ts";
import { SKATEBOARDER } from "./skateboarder.ts";
import { SNIPER } from "./sniper.ts";
import { SOLDIER } from "./soldier.ts";
import { SPORTS_CAR } from "./sports-car.ts";
import { SQUAD } from "./squad.ts";
import { SUPERHERO } from "./superhero.ts";
import { SURVIVOR } from "./survivor.ts";
import { TANK } from "./tank.ts";
import { TAXI } from "./taxi.ts";
import { TRACTOR } from "./tractor.ts";
import { TRAIN } from "./train.ts";
import { TRUCK } from "./truck.ts";
import { TWO_RACERS } from "./two-racers.ts";
import { VIGILANTE } from "./vigilante.ts";
import { ZOMBIE_HORDE } from "./zombie-horde.ts";
import { ZOMBIE } from "./zombie.ts";

export const VEHICLES: readonly Subject[] = [
  [AGENT, AIRLINER, BALLOON, BICYCLE, BOY_ON_BIKE, BURGLAR, DELIVERY_VAN, DETECTIVE, DOCTOR, FIGHTER_JET],
  [GANGSTER, GUNSLINGER, HACKER, HELICOPTER, JEEP, KART, MOTORBIKE, MUSCLE_CAR, POLICE_CAR, PROPELLER_PLANE],
  [RALLY_CAR, REPORTER, RUNNER, SCHOOLGIRL, SINGLE_SEATER, SKATEBOARDER, SNIPER, SOLDIER, SPORTS_CAR, SQUAD],
  [SUPERHERO, SURVIVOR, TANK, TAXI, TRACTOR, TRAIN, TRUCK, TWO_RACERS, VIGILANTE, ZOMBIE_HORDE, ZOMBIE],
].flat();
