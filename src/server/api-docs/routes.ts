// `/api/docs`: the OpenAPI document as a page. Its frame (head, styles, faces) is built with the app, its words are
// rendered here.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createAnswer, sendAnswer, type AnswerCache } from "#server/http/answer-cache.ts";
import { baseAddress, cacheUnder, type HostRules } from "#server/http/base-address.ts";
import { HttpError } from "#server/http/http-error.ts";
import { readDocument } from "./document.ts";
import { apiPage } from "./page.ts";

const FRAME_FILE = "api-docs.html";
/** Where the frame takes the words. */
const PLACE = "<!--words-->";

export type ApiDocsDeps = {
  /** The OpenAPI document, asked for when the first visitor comes. */
  document: () => unknown;
  /** The built app. */
  appDirectory: string | undefined;
  answers: AnswerCache;
  hosts: HostRules;
};

/** Adds `GET /docs` to `scope`; answers 503 where the app has not been built. */
export function registerApiDocs(scope: FastifyInstance, deps: ApiDocsDeps): void {
  const { appDirectory, answers, hosts } = deps;
  const framePath = appDirectory === undefined ? undefined : join(appDirectory, FRAME_FILE);
  const frame = framePath !== undefined && existsSync(framePath) ? readFileSync(framePath, "utf8") : undefined;
  scope.get("/docs", { schema: { hide: true } }, async (request, reply) => {
    if (frame === undefined)
      throw new HttpError(503, "app_not_built", "The app has not been built: run `npm run build`.");
    const address = baseAddress(request, hosts);
    const { base } = address;
    const answer = await answers.get(`${base}/api/docs`, async () => {
      const { markup } = apiPage(readDocument(deps.document()), base);
      return createAnswer(
        frame.replace(PLACE, () => markup),
        "text/html; charset=utf-8",
      );
    });
    return await sendAnswer({ request, reply }, answer, cacheUnder(address, "public, max-age=300"));
  });
}
