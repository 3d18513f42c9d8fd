// The drawn pictures: each drawn once, when first asked for, and kept on disk. It decides nothing about how they look.
import { LRUCache } from "lru-cache";
import { artworkVersion, type Pictured, type DrawingName } from "#shared/artwork.ts";
import type { FileCache } from "#server/cache/file-cache.ts";
import { createAdmittedFlight, type Admit } from "#server/cache/admitted-flight.ts";
import { createSingleFlight } from "#server/cache/single-flight.ts";
import type { Semaphore } from "#server/http/semaphore.ts";
import type { ArtworkBrief } from "#artwork/brief.ts";
import type { FindBrief } from "./find-brief.ts";

/** Games whose brief is remembered. */
const BRIEFS_MAX = 10_000;

export type PictureStoreOptions = {
  findBrief: FindBrief;
  files: FileCache;
  semaphore: Semaphore;
  /** Gives the bytes of the drawing: a function of its arguments alone. */
  draw: (brief: ArtworkBrief, name: DrawingName) => Promise<Buffer>;
};

/** `version` is what the address says as `v` while the picture looks like this; `load` gives its bytes, drawn if `admit` lets it. */
export type StoredPicture = { version: string; load: (admit?: Admit) => Promise<Buffer> };

/** For the server's own needs. */
const always: Admit = async () => undefined;

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Pictures of the games that `findBrief` knows, drawn as `semaphore` lets it and kept in `files`. */
export function createPictureStore({ findBrief, files, semaphore, draw }: PictureStoreOptions) {
  const briefs = new LRUCache<number, ArtworkBrief & Pictured>({ max: BRIEFS_MAX });
  const readOnce = createSingleFlight<Buffer | undefined>();
  const drawOnce = createAdmittedFlight<Buffer>();

  const briefOf = async (id: number) => {
    const brief = briefs.get(id) ?? (await findBrief(id));
    if (brief !== undefined) briefs.set(id, brief);
    return brief;
  };

  /** The picture, drawn when it is loaded, which throws `BusyError`; `undefined` for a game that does not exist. */
  const find = async (id: number, name: DrawingName): Promise<StoredPicture | undefined> => {
    const brief = await briefOf(id);
    if (brief === undefined) return undefined;
    const version = artworkVersion(brief.look);
    const key = `artwork/${id}/${name}/${version}`;
    const drawAndKeep = async () => {
      // Somebody else's may have been finished since this was looked for.
      const kept = await files.get(key);
      if (kept !== undefined) return kept;
      const drawn = await semaphore.run(() => draw(brief, name));
      await files.set(key, drawn);
      return drawn;
    };
    const load = async (admit = always) =>
      (await readOnce(key, () => files.get(key))) ?? (await drawOnce(key, admit, drawAndKeep));
    return { version, load };
  };

  return { find };
}
