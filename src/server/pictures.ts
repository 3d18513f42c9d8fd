// Puts the pictures together: the ones drawn here and the proxy that resizes them share one disk cache and one queue, so
// that all picture work of the process together never takes more than the machine has, or its part where several share it.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { IMAGE_SCALES, presetImageUrl } from "#shared/images.ts";
import type { FindBrief } from "#server/media/find-brief.ts";
import { createPictureStore } from "#server/media/picture-store.ts";
import { artworkRoutes } from "#server/media/picture-routes.ts";
import { trailerRoutes } from "#server/media/trailer-routes.ts";
import { createDiskHealth } from "#server/cache/disk-health.ts";
import { createFileCache } from "#server/cache/file-cache.ts";
import type { ObjectStore } from "#server/cache/object-store.ts";
import { shareFiles } from "#server/cache/shared-files.ts";
import type { Config } from "#server/config.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import type { GameSource } from "#server/games/source.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import type { PictureRoutes } from "#server/http/send-picture.ts";
import { createSemaphore } from "#server/http/semaphore.ts";
import { createImageProxy } from "#server/images/image-proxy.ts";
import { imageRoutes } from "#server/images/routes.ts";
import { variantRoutes } from "#server/images/variant-routes.ts";
import { warmUp } from "#server/images/warm-up.ts";
import { findContent } from "#server/previews/previewed-pages.ts";
import { previewRoutes } from "#server/previews/preview-routes.ts";
import { createPreviewStore } from "#server/previews/preview-store.ts";
import { createPictureProcess } from "#server/picture-process/picture-process.ts";

/** Committed beside the catalogue; `npm run trailers` makes them. */
const TRAILERS = join(import.meta.dirname, "..", "..", "data", "trailers");
const RAWG_MEDIA = "https://media.rawg.io/media/";
const WAITING_PER_CORE_MAX = 64;
/** What the home page shows first. */
const HOME_QUERY = new URLSearchParams("page=1");
const HOME_GAMES = 20;

export type Pictures = {
  routes: PictureRoutes;
  /** Makes the first page's pictures in the background. */
  warmUp: (signal: AbortSignal) => Promise<void>;
  /** Ends the process that makes pictures. */
  close: () => void;
};

type PicturesOptions = {
  config: Config;
  source: GameSource;
  findBrief: FindBrief;
  /** Where several servers share what they have made. */
  objects?: ObjectStore | undefined;
  log: FastifyBaseLogger;
};

/** The cards of the home page in every scale that the app offers, the largest first. */
async function homeAddresses(source: GameSource): Promise<string[]> {
  const { value } = await source.listGames(parseGamesQuery(HOME_QUERY, HOME_GAMES), NO_CLIENT);
  const originals = value.results.flatMap(({ background_image: url }) => url ?? []);
  return IMAGE_SCALES.toReversed().flatMap((scale) => originals.map((url) => presetImageUrl(url, "card", scale)));
}

/** Pictures below `config.dataDirectory`, which may be deleted while the server is down. */
export function createPictures({ config, source, findBrief, objects, log }: PicturesOptions): Pictures {
  const cores = Math.max(1, Math.floor(availableParallelism() / config.workers));
  const semaphore = createSemaphore({ count: cores, queueMax: cores * WAITING_PER_CORE_MAX });
  const own = createFileCache({
    directory: join(config.dataDirectory, "pictures"),
    maxBytes: config.imageCacheBytes,
    health: createDiskHealth(log, "picture cache"),
  });
  const files = objects === undefined ? own : shareFiles(own, { objects, folder: "pictures" });
  const work = createPictureProcess({ warn: (details, message) => log.warn(details, message) });
  const pictures = createPictureStore({ findBrief, files, semaphore, draw: work.draw });
  const proxy = createImageProxy({
    files,
    semaphore,
    resize: work.resize,
    findOwn: pictures.find,
    origins: { hosts: config.imageOrigins },
    publicUrl: config.publicUrl,
    rawgMedia: config.imageOrigins.includes(new URL(RAWG_MEDIA).hostname) ? RAWG_MEDIA : undefined,
    allowedHosts: config.allowedHosts,
  });
  const previews = createPreviewStore({
    files,
    semaphore,
    findContent: (of, context) => findContent(of, source, context),
    loadPicture: async (request, admit) => (await proxy.get(request, undefined, admit)).picture.bytes,
    draw: work.drawPreview,
  });
  return {
    routes: {
      "/img": [imageRoutes({ proxy })],
      "/media": [
        artworkRoutes({ pictures }),
        previewRoutes({ previews }),
        trailerRoutes({ directory: TRAILERS }),
        variantRoutes({ proxy }),
      ],
      // Some programs put a slash too many in front of a variant, which RAWG's server overlooks.
      "//media": [variantRoutes({ proxy })],
    },
    warmUp: async (signal) => {
      const addresses = await homeAddresses(source);
      const made = await warmUp({ proxy, semaphore, addresses, signal });
      log.info({ made, wanted: addresses.length }, "pictures of the home page are ready");
    },
    close: work.close,
  };
}
