// What both sides say about the pictures Ludex draws itself: the words a game is described with, the names of its
// pictures and their addresses. How a picture comes about is the server's business.

/** The worlds that can be drawn. */
export const SCENES = [
  "peaks",
  "city",
  "space",
  "neon-grid",
  "dungeon",
  "track",
  "pitch",
  "board",
  "pixel-platforms",
  "geometry",
  "ring",
  "ruins",
  "ocean",
  "forest",
  "desert",
  "snow",
] as const;
export type Scene = (typeof SCENES)[number];

/** The light a world stands in. */
export const MOODS = ["bright", "calm", "dark", "eerie", "epic", "fierce"] as const;
export type Mood = (typeof MOODS)[number];

/** Every game has these pictures: the key picture, a darker one to stand behind text, seven screenshots. */
export const PICTURE_NAMES = [
  "background",
  "background-additional",
  "screenshot-1",
  "screenshot-2",
  "screenshot-3",
  "screenshot-4",
  "screenshot-5",
  "screenshot-6",
  "screenshot-7",
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/** Size of every drawn picture, in pixels. */
export const ARTWORK_WIDTH_PX = 1280;
export const ARTWORK_HEIGHT_PX = 720;

/** Goes up whenever a drawn picture would look different, because browsers keep what stands under one address for good. */
export const ARTWORK_VERSION = 3;

const ARTWORK_PATH = /^\/media\/games\/([1-9][0-9]{0,14})\/([a-z0-9-]{1,32})\.jpg$/;

/** The screenshots among the picture names, in order. */
export const SCREENSHOT_NAMES = PICTURE_NAMES.filter((name) => name.startsWith("screenshot-"));

/** Is this the name of a picture that every game has? */
export function isPictureName(name: string): name is PictureName {
  return PICTURE_NAMES.some((known) => known === name);
}

/** Root-relative address of a drawn picture; its version lets browsers keep it for good. */
export function artworkPath(id: number, name: PictureName): string {
  return `/media/games/${id}/${name}.jpg?v=${ARTWORK_VERSION}`;
}

/** Reads a root-relative path (without query) back into game and picture; `undefined` if it is none of ours. */
export function parseArtworkPath(path: string): { id: number; name: PictureName } | undefined {
  const [, id, name] = ARTWORK_PATH.exec(path) ?? [];
  return id !== undefined && name !== undefined && isPictureName(name) ? { id: Number(id), name } : undefined;
}
