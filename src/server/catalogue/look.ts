// A game's look: a short name for all that its entry says of its pictures, so that their addresses change when it does.
import { createHash } from "node:crypto";
import type { Sentences } from "#artwork/choose-sentences.ts";
import type { Mood, Scene } from "#shared/artwork.ts";

/** 48 bits: it tells only the looks apart that one game has had. */
const LENGTH = 8;

type Look = { scene: Scene; mood: Mood; sentences: Sentences };

/** Letters that may stand in an address as they are. */
export function lookOf({ scene, mood, sentences }: Look): string {
  return createHash("sha256")
    .update(JSON.stringify([scene, mood, sentences]))
    .digest("base64url")
    .slice(0, LENGTH);
}
