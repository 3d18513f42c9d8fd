import type { Subject } from "#artwork/part.ts";

export const EVERYDAY: readonly Subject[] = [];
