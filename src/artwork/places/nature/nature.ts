import type { Place } from "#artwork/part.ts";
import { DUNES } from "./dunes.ts";

export const NATURE_PLACES: readonly Place[] = [DUNES];
