// Which picture of a world its trailer sets in motion: chosen by eye among the pictures of the catalogue's games, for
// what moves in them and for how well they stand for every game of that world. Changing one means making it anew.
import type { Mood, Scene } from "#shared/artwork.ts";
import type { ArtworkBrief, Sentence } from "./brief.ts";
import type { View } from "./part.ts";

type Chosen = Pick<ArtworkBrief, "id" | "mood"> & { sentence: Sentence };

function chosen(id: number, mood: Mood, sentence: readonly [subject: string, place: string, view: View]): Chosen {
  const [subject, place, view] = sentence;
  return { id, mood, sentence: { subject, place, view } };
}

const CHOSEN: Record<Scene, Chosen> = {
  peaks: chosen(28_559, "epic", ["eagle", "alps", "side"]),
  city: chosen(2_000_001_022, "fierce", ["detective", "rooftop", "side"]),
  space: chosen(2_000_000_207, "fierce", ["starfighter", "asteroid-belt", "side"]),
  "neon-grid": chosen(53_445, "dark", ["motorbike", "neon-sunset", "behind"]),
  dungeon: chosen(2_000_001_286, "dark", ["lantern-bearer", "castle-hall", "side"]),
  track: chosen(2_000_000_204, "calm", ["sports-car", "mountain-road", "behind"]),
  pitch: chosen(3272, "fierce", ["footballer", "stadium", "side"]),
  board: chosen(2074, "bright", ["dice", "felt-table", "side"]),
  "pixel-platforms": chosen(2_000_000_406, "calm", ["pixel-hero", "pixel-meadow", "side"]),
  geometry: chosen(2873, "calm", ["gears", "circles-of-light", "side"]),
  ring: chosen(564_757, "fierce", ["two-fighters", "dojo", "side"]),
  ruins: chosen(2_000_001_219, "epic", ["wanderer", "ruined-arch", "side"]),
  ocean: chosen(18_712, "calm", ["sailing-ship", "open-sea", "side"]),
  forest: chosen(2_000_001_317, "bright", ["deer", "pine-forest", "side"]),
  desert: chosen(2_000_001_049, "epic", ["rider", "dunes", "side"]),
  snow: chosen(12_536, "eerie", ["wolf", "snow-plain", "side"]),
};

/** What the trailer of `scene` is drawn from. */
export function trailerBrief(scene: Scene): ArtworkBrief {
  const { id, mood, sentence } = CHOSEN[scene];
  return { id, scene, mood, sentences: [sentence] };
}
