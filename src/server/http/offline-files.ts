// The service worker and the app shell that it keeps: they decide which build a visitor has, so nobody on the way may keep
// them. Where the operator wants no copies in browsers, a worker takes its place that removes those of earlier visits.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createAnswer, sendAnswer } from "./answer-cache.ts";
import { inEachLanguage } from "./built-languages.ts";
import { readBuiltPage, type SiteFacts } from "./built-page.ts";
import { visitorLanguage } from "./visitor-language.ts";

/** Left out of the other files of the built app. */
export const OFFLINE_FILES = ["service-worker.js", "offline.html"] as const;

const CONTENT_TYPES = {
  "service-worker.js": "text/javascript; charset=utf-8",
  "offline.html": "text/html; charset=utf-8",
} satisfies Record<(typeof OFFLINE_FILES)[number], string>;

const RETIRING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("ludex-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** Serves both files of the app built into `directory`, as far as they are there. */
export function registerOfflineFiles(
  app: FastifyInstance,
  options: { directory: string | undefined; isOffered: boolean; facts?: SiteFacts },
): void {
  const { directory, isOffered, facts } = options;
  for (const name of OFFLINE_FILES) {
    const isRetired = !isOffered && name === "service-worker.js";
    if (directory === undefined || !existsSync(join(directory, name))) continue;
    const answers = inEachLanguage(directory, (folder, language) => ({
      ...createAnswer(isRetired ? RETIRING_WORKER : readBuiltPage(join(folder, name), facts), CONTENT_TYPES[name]),
      language,
    }));
    app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) =>
      sendAnswer({ request, reply }, answers[visitorLanguage(request.headers)], "no-cache"),
    );
  }
}
