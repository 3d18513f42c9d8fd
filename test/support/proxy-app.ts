// The image proxy behind a real server, asked through `inject`, over a disk cache in a temporary directory.
import { rmSync } from "node:fs";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { createFileCache } from "../../src/server/cache/file-cache.ts";
import { handleError } from "../../src/server/http/errors.ts";
import { createSemaphore, type Semaphore } from "../../src/server/http/semaphore.ts";
import { createImageProxy, type ImageProxy, type ImageProxyOptions } from "../../src/server/images/image-proxy.ts";
import { imageRoutes } from "../../src/server/images/routes.ts";
import { transform } from "../../src/server/images/transform.ts";
import { variantRoutes } from "../../src/server/images/variant-routes.ts";
import { buildImageUrl, type ImageRequest } from "../../src/shared/images.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export type ProxyApp = AsyncDisposable & {
  app: FastifyInstance;
  proxy: ImageProxy;
  directory: string;
  /** How many pictures have been decoded. */
  decoded: () => number;
  /** Asks for the picture at `url`, as a card would unless `request` says otherwise. */
  ask: (
    url: string,
    request?: Partial<ImageRequest>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
};

/** Counts what runs in `semaphore`. */
function counted(semaphore: Semaphore): { semaphore: Semaphore; runs: () => number } {
  let runs = 0;
  const run: Semaphore["run"] = async (task) =>
    await semaphore.run(() => {
      runs += 1;
      return task();
    });
  return { semaphore: { ...semaphore, run }, runs: () => runs };
}

/** `options` overrides what the proxy is made of; `semaphore` says how much it may do at once. */
export async function startProxyApp(
  options: Partial<ImageProxyOptions> & { maxBytes?: number; directory?: string } = {},
): Promise<ProxyApp> {
  const { maxBytes = 100_000_000, directory = temporaryDirectory(), ...rest } = options;
  const { semaphore, runs } = counted(rest.semaphore ?? createSemaphore({ count: 2, queueMax: 128 }));
  const proxy = createImageProxy({
    files: createFileCache({ directory, maxBytes }),
    findOwn: async () => undefined,
    resize: transform,
    origins: { hosts: [] },
    ...rest,
    semaphore,
  });
  const app = Fastify();
  app.setErrorHandler(handleError);
  await app.register(imageRoutes({ proxy }), { prefix: "/img" });
  for (const prefix of ["/media", "//media"]) await app.register(variantRoutes({ proxy }), { prefix });
  const card = { width: 600, height: 400, quality: 85, output: "webp", sharpen: true } as const;
  return {
    app,
    proxy,
    directory,
    decoded: runs,
    ask: (url, request = {}, headers = {}) =>
      app.inject({ url: buildImageUrl({ url, ...card, ...request }), headers: { host: "ludex.test", ...headers } }),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
