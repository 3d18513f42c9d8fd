import type { Place } from "#artwork/part.ts";

export const HALLS_PLACES: readonly Place[] = [];
