// The stage of one picture: the game's world, the camera of this picture, its palette and its light. Scenes draw with it.
import type { Mood, PictureName, Scene } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { lightnessOf, mix } from "./colour.ts";
import { gamePalette, gameWorld, type Hour, type Palette, paletteAt } from "./palettes.ts";
import { createPaper, type Paper } from "./paper.ts";
import type { View } from "./part.ts";
import type { Point } from "./path.ts";
import { type Choices, createRandom, type Random } from "./prng.ts";
import { FRAMINGS } from "./view.ts";

export const SUN_STYLES = ["disc", "ringed", "crescent", "eclipse", "sliced", "twin"] as const;
export type SunStyle = (typeof SUN_STYLES)[number];
export const SKY_STYLES = ["plain", "streaks", "cumulus", "rays", "rings", "stars"] as const;
export type SkyStyle = (typeof SKY_STYLES)[number];

export type Stage = {
  readonly scene: Scene;
  readonly paper: Paper;
  /** The same in every picture of the game: what its towers, ships and heroes look like. */
  readonly world: Random;
  /** This picture's own: where things stand. */
  readonly random: Random;
  readonly palette: Palette;
  readonly mood: Mood;
  readonly light: { readonly at: Point; readonly radius: number };
  /** Where the sky ends, in pixels from the top. */
  readonly horizon: number;
  readonly sun: SunStyle;
  readonly skyStyle: SkyStyle;
  /** Is the sky dark enough for stars? */
  readonly night: boolean;
  /** Moment of a loop, from 0 up to, not including, 1. */
  readonly time: number;
  /** How the picture looks at its subject. */
  readonly view: View;
  /** Begins a plane nearer to the viewer: planes move apart when a picture is shown in depth. */
  plane(): void;
  /** The ink of a plane: 0 is the farthest, drowned in haze, 1 the nearest. */
  tone(depth: number): string;
};

/** The hour of each picture. */
const HOURS: Record<PictureName, Hour> = {
  background: "key",
  "background-additional": "veiled",
  "screenshot-1": "day",
  "screenshot-2": "key",
  "screenshot-3": "dusk",
  "screenshot-4": "night",
  "screenshot-5": "dawn",
  "screenshot-6": "dusk",
  "screenshot-7": "night",
};

/** The camera moves in toward the ground, where the figures stand, so that it does not cut them off. */
const CAMERA_GROUND_PX = 610;

const MOOD_SUNS: Record<Mood, Choices<SunStyle>> = {
  bright: ["disc", "disc", "ringed"],
  calm: ["disc", "ringed", "crescent"],
  dark: ["disc", "crescent", "ringed"],
  eerie: ["disc", "eclipse", "twin", "crescent"],
  epic: ["disc", "ringed", "sliced", "twin"],
  fierce: ["disc", "sliced", "eclipse", "ringed"],
};

const MOOD_SKIES: Record<Mood, Choices<SkyStyle>> = {
  bright: ["cumulus", "rays", "rings", "streaks"],
  calm: ["streaks", "rings", "plain", "cumulus"],
  dark: ["stars", "streaks", "rings", "stars"],
  eerie: ["streaks", "rings", "stars", "plain"],
  epic: ["rays", "streaks", "rings", "cumulus"],
  fierce: ["rays", "streaks", "rings", "cumulus"],
};

/** Where the camera of a picture stands: how close, around which point, mirrored or not. */
export type Camera = { zoom: number; around: Point; mirrored: boolean };

export type Setup = { stage: Stage; camera: Camera };

function shotRandom(brief: ArtworkBrief, name: PictureName): Random {
  return createRandom(`ludex/${brief.scene}/${brief.id}/${name}`);
}

function depthTones(palette: Palette): (depth: number) => string {
  const far = mix(palette.glow, palette.deep, 0.28);
  return (depth) =>
    depth < 0.55 ? mix(far, palette.deep, depth / 0.55) : mix(palette.deep, palette.ink, (depth - 0.55) / 0.45);
}

/** Builds stage and camera of one picture. `time` is the moment of the loop, `view` how it looks at its subject. */
export function setStage(
  brief: ArtworkBrief,
  name: PictureName,
  { time = 0, view }: { time?: number; view: View },
): Setup {
  const world = gameWorld(brief.scene, brief.id);
  const random = shotRandom(brief, name);
  const palette = paletteAt(gamePalette(world.fork("inks"), brief.scene, brief.mood), HOURS[name]);
  const frame = random.fork("frame");
  const framing = FRAMINGS[view];
  const horizon = frame.range(...framing.horizon);
  const at: Point = [640 + frame.sign() * frame.range(20, 230), frame.range(190, horizon - 90)];
  const paper = createPaper();
  const stage: Stage = {
    scene: brief.scene,
    paper,
    view,
    plane: () => paper.plane(),
    world,
    random: random.fork("scene"),
    palette,
    mood: brief.mood,
    light: { at, radius: frame.range(70, 150) },
    horizon,
    sun: world.fork("sun").pick(MOOD_SUNS[brief.mood]),
    skyStyle: world.fork("sky").pick(MOOD_SKIES[brief.mood]),
    night: lightnessOf(palette.sky) < 0.36,
    time,
    tone: depthTones(palette),
  };
  const camera = {
    zoom: framing.zoom,
    around: [640, CAMERA_GROUND_PX] as const,
    mirrored: frame.chance(0.5),
  };
  return { stage, camera };
}

/** The same stage with its light elsewhere; each game has its own measure for how large its light is. */
export function relit(stage: Stage, at: Point, radius = stage.light.radius): Stage {
  return { ...stage, light: { at, radius: radius * stage.world.fork("light-size").range(0.56, 1.16) } };
}
