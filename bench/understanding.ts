// How well a search understands what people type beside titles: names of studios, series and people, descriptions,
// sentences in four languages, titles in other scripts. The questions of bench/search-*.toml were written before the
// engine that answers them, by someone who did not write it, with what a reasonable person would want to see.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import type { GameDetail, GameListItem } from "#server/games/wire.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";

const SETS = ["names", "descriptions", "scripts"] as const;
const Slugs = z.record(z.string(), z.record(z.string(), z.array(z.string())));
const Sentences = z.record(z.string(), z.record(z.string(), z.string()));
const PAGE = 20;
/** Of the answers to a sentence so many must be what it asks for. */
const FIRST_FEW = 5;
const TODAY = "2026-11-23";
/** What counts as praised, and as known to few, of a hundred games that critics have judged. */
const PRAISED_FROM = 75;
const BETTER_KNOWN_SHARE = 0.25;
const NOTHING = { screenshots: false, movies: false, developers: false };

type Source = ReturnType<typeof createCatalogueSource>["source"];
export type Score = { asked: number; first: number; firstThree: number; firstTwenty: number; misses: string[] };
type Understood = { text: string; filters: readonly { parameter: string; value: string }[]; [other: string]: unknown };

function readSet<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(join(import.meta.dirname, `search-${name}.toml`), "utf8")));
}

/** What the app asks for once the words are understood. */
function questionOf({ text, filters, ordering }: Understood): URLSearchParams {
  const params = new URLSearchParams({ page_size: String(PAGE), genre_tags: "true" });
  for (const { parameter, value } of filters) {
    const known = params.get(parameter);
    params.set(parameter, known === null ? value : `${known},${value}`);
  }
  if (text !== "") params.set("search", text);
  if (text !== "" && filters.length > 0) params.set("search_wish", "true");
  if (typeof ordering === "string") params.set("ordering", ordering);
  else params.set("typical", "true");
  return params;
}

/** The answer to what somebody typed, as the results screen shows it. */
async function answerTo(source: Source, typed: string): Promise<{ results: GameListItem[]; understood: Understood }> {
  const understood: Understood = (await source.understand(typed, NO_CLIENT)).value;
  const query = parseGamesQuery(questionOf(understood), PAGE, source.vocabulary);
  return { results: (await source.listGames(query, NO_CLIENT)).value.results, understood };
}

const empty = (): Score => ({ asked: 0, first: 0, firstThree: 0, firstTwenty: 0, misses: [] });

function count(score: Score, place: number, miss: string): void {
  score.asked += 1;
  if (place === 0) score.first += 1;
  else score.misses.push(miss);
  if (place >= 0 && place < 3) score.firstThree += 1;
  if (place >= 0) score.firstTwenty += 1;
}

async function measureSlugs(source: Source, set: (typeof SETS)[number]): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  for (const [section, queries] of Object.entries(readSet(set, Slugs))) {
    const score = empty();
    for (const [typed, wanted] of Object.entries(queries)) {
      const { results, understood } = await answerTo(source, typed);
      const place = results.findIndex(({ slug }) => wanted.includes(slug));
      const first = results.slice(0, 3).map(({ slug }) => slug);
      const read = understood.filters.map(({ parameter, value }) => `${parameter}=${value}`).join("&");
      count(
        score,
        place,
        `${typed} [${read}|${understood.text}]: ${wanted.slice(0, 2).join()} at ${place}, first ${first.join()}`,
      );
    }
    scores.set(section, score);
  }
  return scores;
}

type Facts = {
  rank: (id: number) => number;
  /** So many games have a score. */
  judged: number;
  alike: (slug: string) => Promise<ReadonlySet<number>>;
  hasAny: (wants: URLSearchParams) => Promise<boolean>;
};

const slugsOf = (terms: readonly { slug: string }[] | null) => (terms ?? []).map(({ slug }) => slug);

/** What a game has of a taxonomy. */
function termsOf(game: GameListItem & GameDetail, key: string): readonly string[] {
  if (key === "genres") return [...slugsOf(game.genres), ...slugsOf(game.tags)];
  if (key === "tags") return [...slugsOf(game.tags), ...slugsOf(game.genres)];
  if (key === "platforms") return game.platforms.map(({ platform }) => platform.slug);
  if (key === "stores") return game.stores.map(({ store }) => store.slug);
  if (key === "developers") return slugsOf(game.developers);
  if (key === "publishers") return slugsOf(game.publishers);
  return game.esrb_rating === null ? [] : [game.esrb_rating.slug];
}

/** Is the game what these parameters ask for? Wishes and orders are for the list to meet. */
async function isWanted(game: GameListItem & GameDetail, wants: URLSearchParams, facts: Facts): Promise<boolean> {
  for (const [name, value] of wants) {
    const values = value.split(",");
    const [key = "", match] = name.split("_");
    const terms = ["genres", "tags", "platforms", "stores", "developers", "publishers", "esrb"].includes(key)
      ? termsOf(game, key)
      : undefined;
    if (terms !== undefined) {
      const has = (slug: string) => terms.includes(slug);
      const holds = match === "none" ? !values.some(has) : match === "all" ? values.every(has) : values.some(has);
      if (!holds) return false;
    }
    const [from, to] = values.map(Number);
    const within = (number: number | null) => number !== null && number >= (from ?? 0) && number <= (to ?? Infinity);
    if (name === "playtime" && (game.playtime === 0 || !within(game.playtime))) return false;
    if (name === "metacritic" && !within(game.metacritic)) return false;
    const day = game.released ?? "";
    if (name === "dates" && (day === "" || day < (values[0] ?? "") || day > (values[1] ?? ""))) return false;
    if (name === "unreleased" && day !== "" && day <= TODAY) return false;
    if (name === "like" && !(await facts.alike(value)).has(game.id)) return false;
    if (
      name === "gems" &&
      ((game.metacritic ?? 0) < PRAISED_FROM || facts.rank(game.id) < facts.judged * BETTER_KNOWN_SHARE)
    )
      return false;
  }
  return true;
}

const foldWord = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

async function measureSentences(source: Source, facts: Facts): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  const whole = async ({ id }: GameListItem): Promise<GameListItem & GameDetail> => {
    const { value } = await source.getGame(id, NOTHING, NO_CLIENT);
    if (value === undefined || "redirect" in value) throw new Error(`${id} cannot be read`);
    return value as GameListItem & GameDetail; // A detail holds all that a list item does.
  };
  for (const [section, sentences] of Object.entries(readSet("sentences", Sentences))) {
    const score = empty();
    for (const [typed, text] of Object.entries(sentences)) {
      const wants = new URLSearchParams(text);
      const { results, understood } = await answerTo(source, typed);
      const games = await Promise.all(results.map(whole));
      const held = await Promise.all(games.map((game) => isWanted(game, wants, facts)));
      const few = held.slice(0, FIRST_FEW);
      const isEmpty = games.length === 0;
      const isPriced = !wants.has("price") || understood["unknown"] === "prices";
      const scoresOf = games.slice(0, FIRST_FEW).map(({ metacritic }) => metacritic ?? 0);
      const isOrdered =
        wants.get("ordering") !== "-metacritic" ||
        scoresOf.every((each, at) => at === 0 || each <= (scoresOf[at - 1] ?? 0));
      const words = (wants.get("wish") ?? "").split(/[\s,]+/).filter((word) => word.length > 3);
      const says = ({ name, description_raw: said, tags }: GameDetail) =>
        words.some((word) =>
          foldWord(`${name} ${said} ${slugsOf(tags).join(" ")}`).includes(foldWord(word).slice(0, -1)),
        );
      const isWished = words.length === 0 || games.slice(0, 1).some(says) || !games.some(says);
      const isRight =
        (!isEmpty || !(await facts.hasAny(wants))) && few.every(Boolean) && isPriced && isOrdered && isWished;
      const place = isRight
        ? 0
        : !isEmpty && few.filter(Boolean).length >= FIRST_FEW - 2
          ? 1
          : held.some(Boolean)
            ? 3
            : -1;
      const read = understood.filters.map(({ parameter, value }) => `${parameter}=${value}`).join("&");
      const why = `${few.map(Number).join("")}${isPriced ? "" : " price"}${isOrdered ? "" : " order"}${isWished ? "" : " wish"}`;
      count(score, place, `${typed} (${text}) read ${read}|${understood.text}: ${why}`);
    }
    scores.set(section, score);
  }
  return scores;
}

/** Asks every question of the bundled catalogue. */
export async function measureUnderstanding(): Promise<Map<string, Score>> {
  const stateDirectory = mkdtempSync(join(tmpdir(), "ludex-bench-"));
  const db = openCatalogue({ dataDirectory: join(import.meta.dirname, "../data"), stateDirectory });
  const { source, knowledge } = createCatalogueSource(db);
  const ranks = new Map(
    db
      .prepare("SELECT id, rank FROM game")
      .all()
      .map((row) => [Number(row["id"]), Number(row["rank"])]),
  );
  const alike = new Map<string, ReadonlySet<number>>();
  const facts: Facts = {
    rank: (id) => ranks.get(id) ?? 0,
    judged: Number(
      db.prepare("SELECT count(*) AS count FROM game WHERE record ->> 'metacritic' IS NOT NULL").get()?.["count"],
    ),
    hasAny: async (wants) => {
      for (const id of ranks.keys()) {
        const { value } = await source.getGame(id, NOTHING, NO_CLIENT);
        if (value === undefined || "redirect" in value) continue;
        if (await isWanted(value as GameListItem & GameDetail, wants, facts)) return true;
      }
      return false;
    },
    alike: async (slug) => {
      const known = alike.get(slug);
      if (known !== undefined) return known;
      const game = (await source.getGame(slug, NOTHING, NO_CLIENT)).value;
      if (game === undefined || "redirect" in game) throw new Error(`${slug} is not in the catalogue`);
      const parts = await Promise.all([
        source.listPart("suggested", { ref: game.id, page: 1, pageSize: 40 }, NO_CLIENT),
        knowledge.relatives(game, TODAY),
      ]);
      const set = new Set(
        [...(parts[0].value?.results ?? []), ...parts[1].similar, ...parts[1].upcoming].map(({ id }) => id),
      );
      const likes = await source
        .listGames(
          parseGamesQuery(new URLSearchParams({ like: slug, page_size: "40" }), PAGE, source.vocabulary),
          NO_CLIENT,
        )
        .then(({ value }) => (value.count < ranks.size ? value.results : []));
      for (const { id } of likes) set.add(id);
      alike.set(slug, set);
      return set;
    },
  };
  const all = new Map<string, Score>();
  for (const set of SETS)
    for (const [section, score] of await measureSlugs(source, set)) all.set(`${set}: ${section}`, score);
  for (const [section, score] of await measureSentences(source, facts)) all.set(`sentences: ${section}`, score);
  db.close();
  rmSync(stateDirectory, { recursive: true, force: true });
  return all;
}

const share = (part: number, asked: number) => `${((part / asked) * 100).toFixed(0)} %`;

/** Prints the shares of each section; with `misses` every question that was not right first. */
export async function benchUnderstanding({ misses = false } = {}): Promise<void> {
  const all = await measureUnderstanding();
  console.table(
    [...all].map(([section, { asked, first, firstThree, firstTwenty }]) => ({
      section,
      asked,
      "right first": share(first, asked),
      "in three": share(firstThree, asked),
      "in twenty": share(firstTwenty, asked),
    })),
  );
  if (misses) for (const [section, score] of all) for (const line of score.misses) console.log(`${section}: ${line}`);
}
