import type { Subject } from "#artwork/part.ts";
import { WOLF } from "./wolf.ts";

export const ANIMALS: readonly Subject[] = [WOLF];
