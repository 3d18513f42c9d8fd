// What a picture is drawn from. The composition root fills it from the catalogue; artwork never reads the catalogue.
import type { Mood, Scene } from "#shared/artwork.ts";
import type { View } from "./part.ts";

/** What a picture shows: whom or what, where, seen how. Names of parts. */
export type Sentence = { subject: string; place: string; view: View };

/** One game as far as its pictures are concerned. */
export type ArtworkBrief = {
  id: number;
  scene: Scene;
  mood: Mood;
  /** What its pictures show: the key picture the first, the screenshots these in turn. What belongs to its scene, where it is empty. */
  sentences: readonly Sentence[];
};
