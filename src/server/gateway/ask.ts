// Questions to RAWG through the cache: each has one canonical text, which is its key, and one way to read its answer.
import type { Cached, SwrCache, WaitFor } from "#server/cache/swr-cache.ts";
import type { Sourced } from "#server/games/provenance.ts";
import type { Ref } from "#server/games/source.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import type { z } from "zod";
import { freshnessOf, type AnswerKind, type FreshTimes } from "./freshness.ts";
import type { Patience } from "./patience.ts";
import { gamePath, isPossibleRef } from "./rawg-ref.ts";
import { DetailReader, RedirectReader } from "#server/rawg-shapes/read-game.ts";
import { readPage, sentItems, type ReadPage } from "./read-part.ts";
import type { Question, Upstream } from "./upstream.ts";
import { UpstreamError } from "./upstream-error.ts";

/** Reads an answer's body; `follow` asks for another path with the same urgency. */
type Read<T> = (body: unknown, follow: (path: string) => Promise<unknown>) => T | Promise<T>;

export type AskDeps = {
  cache: SwrCache;
  upstream: Upstream;
  patience: Patience;
  freshTimes: FreshTimes;
  /** Hears how each answer was come by. */
  onAnswer?: (how: Cached<unknown>["how"], kind: AnswerKind) => void;
  /** Hears of every game's record that RAWG has just sent, as it was sent. */
  onDetail?: (body: unknown) => void;
};

export type Asker = ReturnType<typeof createAsker>;

const keyOf = ({ path, query }: Question) => `${path}?${query}`;

const superseded = () => new UpstreamError("superseded", "a newer text has taken the place of this one");

export const detailQuestion = (ref: Ref): Question => ({ path: gamePath(ref), query: "" });

/** On whose behalf a question is asked, and what else is known of it before RAWG is asked. */
type Asked = {
  context: AskContext;
  /** Whether somebody who may be typing has settled on this question; what is kept is given without waiting for that. */
  settled?: (() => Promise<boolean>) | undefined;
};

type AskedForPage<T extends z.ZodType> = Asked & {
  item: T;
  /** Hears of the list's items when RAWG has just sent them, as they were sent. */
  onItems?: (items: readonly unknown[]) => void;
};

/** Every function rejects with an UpstreamError when neither RAWG nor the cache can answer, and gives `null` for a 404. */
export function createAsker({ cache, upstream, patience, freshTimes, ...hears }: AskDeps) {
  const { onAnswer = () => undefined, onDetail = () => undefined } = hears;
  /** A program of the operator's waits as long as it takes. */
  const waitFor =
    ({ client }: AskContext): WaitFor =>
    (made) =>
      client === undefined ? made : patience.waitFor(made);

  const fetchKept = <T>(
    question: Question,
    kind: AnswerKind,
    { read, settled, context }: { read: Read<T> } & Asked,
  ): Promise<Cached<T | null>> => {
    const rules = {
      ...freshnessOf(freshTimes[kind]),
      mayRefresh: () => upstream.mayRefresh(context),
      waitFor: waitFor(context),
    };
    return cache.get<T | null>(keyOf(question), rules, async (urgency) => {
      if (urgency === "refresh" && settled !== undefined && !(await settled())) throw superseded();
      const get = (other: Question) => upstream.get(other, { urgency, context });
      const body = await get(question);
      return body === null ? null : await read(body, (path) => get({ path, query: "" }));
    });
  };

  const sourcedFrom = async <T>(
    { value, how, ageMs, freshForMs, isRenewed, isTroubled }: Cached<T>,
    context: AskContext,
  ): Promise<Sourced<T>> => {
    const isDegraded = how === "stale" && (isTroubled || !isRenewed || !upstream.isAnswering());
    const isPersonal = isDegraded && !isTroubled && (await upstream.isShareUsedUp(context));
    return { value, provenance: { origin: "rawg", how, ageMs, freshForMs, isDegraded, isPersonal } };
  };

  const ask = async <T>(
    question: Question,
    kind: AnswerKind,
    asked: { read: Read<T> } & Asked,
  ): Promise<Sourced<T | null>> => {
    const { settled, context } = asked;
    const isWaited =
      settled !== undefined && (await known(keyOf(question))) === undefined && !(await upstream.isAway(context));
    if (isWaited && !(await settled())) throw superseded();
    const kept = await fetchKept(question, kind, asked);
    onAnswer(kept.how, kind);
    return await sourcedFrom(kept, context);
  };

  // What `ask` wrote under a key has the type of that key's questions; a 404 counts as not known.
  const known = async (key: string): Promise<unknown> => (await cache.peek(key)) ?? undefined;

  /** Kept answers are not waited for: what is fetched anew may hang. Rejects when the wait is too long. */
  const coming = async (key: string, context: AskContext): Promise<unknown> => {
    if ((await known(key)) === undefined) await cache.settled(key, waitFor(context));
    return await known(key);
  };

  return {
    page: <T extends z.ZodType>(
      question: Question,
      kind: AnswerKind,
      { item, onItems = () => undefined, ...asked }: AskedForPage<T>,
    ): Promise<Sourced<ReadPage<z.output<T>> | null>> =>
      ask(question, kind, {
        ...asked,
        read: (body) => {
          const page = readPage(item, body);
          onItems(sentItems(body));
          return page;
        },
      }),
    /** A merged duplicate is followed once. */
    detail: (ref: Ref, context: AskContext): Promise<Sourced<GameDetail | null>> =>
      ask(detailQuestion(ref), "details", {
        context,
        read: async (body, follow) => {
          const redirect = RedirectReader.safeParse(body);
          const isRedirect = redirect.success && isPossibleRef(redirect.data.slug);
          const game = isRedirect ? await follow(gamePath(redirect.data.slug)) : body;
          const parsed = DetailReader.safeParse(game);
          if (!parsed.success) throw new UpstreamError("shape", "RAWG's answer is no game");
          onDetail(game);
          // The app asks by id; what was asked by slug need not be fetched again for it.
          if (typeof ref === "string") await cache.put(keyOf(detailQuestion(parsed.data.id)), parsed.data);
          return parsed.data;
        },
      }),
    /** What is kept of a game, whatever its age; nothing is fetched for it. */
    knownDetail: async (ref: Ref) => (await known(keyOf(detailQuestion(ref)))) as GameDetail | undefined,
    /** As `knownDetail`, or what is being fetched at this moment. */
    comingDetail: async (ref: Ref, context: AskContext) =>
      (await coming(keyOf(detailQuestion(ref)), context)) as GameDetail | undefined,
    /** Fetches what will be wanted soon, unless it is kept or calls have to be saved. Nobody waits for it or for its failure. */
    prefetch: (question: Question, kind: AnswerKind, { item, context }: { item: z.ZodType } & Asked): void => {
      const fetchSpare = async () => {
        if ((await known(keyOf(question))) !== undefined || !(await upstream.hasCallsToSpare(context))) return;
        await fetchKept(question, kind, {
          context,
          read: (body) => readPage(item, body),
        });
      };
      fetchSpare().catch(() => undefined);
    },
    /** What is kept for a question, or what is being fetched at this moment. */
    comingPage: async <T>(question: Question, context: AskContext) =>
      (await coming(keyOf(question), context).catch(() => undefined)) as ReadPage<T> | undefined,
    knownPage: async <T>(question: Question) => (await known(keyOf(question))) as ReadPage<T> | undefined,
    /** Is RAWG known to be down, or are no calls left for whoever asks? */
    isAway: upstream.isAway,
  };
}
