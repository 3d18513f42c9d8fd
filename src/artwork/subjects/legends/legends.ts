import type { Subject } from "#artwork/part.ts";

export const LEGENDS: readonly Subject[] = [];
