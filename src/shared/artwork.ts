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

/**
 * The key picture in its planes, to be moved in depth: one above the other on one sheet, the farthest on top, each as
 * wide as the sheet and in the shape of the picture. All but the farthest are transparent where nothing stands.
 */
export const PLANES_NAME = "planes";
/** What is drawn of a game: its pictures and the sheet of planes. */
export type DrawingName = PictureName | typeof PLANES_NAME;

/** Width of the sheet of planes, in pixels. */
export const PLANES_WIDTH_PX = 880;

/** Size of every drawn picture, in pixels. */
export const ARTWORK_WIDTH_PX = 1280;
export const ARTWORK_HEIGHT_PX = 720;

/**
 * Goes up whenever a picture of the same scene, mood and genres would look different, because browsers keep what stands
 * under one address for good.
 */
export const ARTWORK_VERSION = 5;

/** A game as far as the addresses of its pictures are concerned. `look` differs whenever its scene, mood or genres do. */
export type Pictured = { id: number; look: string };

const ARTWORK_PATH = /^\/media\/games\/([1-9][0-9]{0,14})\/([a-z0-9-]{1,32})\.(jpg|webp)$/;
const KEY_PICTURE = /^(.*\/media\/games\/[1-9][0-9]{0,14}\/)background\.jpg(\?v=[\w-]+)$/;

/** The screenshots among the picture names, in order. */
export const SCREENSHOT_NAMES = PICTURE_NAMES.filter((name) => name.startsWith("screenshot-"));

/** Is this the name of a picture that every game has? */
export function isPictureName(name: string): name is PictureName {
  return PICTURE_NAMES.some((known) => known === name);
}

/** What an address says as `v`: it changes with how pictures are drawn, and with what this game's are drawn from. */
export function artworkVersion(look: string): string {
  return `${ARTWORK_VERSION}-${look}`;
}

/** Root-relative address of a drawn picture; its version lets browsers keep it for good. */
export function artworkPath({ id, look }: Pictured, name: PictureName): string {
  return `/media/games/${id}/${name}.jpg?v=${artworkVersion(look)}`;
}

/** Reads a root-relative path (without query) back into game and picture; `undefined` if it is none of ours. */
export function parseArtworkPath(path: string): { id: number; name: PictureName } | undefined {
  const [, id, name, ending] = ARTWORK_PATH.exec(path) ?? [];
  return name !== undefined && ending === "jpg" && isPictureName(name) ? { id: Number(id), name } : undefined;
}

/** Reads the root-relative path (without query) of a sheet of planes back into its game. */
export function parsePlanesPath(path: string): { id: number; name: typeof PLANES_NAME } | undefined {
  const [, id, name, ending] = ARTWORK_PATH.exec(path) ?? [];
  return name === PLANES_NAME && ending === "webp" ? { id: Number(id), name } : undefined;
}

/** The address of the planes of a key picture by the picture's own address; `undefined` for one that was not drawn here. */
export function planesAddress(picture: string | null): string | undefined {
  const [, folder, version] = KEY_PICTURE.exec(picture ?? "") ?? [];
  return folder === undefined || version === undefined ? undefined : `${folder}${PLANES_NAME}.webp${version}`;
}
