// Pictures in the size they are shown in: each made once, then kept in memory and on disk. It knows neither HTTP nor how
// an original is come by.
import { LRUCache } from "lru-cache";
import type { FileCache } from "#server/cache/file-cache.ts";
import { createAdmittedFlight, type Admit } from "#server/cache/admitted-flight.ts";
import { createSingleFlight } from "#server/cache/single-flight.ts";
import { BusyError } from "#server/http/busy-error.ts";
import { HttpError } from "#server/http/http-error.ts";
import { createPicture, type Picture } from "#server/http/send-picture.ts";
import type { Semaphore } from "#server/http/semaphore.ts";
import { CONTENT_TYPES } from "./content-types.ts";
import type { Box } from "./transform.ts";

const MEMORY_MAX_BYTES = 32 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 512;

/** Failures are remembered this long, so that a picture that cannot be had is not asked for on every view. */
const FAILURE_TTL_MS = 30_000;
const FAILURES_MAX = 1000;

export type Original = {
  /** Which picture, and which version of it. */
  key: string;
  load: () => Promise<Buffer>;
  /** Where originals are let in one by one: they are held in memory from loading until they are resized. */
  gate?: Semaphore;
};

export type ResizedPicturesOptions = {
  files: FileCache;
  semaphore: Semaphore;
  /** The picture in the box; what it throws as `HttpError` is told to the client. */
  resize: (bytes: Buffer, box: Box) => Promise<Buffer>;
};

/** Makes pictures as `semaphore` lets it and keeps them in `files`. */
export function createResizedPictures({ files, semaphore, resize }: ResizedPicturesOptions) {
  const readOnce = createSingleFlight<Picture | undefined>();
  const makeOnce = createAdmittedFlight<Picture>();
  const memory = new LRUCache<string, Picture>({
    maxSize: MEMORY_MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  });

  const failures = new LRUCache<string, HttpError>({ max: FAILURES_MAX, ttl: FAILURE_TTL_MS });

  const make = async ({ key, load, gate }: Original, box: Box): Promise<Buffer> => {
    const loadAndResize = async () => {
      const bytes = await load();
      return await semaphore.run(() => resize(bytes, box));
    };
    try {
      return await (gate === undefined ? loadAndResize() : gate.run(loadAndResize));
    } catch (error) {
      if (error instanceof HttpError && !(error instanceof BusyError)) failures.set(key, error);
      throw error;
    }
  };

  const findAgain = (key: string) => () => memory.get(key);

  const remember = (key: string, bytes: Buffer, { output }: Box): Picture => {
    const picture = { ...createPicture(bytes, CONTENT_TYPES[output]), again: findAgain(key) };
    memory.set(key, picture);
    return picture;
  };

  const read = async (key: string, box: Box): Promise<Picture | undefined> => {
    const kept = await files.get(key);
    return kept && remember(key, kept, box);
  };

  return {
    /**
     * `original` in the box, quality and encoding of `box`. What is not kept is made when
     * `admit` lets it. Throws what that and loading throw.
     */
    get: async (original: Original, box: Box, admit: Admit): Promise<Picture> => {
      const size = `${box.width}x${box.height}${box.fit === "inside" ? "-inside" : ""}`;
      const key = `img/${size}/${box.quality}/${box.output}/${box.sharpen ? "sharp" : "plain"}/${original.key}`;
      const kept = memory.get(key) ?? (await readOnce(key, () => read(key, box))) ?? memory.get(key);
      if (kept !== undefined) return kept;
      const failure = failures.get(original.key);
      if (failure !== undefined) throw failure;
      return await makeOnce(key, admit, async () => {
        const made = await make(original, box);
        await files.set(key, made);
        return remember(key, made, box);
      });
    },
  };
}
