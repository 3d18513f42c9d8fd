// The previews of pages: each drawn once for what its page shows, when first asked for, and kept on disk.
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { IMAGE_PRESETS, type ImageRequest } from "#shared/images.ts";
import { PREVIEW_VERSION, type PreviewedPage, previewAddress } from "#shared/previews.ts";
import { type Admit, createAdmittedFlight } from "#server/cache/admitted-flight.ts";
import type { FileCache } from "#server/cache/file-cache.ts";
import type { Semaphore } from "#server/http/semaphore.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import type { PreviewContent } from "./previewed-pages.ts";

/** What a page shows is looked up anew after so long. */
const CONTENT_KEPT_MS = 5 * 60_000;
const CONTENTS_MAX = 2000;
/** With fewer pictures each of them is too large for a card's. */
const CARDS_FROM = 4;

export type PreviewStoreOptions = {
  files: FileCache;
  semaphore: Semaphore;
  /** What the page shows; undefined for a page that is not there. */
  findContent: (of: PreviewedPage, context: AskContext) => Promise<PreviewContent | undefined>;
  /** The bytes of a game's picture, made if `admit` lets it. */
  loadPicture: (request: ImageRequest, admit: Admit) => Promise<Buffer>;
  draw: (name: string, tiles: readonly Buffer[]) => Promise<Buffer>;
};

export type PreviewStore = ReturnType<typeof createPreviewStore>;

const keyOf = (of: PreviewedPage, { name, pictures }: PreviewContent) =>
  `preview/${PREVIEW_VERSION}${previewAddress(of)}/${createHash("sha256")
    .update(JSON.stringify([name, pictures]))
    .digest("base64url")}`;

export function createPreviewStore({ files, semaphore, findContent, loadPicture, draw }: PreviewStoreOptions) {
  const contents = new LRUCache<string, PreviewContent>({ max: CONTENTS_MAX, ttl: CONTENT_KEPT_MS });
  const drawOnce = createAdmittedFlight<Buffer>();

  const contentOf = async (of: PreviewedPage, context: AskContext) => {
    const address = previewAddress(of);
    const content = contents.get(address) ?? (await findContent(of, context));
    if (content !== undefined) contents.set(address, content);
    return content;
  };

  /** A picture that cannot be had is left out; a client who has had enough is told so. */
  const loadTiles = async (
    { pictures }: PreviewContent,
    admit: Admit,
  ): Promise<{ tiles: Buffer[]; isWhole: boolean }> => {
    const preset = IMAGE_PRESETS[pictures.length < CARDS_FROM ? "background" : "card"];
    const loaded = await Promise.all(
      pictures.map(async (url) => {
        try {
          // As the app asks for it, which finds it made.
          return await loadPicture({ url, ...preset, output: "webp", sharpen: true }, admit);
        } catch (error) {
          if (error instanceof HttpError && ![429, 503].includes(error.statusCode)) return undefined;
          throw error;
        }
      }),
    );
    const tiles = loaded.filter((tile) => tile !== undefined);
    return { tiles, isWhole: tiles.length === pictures.length };
  };

  return {
    /** The bytes of a JPEG; undefined for a page that is not there. Throws what `admit` throws, and 503 where too much is to be done. */
    get: async (of: PreviewedPage, context: AskContext, admit: Admit): Promise<Buffer | undefined> => {
      const content = await contentOf(of, context);
      if (content === undefined) return undefined;
      const key = keyOf(of, content);
      const kept = await files.get(key);
      if (kept !== undefined) return kept;
      return await drawOnce(key, admit, async () => {
        const { tiles, isWhole } = await loadTiles(content, admit);
        const drawn = await semaphore.run(() => draw(content.name, tiles));
        // With a gap it is for now: the picture may be to be had later.
        if (isWhole) await files.set(key, drawn);
        return drawn;
      });
    },
  };
}
