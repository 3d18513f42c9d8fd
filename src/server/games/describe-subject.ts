// A subject put together from what any source of games answers: its entry, a survey of its games, and the first of a few
// lists of them. Nothing is said that is not counted or found.
import { UPCOMING } from "#shared/catalogue/computed-terms.ts";
import { FILTERS, type StoredGroup } from "#shared/catalogue/filters.ts";
import { canonicalQuery, type GamesParams } from "#shared/rawg/query.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { SUBJECT_FILTERS } from "#shared/subjects.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { gatherProvenance, type Sourced } from "./provenance.ts";
import { parseGamesQuery } from "./query.ts";
import type { GamesFilters, GameSource, Survey } from "./source.ts";
import type { Subject, SubjectGame } from "./subject-wire.ts";
import type { GameListItem, TermDetail } from "./wire.ts";

const KNOWN = 6;
const RELATED = 8;
const BEST_FIRST = "-metacritic,-added";
const SCORED = FILTERS.metacritic.limits.join(",");
const [FIRST_YEAR, LAST_YEAR] = FILTERS.year.limits;

type TermSubject = Exclude<SubjectKind, "year">;
type TermGroup = (typeof FILTERS)[(typeof SUBJECT_FILTERS)[TermSubject]]["wire"];
/** What has entries of its own is listed under the filter of that kind. */
const groupOf = (kind: TermSubject): TermGroup => FILTERS[SUBJECT_FILTERS[kind]].wire;

/** What is told beside each kind, in this order. */
const RELATED_KINDS = {
  studio: ["series", "genre", "publisher", "person", "platform"],
  publisher: ["studio", "series", "genre", "platform"],
  person: ["person", "studio", "series", "genre"],
  series: ["studio", "person", "genre", "platform"],
  platform: ["studio", "series", "genre"],
  genre: ["series", "studio", "tag", "platform"],
  tag: ["genre", "tag", "studio", "series"],
  year: ["genre", "studio", "series", "platform"],
} as const satisfies Record<SubjectKind, readonly TermSubject[]>;

/** A subject, and the parameter of the protocol that narrows a list to its games. */
type Entry = {
  kind: SubjectKind;
  id: number;
  slug: string;
  name: string;
  roles: TermDetail["positions"];
  params: GamesParams;
  /** The same for a survey of what else they have. */
  filters: GamesFilters;
};

/** What is asked about one subject. */
type Inquiry = {
  list: (params: GamesParams) => Promise<SubjectGame[]>;
  today: string;
};

const asSubjectGame = (game: GameListItem): SubjectGame => ({
  id: game.id,
  slug: game.slug,
  name: game.name,
  released: game.released,
  ...(game.released_precision !== undefined && { released_precision: game.released_precision }),
  background_image: game.background_image,
  dominant_color: game.dominant_color,
  metacritic: game.metacritic,
});

function yearEntry(slug: string): Entry | undefined {
  const year = /^\d{4}$/.test(slug) ? Number(slug) : 0;
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const params = { dates: `${days.from},${days.to}` };
  return { kind: "year", id: year, slug, name: slug, roles: [], params, filters: { dates: [days] } };
}

function termEntry(kind: TermSubject, term: TermDetail): Entry {
  const group = groupOf(kind);
  const { id, slug, name, positions: roles } = term;
  return { kind, id, slug, name, roles, params: { [group]: String(id) }, filters: { [`${group}_all`]: [id] } };
}

/** Some of the games by what they are to the subject. */
async function findGames({ list, today }: Inquiry, kind: SubjectKind) {
  const coming = `${today},${LAST_YEAR}-12-31`;
  const out = `${FIRST_YEAR}-01-01,${today}`;
  const isYear = kind === "year";
  const none = async (): Promise<SubjectGame[]> => [];
  // A year has no other days than its own.
  const dated = (dates: string, ordering: string) => (isYear ? none() : list({ dates, ordering, page_size: 1 }));
  const [scored, first, latest, next, announced, undated, begin, exclusives] = await Promise.all([
    list({ metacritic: SCORED, ordering: BEST_FIRST, page_size: 1 }),
    dated(out, "released"),
    dated(out, "-released"),
    list({ release: UPCOMING.slug, dates: coming, ordering: "released", page_size: 1 }),
    list({ release: UPCOMING.slug, page_size: 1 }),
    // Without a date comes before all that have one.
    kind === "series" ? list({ ordering: "released", page_size: KNOWN }) : none(),
    kind === "series" ? list({ dates: out, exclude_additions: true, page_size: 1 }) : none(),
    kind === "platform"
      ? list({ platforms_count: 1, metacritic: SCORED, ordering: BEST_FIRST, page_size: KNOWN })
      : none(),
  ]);
  return {
    best: scored[0] ?? null,
    first: first[0] ?? null,
    latest: latest[0] ?? null,
    next: next[0] ?? announced[0] ?? null,
    begin: begin[0] ?? null,
    undated: undated.filter(({ released }) => released === null),
    exclusives,
  };
}

function relatedOf({ kind, id }: Entry, { terms }: Survey): Subject["related"] {
  return RELATED_KINDS[kind].flatMap((other) => {
    const group: StoredGroup = groupOf(other);
    const found = terms.find((counted) => counted.group === group)?.entries ?? [];
    const entries = found.filter((entry) => other !== kind || entry.id !== id).slice(0, RELATED);
    return entries.length === 0 ? [] : [{ kind: other, entries }];
  });
}

function spanOf({ kind, id }: Entry, { years }: Survey): Subject["span"] {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  if (kind === "year") return { from: id, to: id };
  return first === undefined || last === undefined ? null : { from: first, to: last };
}

function neighboursOf({ kind, id }: Entry, { years }: Survey): Subject["neighbours"] {
  if (kind !== "year") return { previous: null, next: null };
  const previous = years.findLast(({ year }) => year < id)?.year ?? null;
  return { previous, next: years.find(({ year }) => year > id)?.year ?? null };
}

/** What there is to say of a subject; undefined for one that no game has. */
export async function describeSubject(
  { kind, slug }: { kind: SubjectKind; slug: string },
  source: GameSource,
  context: AskContext,
): Promise<Sourced<Subject | undefined>> {
  const { take, give } = gatherProvenance();
  const term = kind === "year" ? undefined : take(await source.getTerm(groupOf(kind), slug, context));
  const entry = kind === "year" ? yearEntry(slug) : term && termEntry(kind, term);
  if (entry === undefined) return give(undefined);
  const ask = async (params: GamesParams) => {
    const query = new URLSearchParams(canonicalQuery({ ...params, ...entry.params }));
    return take(await source.listGames(parseGamesQuery(query, KNOWN, source.vocabulary), context));
  };
  const list = async (params: GamesParams) => (await ask(params)).results.map(asSubjectGame);
  const groups = RELATED_KINDS[kind].map(groupOf);
  const { count, results } = await ask({ page_size: KNOWN });
  if (count === 0) return give(undefined);
  const [survey, games] = await Promise.all([
    source.survey({ filters: entry.filters, groups, limit: RELATED + 1 }, context).then(take),
    findGames({ list, today: new Date().toISOString().slice(0, 10) }, kind),
  ]);
  return give({
    kind,
    id: entry.id,
    slug: entry.slug,
    name: entry.name,
    games_count: count,
    span: spanOf(entry, survey),
    roles: entry.roles ?? [],
    known: results.map(asSubjectGame),
    ...games,
    neighbours: neighboursOf(entry, survey),
    related: relatedOf(entry, survey),
  });
}
