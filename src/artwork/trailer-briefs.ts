// Which picture of a world its trailer sets in motion: chosen by eye among the pictures of the catalogue's games, for
// what moves in them and for how well they stand for every game of that world. Changing one means making it anew.
import type { Scene } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";

type Chosen = Pick<ArtworkBrief, "id" | "mood"> & { genres?: readonly string[] };

const CHOSEN: Record<Scene, Chosen> = {
  peaks: { id: 28_559, mood: "epic" },
  city: { id: 2_000_001_022, mood: "fierce" },
  space: { id: 2_000_000_207, mood: "fierce" },
  "neon-grid": { id: 53_445, mood: "dark", genres: ["racing"] },
  dungeon: { id: 2_000_001_286, mood: "dark" },
  track: { id: 2_000_000_204, mood: "calm" },
  pitch: { id: 3272, mood: "fierce" },
  board: { id: 2074, mood: "bright" },
  "pixel-platforms": { id: 2_000_000_406, mood: "calm" },
  geometry: { id: 2873, mood: "calm" },
  ring: { id: 564_757, mood: "fierce" },
  ruins: { id: 2_000_001_219, mood: "epic" },
  ocean: { id: 18_712, mood: "calm" },
  forest: { id: 2_000_001_317, mood: "bright" },
  desert: { id: 2_000_001_049, mood: "epic" },
  snow: { id: 12_536, mood: "eerie" },
};

/** What the trailer of `scene` is drawn from. */
export function trailerBrief(scene: Scene): ArtworkBrief {
  return { genres: [], ...CHOSEN[scene], scene };
}
