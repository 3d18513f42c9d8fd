// The built app: its files with their compressed twins, and index.html for the app's own paths. A missing asset is a
// 404 and never index.html.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#shared/languages.ts";
import { isPage } from "#shared/match-route.ts";
import { isNoPage } from "#shared/no-pages.ts";
import { ROUTES } from "#shared/routes.ts";
import { createAnswer, sendAnswer, type Answer } from "./answer-cache.ts";
import { withSiteFacts, type SiteFacts } from "./built-page.ts";
import { inEachLanguage } from "./built-languages.ts";
import { pathOf } from "./errors.ts";
import { HttpError } from "./http-error.ts";
import { OFFLINE_FILES } from "./offline-files.ts";
import { visitorLanguage } from "./visitor-language.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";
/** An address with a slash too many leads to the same page for good, but nobody has to believe it for longer than a day. */
const DAY = "public, max-age=86400";
const NO_CACHE = "no-cache";

/** The target of a page's address with a slash too many, without it: what lies below a page is addressed by its path. */
function withoutSlash(request: FastifyRequest, path: string): string | undefined {
  const hasOne = path.endsWith("/") && path !== ROUTES.catalogue.path && isPage(path);
  return hasOne ? `${path.slice(0, -1)}${request.originalUrl.slice(path.length)}` : undefined;
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if ((request.method !== "GET" && request.method !== "HEAD") || isNoPage(path)) return false;
  const accepts = request.headers.accept ?? "*/*";
  if (accepts.includes("text/html")) return true;
  const looksLikeFile = /\.[a-z0-9]{1,8}$/i.test(path);
  return accepts.includes("*/*") && !looksLikeFile;
}

function readIndex(directory: string, { language, facts }: { language: Language; facts: SiteFacts }): Answer {
  const path = join(directory, "index.html");
  const built = readFileSync(path, "utf8");
  const told = withSiteFacts(built, facts);
  // The compressed twins are of the page as it was built.
  const twin = (suffix: string) =>
    told === built && existsSync(`${path}${suffix}`) ? Promise.resolve(readFileSync(`${path}${suffix}`)) : undefined;
  const [br, gzip] = [twin(".br"), twin(".gz")];
  return {
    ...createAnswer(told, "text/html; charset=utf-8"),
    language,
    ...(br === undefined ? {} : { br }),
    ...(gzip === undefined ? {} : { gzip }),
  };
}

function nothingHere(): HttpError {
  return new HttpError(404, "not_found", "There is nothing at this address.");
}

/** The document of an address, with its status; undefined where there is none to be had. */
type FindPage = (request: FastifyRequest, reply: FastifyReply) => Promise<(Answer & { status: number }) | undefined>;

export type AppFilesOptions = {
  /** The built app. */
  directory: string | undefined;
  /** What writes documents; without it every page is the app shell, which fills itself. */
  findPage: FindPage | undefined;
  /** What every page is told. */
  facts?: SiteFacts;
};

/**
 * Serves the app built into `directory`. Where it has not been built, pages answer 503 and say how to build it; the
 * rest of the server works without it.
 */
export async function registerAppFiles(app: FastifyInstance, options: AppFilesOptions): Promise<void> {
  const { directory, findPage, facts = {} } = options;
  const isBuilt = directory !== undefined && existsSync(join(directory, "index.html"));
  const indexes = isBuilt
    ? inEachLanguage(directory, (folder, language) => readIndex(folder, { language, facts }))
    : undefined;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      // Pages that something is still to be put into.
      globIgnore: ["index.html", "api-docs.html", ...OFFLINE_FILES, "**/*.br", "**/*.gz"],
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.startsWith(join(directory, "assets")) ? IMMUTABLE : SHORT);
      },
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (!wantsPage(request, path)) throw nothingHere();
    if (indexes === undefined)
      throw new HttpError(503, "app_not_built", "The app has not been built: run `npm run build`.");
    const address = withoutSlash(request, path);
    if (address !== undefined) return reply.header("cache-control", DAY).redirect(address, 308);
    const page = await findPage?.(request, reply);
    const status = page?.status ?? (isPage(path) ? 200 : 404);
    return await sendAnswer(
      { request, reply: reply.code(status) },
      page ?? indexes[visitorLanguage(request.headers)],
      NO_CACHE,
    );
  });
}
