// `feed.atom` and `calendar.ics` beside every list, at the list's own query, with absolute addresses that a made-up Host
// header cannot forge.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AnswerCache, createAnswer, sendAnswer } from "#server/http/answer-cache.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { baseAddress, cacheUnder, type HostRules } from "#server/http/base-address.ts";
import { limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import type { OpenQuestions } from "#server/pages/document-questions.ts";
import { writeCalendar } from "#shared/write-calendar.ts";
import { parseGameId } from "#shared/game-id.ts";
import { ROUTES } from "#shared/routes.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import type { Ask } from "./answer-to.ts";
import { askChanged, askDated, askLastChange } from "./ask-games.ts";
import { dayOf, entryOf } from "./describe-games.ts";
import { findLike, findSubject, noSuchGame, type FollowedSubject } from "./followed-subject.ts";
import { addressOf, FOLLOWED, type FollowedList, type KnownList, readList, titleOf } from "./read-list.ts";
import { writeAtom } from "./write-atom.ts";

/** What the games of a list are the games of; nothing where they are all. */
async function findWhose(ask: Ask, place: FollowedList): Promise<FollowedSubject | undefined> {
  if (place.page === "subject") return await findSubject(ask, place.subject);
  return place.page === "similar" ? await findLike(ask, place.id) : undefined;
}

/** Throws 404 for what is no game's id. */
function readGameId(text: string): number {
  const id = parseGameId(text);
  if (id === undefined) throw noSuchGame();
  return id;
}

const CACHE_CONTROL = "public, max-age=3600";

type Written = { list: KnownList; base: string; ask: Ask };

async function writeFeed({ list, base, ask }: Written): Promise<string> {
  const games = await askChanged(ask, list);
  return writeAtom({
    title: titleOf(list),
    self: `${base}${addressOf(list, "feed.atom")}`,
    list: `${base}${addressOf(list)}`,
    updated: (games[0]?.updated ?? (await askLastChange(ask))).slice(0, 19),
    entries: games.map((game) => entryOf(game, base)),
  });
}

async function writeDays({ list, base, ask }: Written): Promise<string> {
  const games = await askDated(ask, list, Date.now());
  const source = `${base}${addressOf(list, "calendar.ics")}`;
  return writeCalendar(
    { name: titleOf(list), source },
    games.map((game) => dayOf(game, base)),
  );
}

/** What can be had beside a list, by the name that stands behind its path. */
const FILES = {
  "feed.atom": { type: "application/atom+xml; charset=utf-8", write: writeFeed },
  "calendar.ics": { type: "text/calendar; charset=utf-8", write: writeDays },
};

export type FeedsDeps = {
  openQuestions: OpenQuestions;
  answers: AnswerCache;
  /** What decides the base of absolute addresses. */
  hosts: HostRules;
  /** How often one client may ask. */
  limit: RateLimit;
};

export async function registerFeeds(app: FastifyInstance, deps: FeedsDeps): Promise<void> {
  const send = async (
    exchange: { request: FastifyRequest; reply: FastifyReply },
    place: FollowedList,
    file: keyof typeof FILES,
  ) => {
    const { originalUrl: target } = exchange.request;
    const mark = target.indexOf("?");
    const asked = readList(place, mark === -1 ? "" : target.slice(mark + 1));
    const address = baseAddress(exchange.request, deps.hosts);
    const { base } = address;
    const answer = await deps.answers.get(`${base}${addressOf(asked, file)}`, async () => {
      const { ask, isPersonal } = deps.openQuestions(askedBy(exchange));
      const { type, write } = FILES[file];
      const subject = await findWhose(ask, place);
      const list = { ...asked, subject };
      const written = createAnswer(await write({ list, base, ask }), type);
      return isPersonal() ? { ...written, keepMs: 0, isPersonal: true } : written;
    });
    return await sendAnswer(exchange, answer, cacheUnder(address, CACHE_CONTROL));
  };
  await app.register(async (scope) => {
    await limitRate(scope, deps.limit);
    const schema = { hide: true };
    for (const file of ["feed.atom", "calendar.ics"] as const) {
      for (const page of FOLLOWED) {
        const path = ROUTES[page].path.replace(/\/$/, "");
        scope.get(`${path}/${file}`, { schema }, (request, reply) => send({ request, reply }, { page }, file));
      }
      const similar = ROUTES.similar.path.replace("{id}", ":id");
      scope.get<{ Params: { id: string } }>(`${similar}/${file}`, { schema }, (request, reply) =>
        send({ request, reply }, { page: "similar", id: readGameId(request.params.id) }, file),
      );
      for (const kind of SUBJECT_KINDS) {
        scope.get<{ Params: { slug: string } }>(`/${kind}/:slug/${file}`, { schema }, (request, reply) =>
          send({ request, reply }, { page: "subject", subject: { kind, slug: request.params.slug } }, file),
        );
      }
    }
  });
}
