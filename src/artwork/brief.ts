// What a picture is drawn from. The composition root fills it from the catalogue; artwork never reads the catalogue.
import type { Mood, Scene } from "#shared/artwork.ts";

/** One game as far as its pictures are concerned. `genres` holds RAWG slugs. */
export type ArtworkBrief = {
  id: number;
  scene: Scene;
  mood: Mood;
  genres: readonly string[];
};
