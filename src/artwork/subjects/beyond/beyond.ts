import type { Subject } from "#artwork/part.ts";

export const BEYOND: readonly Subject[] = [];
