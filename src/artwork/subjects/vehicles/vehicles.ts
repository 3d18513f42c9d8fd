import type { Subject } from "#artwork/part.ts";
import { RALLY_CAR } from "./rally-car.ts";

export const VEHICLES: readonly Subject[] = [RALLY_CAR];
