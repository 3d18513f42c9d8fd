import type { Place } from "#artwork/part.ts";
import { PIXEL_MEADOW } from "./pixel-meadow.ts";
import { REEF } from "./reef.ts";

export const WORLDS_PLACES: readonly Place[] = [PIXEL_MEADOW, REEF];
