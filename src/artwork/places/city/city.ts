import type { Place } from "#artwork/part.ts";

export const CITY_PLACES: readonly Place[] = [];
