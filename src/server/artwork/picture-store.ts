// The drawn pictures: each drawn once, when first asked for, and kept on disk. It decides nothing about how they look.
import { LRUCache } from "lru-cache";
import { ARTWORK_VERSION, type PictureName } from "#shared/artwork.ts";
import type { FileCache } from "#server/cache/file-cache.ts";
import { createSingleFlight } from "#server/cache/single-flight.ts";
import type { Slots } from "#server/http/slots.ts";
import { drawPicture } from "./artwork.ts";
import type { ArtworkBrief } from "./brief.ts";

/** Games whose brief is remembered. */
const BRIEFS_MAX = 10_000;

export type PictureStoreOptions = {
  /** The game's brief; `undefined` for a game that does not exist. */
  findBrief: (id: number) => ArtworkBrief | undefined;
  files: FileCache;
  slots: Slots;
  draw?: (brief: ArtworkBrief, name: PictureName) => Promise<Buffer>;
};

/** `version` differs whenever the picture would look different; `load` gives its JPEG. */
export type StoredPicture = { version: string; load: () => Promise<Buffer> };

export type PictureStore = ReturnType<typeof createPictureStore>;

/** All of a brief that decides how its pictures look, as text. */
function versionOf({ scene, mood, genres, released }: ArtworkBrief): string {
  return [ARTWORK_VERSION, scene, mood, genres.join("+"), released ?? "never"].join("/");
}

/** Pictures of the games that `findBrief` knows, drawn in `slots` and kept in `files`. */
export function createPictureStore({ findBrief, files, slots, draw = drawPicture }: PictureStoreOptions) {
  const briefs = new LRUCache<number, ArtworkBrief>({ max: BRIEFS_MAX });
  const once = createSingleFlight<Buffer>();

  const briefOf = (id: number): ArtworkBrief | undefined => {
    const brief = briefs.get(id) ?? findBrief(id);
    if (brief !== undefined) briefs.set(id, brief);
    return brief;
  };

  /** The picture, drawn when it is loaded; `undefined` for a game that does not exist. */
  const find = (id: number, name: PictureName): StoredPicture | undefined => {
    const brief = briefOf(id);
    if (brief === undefined) return undefined;
    const version = versionOf(brief);
    const key = `artwork/${id}/${name}/${version}`;
    const load = () =>
      once(key, async () => {
        const kept = await files.get(key);
        if (kept !== undefined) return kept;
        const drawn = await slots.run(() => draw(brief, name));
        await files.set(key, drawn);
        return drawn;
      });
    return { version, load };
  };

  return {
    find,
    /** The JPEG of a picture; `undefined` for a game that does not exist. Throws `BusyError`. */
    load: async (id: number, name: PictureName): Promise<Buffer | undefined> => await find(id, name)?.load(),
  };
}
