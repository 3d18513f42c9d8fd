// The palettes of the series: five colours to a picture and one for spots, chosen by mood and scene and turned a little per game.
// Times of day are mixed from the same palette, so that every picture of a game belongs to its family.
import type { Mood, Scene } from "#shared/artwork.ts";
import { lightnessOf, mix, shift } from "./colour.ts";
import { type Choices, createRandom, type Random } from "./prng.ts";

/** From the darkest silhouette to the source of light; `spot` is the one colour out of the row. */
export type Palette = { ink: string; deep: string; sky: string; glow: string; light: string; spot: string };

export type Hour = "key" | "dawn" | "day" | "dusk" | "night" | "veiled";

type Swatch = readonly [ink: string, deep: string, sky: string, glow: string, light: string, spot: string];

const MOOD_SWATCHES: Record<Mood, Choices<Swatch>> = {
  bright: [
    ["#12343b", "#2c7873", "#5fb3b3", "#ffe3b3", "#fff8e2", "#ef5b4c"],
    ["#3a1d3f", "#a8446b", "#f78d6b", "#ffd8a8", "#fff3d6", "#14b8a6"],
    ["#0d2b52", "#2767a8", "#4aa8e0", "#d8f0f2", "#fffbe8", "#ff6b4a"],
    ["#10403b", "#2b8a6b", "#7fcfa9", "#f4f1c9", "#fffbe6", "#f2545b"],
    ["#2b1d5a", "#6d45b8", "#78b6f5", "#ffd1e3", "#fff4f0", "#ffb400"],
    ["#3b2313", "#b5651d", "#efad3c", "#ffe9b8", "#fffaf0", "#1f7a8c"],
    ["#1d3b1f", "#4f8f3a", "#86c9e6", "#eef6c8", "#fffde8", "#e4572e"],
    ["#241b47", "#c2386b", "#ff7b89", "#ffe0c2", "#fff6ea", "#2a9df4"],
  ],
  calm: [
    ["#1f2041", "#4b3f72", "#8078c0", "#f7c1bb", "#ffe8d6", "#ffc857"],
    ["#0f2f38", "#3b6978", "#7ba7ad", "#e8e2cc", "#fffbee", "#e07a5f"],
    ["#1f2d27", "#4f7059", "#9cb692", "#f0e6d2", "#fffaf0", "#c8553d"],
    ["#2e1f2f", "#7a4a5e", "#c98b8b", "#f6d5c3", "#fff1e6", "#3d6a98"],
    ["#0b1d3a", "#274c77", "#5b8fb9", "#f3d9c1", "#fff3e0", "#ff9f5b"],
    ["#2a1d16", "#7d5a3c", "#c9a66b", "#f5e3bf", "#fff8e7", "#5b8e7d"],
    ["#151c2f", "#3d4a74", "#7e93c2", "#dbe4ee", "#ffffff", "#f28482"],
  ],
  dark: [
    ["#05080f", "#10213a", "#0d1b2e", "#3f6b80", "#ffd38a", "#ff8c42"],
    ["#0a0507", "#35111b", "#1f0b12", "#8f2b3a", "#ffc2a6", "#ff5d5d"],
    ["#040a08", "#0f2f27", "#0a1f1b", "#3f7562", "#eef7d2", "#ffcf56"],
    ["#070512", "#1e1440", "#120b2c", "#5c3d8f", "#f2d8ff", "#ff5d8f"],
    ["#06090c", "#1b2a36", "#0f1a23", "#5b7c8d", "#f1f5f2", "#e63946"],
    ["#0a0710", "#38203a", "#1d1224", "#b0683a", "#ffdf9e", "#d1495b"],
    ["#04090f", "#0b2f3f", "#071d2a", "#2a7f86", "#ffe9b0", "#ff7f51"],
  ],
  eerie: [
    ["#060d0a", "#15332a", "#0e241f", "#7fa65a", "#eaffb8", "#ff4f5e"],
    ["#06090f", "#12303a", "#0c2029", "#4f9a94", "#ff7a63", "#ff7a63"],
    ["#0d0714", "#2d1b3d", "#1d1130", "#7c5c8e", "#d2f7a5", "#d2f7a5"],
    ["#14151a", "#3b3f45", "#6d7270", "#c5c6b4", "#f4f1dc", "#a4161a"],
    ["#0d0606", "#3a1416", "#5a2020", "#c1543c", "#ffe0b0", "#7bdcb5"],
    ["#040d12", "#0f3b47", "#134b57", "#77b8a1", "#f2f7d9", "#ff6b6b"],
    ["#100a12", "#3c2340", "#5d3a5c", "#c88a7a", "#f9e6c8", "#5bd1b5"],
  ],
  epic: [
    ["#0a1128", "#1f3568", "#2b4f8f", "#ffb35c", "#fff0c4", "#ff5a36"],
    ["#1a0a1f", "#5c1a3a", "#a8324a", "#ff8c42", "#ffe29a", "#ffd166"],
    ["#150c2e", "#43256b", "#6b3fa0", "#ff9f6b", "#ffeeb0", "#3ddad7"],
    ["#08191f", "#0f4c5c", "#1a7a85", "#f7a458", "#ffedc2", "#e8491d"],
    ["#1c0b05", "#6b2410", "#b5451b", "#ffb14e", "#fff1c9", "#2ec4b6"],
    ["#101a14", "#2f4a2b", "#5d7a3a", "#f2c14e", "#fff4cf", "#d1383d"],
    ["#0d1020", "#2b2f66", "#4a56b0", "#f6a6c1", "#fff0e0", "#ffcb47"],
    ["#0b1622", "#23455c", "#4f8199", "#f5cf9a", "#fff7e3", "#e5533d"],
  ],
  fierce: [
    ["#0c0304", "#5a0b12", "#b3141f", "#ff5a36", "#ffe8c2", "#ffc53d"],
    ["#0d0221", "#3b0a57", "#7d1070", "#ff3d81", "#ffe1a8", "#00d5ff"],
    ["#0f1114", "#2f3d47", "#a8391b", "#ff9633", "#fff2cc", "#39c6d6"],
    ["#140b0b", "#73300f", "#e0930c", "#ffd23f", "#fff8d6", "#e4002b"],
    ["#070a1f", "#16246e", "#2b3fb8", "#ff6a3d", "#ffe6b8", "#ffd23f"],
    ["#07120d", "#0f4f3a", "#0f7f55", "#c6e03b", "#fbffd1", "#ff4d3d"],
    ["#10060c", "#6b0f3a", "#c2184f", "#ff7f50", "#fff0c9", "#5ad1ff"],
  ],
};

const NEON_SWATCHES: Choices<Swatch> = [
  ["#0b0420", "#2d0f5c", "#1b0a40", "#ff2e93", "#ffd166", "#22e6ff"],
  ["#050b24", "#10307a", "#0a1a4a", "#19c3ff", "#f2fbff", "#ff3d9a"],
  ["#0a0a1a", "#3c0d52", "#200833", "#b14bff", "#ffb3f0", "#37ffcf"],
  ["#04140f", "#0a4638", "#062a22", "#1fe0a0", "#f4ffc9", "#ff4f7b"],
  ["#14040c", "#5c0d2c", "#330618", "#ff4b2b", "#ffe08a", "#37d5ff"],
  ["#0a0618", "#243a9a", "#161a52", "#ff6ec7", "#fff0b8", "#6cf7ff"],
  ["#08080f", "#30305c", "#181832", "#ff9b2f", "#fff3d0", "#7d5bff"],
];

/** How far a game's palette may turn away from the swatch: scenes that live by one colour turn less. */
const HUE_PLAY_DEGREES: Partial<Record<Scene, number>> = {
  forest: 12,
  ocean: 14,
  snow: 12,
  desert: 11,
  pitch: 12,
  "neon-grid": 28,
  dungeon: 26,
  ring: 26,
  board: 26,
  geometry: 24,
};
const DEFAULT_HUE_PLAY_DEGREES = 19;

function named([ink, deep, sky, glow, light, spot]: Swatch): Palette {
  return { ink, deep, sky, glow, light, spot };
}

/** Applies `change` to every ink but the spot colour. */
function changed(palette: Palette, change: (colour: string) => string): Palette {
  const { ink, deep, sky, glow, light, spot } = palette;
  return { ink: change(ink), deep: change(deep), sky: change(sky), glow: change(glow), light: change(light), spot };
}

/** The palette of one game. */
export function gamePalette(random: Random, scene: Scene, mood: Mood): Palette {
  const swatches = scene === "neon-grid" ? NEON_SWATCHES : MOOD_SWATCHES[mood];
  const play = HUE_PLAY_DEGREES[scene] ?? DEFAULT_HUE_PLAY_DEGREES;
  const by = { degrees: random.range(-play, play), chroma: random.range(0.86, 1.1) };
  return changed(named(random.pick(swatches)), (colour) => shift(colour, by));
}

/** The same palette at another time of day. */
export function paletteAt(palette: Palette, hour: Hour): Palette {
  const { ink, deep, sky, glow, light, spot } = palette;
  switch (hour) {
    case "key":
      return palette;
    case "dawn": {
      const blush = shift(glow, { degrees: -18, lightness: 0.04 });
      return {
        ink,
        deep: mix(deep, blush, 0.12),
        sky: mix(sky, light, 0.22),
        glow: mix(blush, light, 0.25),
        light,
        spot,
      };
    }
    case "day":
      return {
        ink: mix(ink, deep, 0.25),
        deep: mix(deep, glow, 0.16),
        sky: mix(mix(sky, deep, lightnessOf(sky) < 0.4 ? 0.55 : 0), light, 0.18),
        glow: mix(glow, light, 0.42),
        light,
        spot,
      };
    case "dusk":
      return {
        ink: shift(ink, { lightness: -0.02 }),
        deep: mix(deep, ink, 0.25),
        sky: mix(sky, deep, 0.45),
        glow: shift(glow, { degrees: 14, chroma: 1.12, lightness: -0.06 }),
        light,
        spot,
      };
    case "night":
      return {
        ink: shift(ink, { lightness: -0.03 }),
        deep: mix(deep, ink, 0.5),
        sky: mix(ink, deep, 0.35),
        glow: mix(deep, glow, 0.38),
        light: mix(light, "#eef4ff", 0.4),
        spot,
      };
    case "veiled":
      return {
        ink: shift(ink, { lightness: -0.03, chroma: 0.8 }),
        deep: shift(mix(deep, ink, 0.45), { chroma: 0.8 }),
        sky: mix(ink, mix(sky, deep, 0.5), 0.5),
        glow: shift(mix(deep, glow, 0.35), { chroma: 0.75 }),
        light: mix(glow, light, 0.35),
        spot: mix(spot, deep, 0.4),
      };
  }
}

/** The generator of everything that all pictures of a game share. */
export function gameWorld(scene: Scene, id: number): Random {
  return createRandom(`ludex/${scene}/${id}`);
}
