// The turn to build, kept in the place that the servers share: whoever has it says so again and again, and who has seen
// nothing new for ten minutes takes it. Only this process's own clock counts, and the turn outlasts a restart.
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { SharedPlace } from "#server/cache/shared-place.ts";
import type { BuilderTurn } from "./builder-turn.ts";

const NAME = "builder.json";
const BEAT_MS = 30_000;
/** A machine that is started anew keeps its turn. */
const KEPT_BEATS = 20;

const HolderSchema = z.object({ builder: z.string(), beat: z.int() });

export type PlacedTurnOptions = {
  place: SharedPlace;
  /** The same after a restart, and another one's nowhere. */
  self: string;
  signal: AbortSignal;
  beatMs?: number;
  /** Hears that the turn has come or gone. */
  onChange?: (isHeld: boolean) => void;
};

function holderOf(text: string) {
  try {
    return HolderSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Resolves when it is known whose turn it is, or the place cannot be asked: then each builds for itself, as without it. */
export async function takeTurns(options: PlacedTurnOptions): Promise<BuilderTurn> {
  const { place, self, signal, beatMs = BEAT_MS, onChange = () => undefined } = options;
  let isHeld: boolean | undefined;
  let seen: string | undefined;
  let unchanged = 0;

  const beat = async (): Promise<boolean> => {
    const found = await place.read(NAME);
    const marked = found === "same" ? undefined : found;
    const holder = marked && holderOf(marked.text);
    unchanged = marked?.mark === seen ? unchanged + 1 : 0;
    seen = marked?.mark;
    if (holder !== undefined && holder.builder !== self && unchanged < KEPT_BEATS) return false;
    const next: z.infer<typeof HolderSchema> = { builder: self, beat: (holder?.beat ?? 0) + 1 };
    return await place.write(NAME, JSON.stringify(next), marked?.mark);
  };

  const look = async (): Promise<void> => {
    try {
      const before = isHeld;
      isHeld = await beat();
      if (isHeld !== before) onChange(isHeld);
    } catch {
      // It stays as it was: nobody else hears of anything either.
    }
  };

  await look();
  void (async () => {
    while (!signal.aborted) {
      // An aborted wait ends the loop.
      await sleep(beatMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await look();
    }
  })();
  return { isHeld: () => isHeld ?? true };
}
