// What a picture is drawn from. The composition root fills it from the catalogue; artwork never reads the catalogue.
import type { Mood, Pictured, Scene } from "#shared/artwork.ts";

/** One game as far as its pictures are concerned. `genres` holds RAWG slugs. */
export type ArtworkBrief = {
  id: number;
  scene: Scene;
  mood: Mood;
  genres: readonly string[];
};

/** The game's brief and its look, as addresses name it; `undefined` for a game that does not exist. */
export type FindBrief = (id: number) => Promise<(ArtworkBrief & Pictured) | undefined>;
