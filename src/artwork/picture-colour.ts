// The colour that holds a picture's place while it loads. It knows the palettes and draws nothing.
import type { Mood, Scene } from "#shared/artwork.ts";
import { mix } from "./colour.ts";
import { gamePalette, gameWorld } from "./palettes.ts";

const COLOURS_KEPT_MAX = 10_000;
/** A list of twenty is made anew in half the time. */
const colours = new Map<string, string>();

/** What a game's pictures look like from far away, as six hexadecimal digits: holds their place while they load. */
export function pictureColour({ id, scene, mood }: { id: number; scene: Scene; mood: Mood }): string {
  const key = `${id}/${scene}/${mood}`;
  const known = colours.get(key);
  if (known !== undefined) return known;
  const { sky, deep } = gamePalette(gameWorld(scene, id).fork("inks"), scene, mood);
  const colour = mix(sky, deep, 0.4).slice(1);
  if (colours.size < COLOURS_KEPT_MAX) colours.set(key, colour);
  return colour;
}
