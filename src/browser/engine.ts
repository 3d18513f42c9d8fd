// The server's engine over a catalogue in memory: answers what the app asks a server for, with the visitor's own services
// where there are any.
import { type Answer, SERVICES_PATH } from "#shared/alone.ts";
import type { InsightEvent } from "#shared/insights/events.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#shared/languages.ts";
import type { UsedServices } from "#shared/own-services.ts";
import { pictureColour } from "#artwork/picture-colour.ts";
import {
  type CatalogueParts,
  type CatalogueSourceOptions,
  createCatalogueSource,
} from "#server/catalogue/catalogue-source.ts";
import type { CatalogueDatabase } from "#server/catalogue/database.ts";
import { parseRef } from "#server/games/query.ts";
import { notFound } from "#server/games/route.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { HttpError } from "#server/http/http-error.ts";
import { answerOf, LINES_TYPE } from "#server/insights/answer-lines.ts";
import { describeFromCatalogue } from "#server/insights/bundled.ts";
import type { TimeLimits } from "#server/insights/time-limits.ts";
import { answerProtocol } from "./answer-protocol.ts";
import type { FetchByPage } from "./own/fetch-by-page.ts";
import type { Services } from "./own/open-services.ts";
import type { Records } from "./own/records.ts";
import { answerPicture } from "./pictures.ts";

const INSIGHTS = "/api/insights/";
const NO_PARTS = { screenshots: false, movies: false, developers: false };

/** What is asked of others; nothing of it unless a visitor has given it. */
type Own = Partial<Services> & { pictures?: UsedServices["pictures"] | undefined };

/** An answer; `rest` is what of its body comes later. */
export type Given = Answer & { rest?: AsyncGenerator<string> };

/** `signal` is aborted when nobody waits for the answer any more. */
type Asked = { url: URL; signal: AbortSignal };

/** How others are asked; a model has as long as on a server unless `times` says otherwise. */
type Ways = { fetchByPage: FetchByPage; times?: TimeLimits };

/** What the catalogue knows of a game. */
async function tellOf({ source, knowledge }: CatalogueParts, ref: string, language: Language): Promise<InsightEvent> {
  const { value: game } = await source.getGame(parseRef(ref), NO_PARTS, NO_CLIENT);
  if (game === undefined || "redirect" in game) throw notFound();
  return { type: "insight", insight: await describeFromCatalogue(game, language, { knowledge, now: Date.now }) };
}

/** In pieces from a model, as it writes; what the catalogue knows is the one line of its stream. */
async function answerInsight(parts: CatalogueParts, { insights, source }: Own, { url, signal }: Asked): Promise<Given> {
  const asked = url.searchParams.get("language");
  const language = LANGUAGES.find((one) => one === asked) ?? DEFAULT_LANGUAGE;
  const ref = url.pathname.slice(INSIGHTS.length);
  if (insights === undefined) {
    const event = await tellOf({ ...parts, source: source ?? parts.source }, ref, language);
    return { status: 200, contentType: LINES_TYPE, body: `${JSON.stringify(event)}\n` };
  }
  const answer = await answerOf(insights.open(Number(ref), language, signal));
  if ("lines" in answer) return { status: 200, contentType: LINES_TYPE, body: "", rest: answer.lines };
  const { status, said } = answer;
  return { status, contentType: "application/json; charset=utf-8", body: JSON.stringify(said) };
}

function answerError(error: unknown): Answer {
  const known =
    error instanceof HttpError ? error : new HttpError(500, "internal", "Something went wrong. Try again later.");
  const body = { detail: known.message, code: known.code, message: known.message };
  return {
    status: known.statusCode,
    contentType: "application/json; charset=utf-8",
    body: JSON.stringify(known.statusCode === 404 ? { detail: known.message } : body),
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** What brings to a database, when it is asked for, what that began without. */
type Later = Pick<CatalogueSourceOptions, "texts" | "beforeMore">;

/** Answers from `db`, which stays open. */
export function createEngine(db: CatalogueDatabase, later: Later = {}) {
  const parts = createCatalogueSource(db, { ...later, colourOf: pictureColour, areWordsLater: true });
  let own: Promise<Own> = Promise.resolve({});
  // One connection for as long as the engine lives, however often the settings change.
  let records: Promise<Records> | undefined;
  const answer = async (url: URL, signal: AbortSignal): Promise<Given> => {
    const services = await own;
    if (url.pathname === SERVICES_PATH) {
      if (services.answer === undefined) throw notFound();
      return await services.answer(url);
    }
    if (url.pathname.startsWith(INSIGHTS)) return await answerInsight(parts, services, { url, signal });
    if (url.pathname.startsWith("/api/")) return await answerProtocol(services.source ?? parts.source, url);
    return await answerPicture(parts.findBrief, services.pictures, url);
  };
  return {
    ...parts,
    /** Asks these from now on. Where their code cannot be had, the catalogue answers. */
    use: (services: UsedServices, ways: Ways): void => {
      const { rawg, ai, pictures } = services;
      const isAny = rawg !== undefined || ai !== undefined;
      const opened = async (): Promise<Own> => {
        if (!isAny) return {};
        const { openRecords, openServices } = await import("./own/open-services.ts");
        records ??= openRecords();
        const used = openServices(services, { ...ways, parts, records: await records });
        return rawg === undefined ? used : { ...used, pictures };
      };
      own = opened().catch(() => ({}));
    },
    /**
     * What a server at the origin of `url` would answer; never rejects. `leaving` is aborted when nobody waits for it any
     * more.
     */
    ask: async (url: URL, leaving: AbortSignal = NO_CLIENT.signal): Promise<Given> => {
      try {
        return await answer(url, leaving);
      } catch (error) {
        return answerError(error);
      }
    },
  };
}
