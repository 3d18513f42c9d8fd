// Documents: written by the app's renderer, kept for a moment as bytes because nothing in them is personal, and replaced
// by the app shell wherever writing one would take too long or fails. A visitor never sees an error that the app could
// have shown better.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PagePreview, PageRenderer, PageRequest } from "#shared/page-renderer.ts";
import { createAnswer, type Answer, type AnswerCache } from "#server/http/answer-cache.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { baseAddress, type HostRules } from "#server/http/base-address.ts";
import { pathOf } from "#server/http/errors.ts";
import { visitorLanguage } from "#server/http/visitor-language.ts";
import type { OpenQuestions } from "./document-questions.ts";

const HTML = "text/html; charset=utf-8";
/** A visitor is better off with an empty page that fills itself than with none. */
const DATA_TIMEOUT_MS = 1500;
/** So many documents may wait for their data at once; the app shell costs nothing. */
const WAITING_MAX = 64;
/** Shown with data that will not do for long. */
const KEEP_DEGRADED_MS = 2000;
/** Longer addresses are nobody's links; keeping them would push out those of others. */
const KEPT_TARGET_MAX = 512;

export type PagesDeps = {
  hosts: HostRules;
  renderer: PageRenderer;
  /** What a document asks through. */
  openQuestions: OpenQuestions;
  answers: AnswerCache;
  /** Counts the request; true for a client who has asked too often. */
  isOverLimit: (request: FastifyRequest) => Promise<boolean>;
};

/** Where a document stands. */
export type PagePlace = Pick<PageRequest, "target" | "origin" | "language">;

/** A document as bytes, and what a preview of it shows. */
export type Page = Answer & { status: number; preview?: PagePreview | undefined };

/** How long a document may be given again. */
function keepMs({ isWhole, status }: { isWhole: boolean; status: number }, source: string | undefined) {
  if (!isWhole || status >= 500) return { keepMs: 0 };
  return source?.includes("degraded") === true ? { keepMs: KEEP_DEGRADED_MS } : {};
}

export type Pages = ReturnType<typeof createPages>;

/** The documents of the app. */
export function createPages(deps: PagesDeps) {
  let waiting = 0;

  async function write(place: PagePlace, context: AskContext): Promise<Page> {
    waiting += 1;
    try {
      const { ask, dataSource, isPersonal } = deps.openQuestions(context);
      const signal = AbortSignal.timeout(DATA_TIMEOUT_MS);
      const page = await deps.renderer.render({ ...place, ask, dataSource, signal });
      const keeping = isPersonal() ? { keepMs: 0, isPersonal: true } : keepMs(page, dataSource());
      return {
        ...createAnswer(page.html, HTML),
        language: place.language,
        status: page.status,
        preview: page.preview,
        ...keeping,
      };
    } finally {
      waiting -= 1;
    }
  }

  /** The document of a place, kept or written now; undefined where too many wait already. Rejects where it cannot be written. */
  async function find(place: PagePlace, context: AskContext): Promise<Page | undefined> {
    if (waiting >= WAITING_MAX) return undefined;
    const { target, language, origin = "" } = place;
    if (target.length > KEPT_TARGET_MAX) return await write(place, context);
    // The cache gives back what `write` put in; its type knows answers of all kinds.
    return (await deps.answers.get(`page ${language} ${origin} ${target}`, () => write(place, context))) as Page;
  }

  /** The document of the request's address; undefined where the app shell is to be sent. */
  async function findFor(request: FastifyRequest, reply: FastifyReply): Promise<Page | undefined> {
    // The app shell asks for itself, which is limited, too.
    if (waiting >= WAITING_MAX || (await deps.isOverLimit(request))) return undefined;
    const language = visitorLanguage(request.headers);
    const { base, isVouched } = baseAddress(request, deps.hosts);
    // Search engines and previews believe the address under which a document names itself.
    const origin = isVouched ? base : undefined;
    try {
      return await find({ target: request.originalUrl, origin, language }, askedBy({ request, reply }));
    } catch (err) {
      request.log.error({ err, path: pathOf(request) }, "the page could not be written, the app shell is sent");
      return undefined;
    }
  }

  return { find, findFor };
}
