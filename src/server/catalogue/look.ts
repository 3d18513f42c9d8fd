// A game's look: a short name for all that its entry says of its pictures, so that their addresses change when it does.
import { createHash } from "node:crypto";
import type { Mood, Scene } from "#shared/artwork.ts";

/** 48 bits: it tells only the looks apart that one game has had. */
const LENGTH = 8;

/** Letters that may stand in an address as they are. `genres` are slugs. */
export function lookOf({ scene, mood, genres }: { scene: Scene; mood: Mood; genres: readonly string[] }): string {
  return createHash("sha256")
    .update(JSON.stringify([scene, mood, genres]))
    .digest("base64url")
    .slice(0, LENGTH);
}
