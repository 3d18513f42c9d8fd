import type { Place } from "#artwork/part.ts";

export const ROOMS_PLACES: readonly Place[] = [];
