import type { Place } from "#artwork/part.ts";

export const WORLDS_PLACES: readonly Place[] = [];
