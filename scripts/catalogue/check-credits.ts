// What `npm run catalogue:check` asks of the people who made games: how many a game names, that nobody stands under two
// spellings or without a game, that ids and slugs are what they should be, and that no career is longer than a life.
import { fold, words } from "#server/search/titles/fold.ts";
import { problemOf, termFile, type Catalogue, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import { creditedPeople } from "#server/catalogue/credits.ts";
import { FIRST_OWN_ID, type GameEntry, type TermEntry } from "#server/catalogue/entry.ts";

type LocatedGame = Located<GameEntry>;

/** The people best known for a game, not its credits. */
const PEOPLE_PER_GAME_MAX = 6;
/** RAWG had some 28,000 people in 2025. */
const RAWG_ID_MAX = 1_000_000;
/** Whoever is credited for games further apart is two people of one name, or a slip. */
const CAREER_YEARS_MAX = 50;

const located = (person: TermEntry): Located<TermEntry> => ({ file: termFile("creators"), entry: person });

function checkSize(games: readonly LocatedGame[]): Problem[] {
  return games.flatMap((game) => {
    const { length } = creditedPeople(game.entry.creators);
    if (length <= PEOPLE_PER_GAME_MAX) return [];
    return [problemOf(game, `creators: names ${length} people, keep the ${PEOPLE_PER_GAME_MAX} best known for it`)];
  });
}

function checkIdentity(person: TermEntry): Problem[] {
  const problems: Problem[] = [];
  if (person.id > RAWG_ID_MAX && person.id <= FIRST_OWN_ID) {
    problems.push(problemOf(located(person), `id: is neither RAWG's, up to ${RAWG_ID_MAX}, nor above ${FIRST_OWN_ID}`));
  }
  const slug = fold(person.name).replaceAll(" ", "-");
  // RAWG has its own reasons: a composer stands there under the name of his band.
  if (person.id > FIRST_OWN_ID && person.slug !== slug) {
    problems.push(problemOf(located(person), `slug: is ${person.slug}, the name makes it ${slug}`));
  }
  return problems;
}

/** The words of a name without initials, in any order: equal for `Kim Hyung-tae` and `Hyung Tae Kim`. */
function nameKey(name: string): string {
  const all = words(name);
  const long = all.filter(({ length }) => length > 1);
  return (long.length > 0 ? long : all).toSorted().join(" ");
}

function checkSpelling(people: readonly TermEntry[]): Problem[] {
  return [...Map.groupBy(people, ({ name }) => nameKey(name)).values()].flatMap(([first, ...others]) =>
    others.map((person) =>
      problemOf(located(person), `name: is ${first?.name} (${first?.slug}) spelled another way, keep one of the two`),
    ),
  );
}

/** Years between the first and the last game of somebody; announced games have no year. */
function careerYears(games: readonly LocatedGame[]): number {
  const years = games.flatMap(({ entry }) => (entry.released === undefined ? [] : Number(entry.released.slice(0, 4))));
  return years.length === 0 ? 0 : Math.max(...years) - Math.min(...years);
}

function checkCareers(people: readonly TermEntry[], games: readonly LocatedGame[]): Problem[] {
  const credits = Map.groupBy(
    games.flatMap((game) => creditedPeople(game.entry.creators).map((slug) => ({ slug, game }))),
    ({ slug }) => slug,
  );
  return people.flatMap((person) => {
    const credited = (credits.get(person.slug) ?? []).map(({ game }) => game);
    if (credited.length === 0) return [problemOf(located(person), "is credited for no game")];
    const years = careerYears(credited);
    if (years <= CAREER_YEARS_MAX) return [];
    return [problemOf(located(person), `is credited for games ${years} years apart, are these two people?`)];
  });
}

/** All problems of people; that every slug exists is asked elsewhere. */
export function checkCredits({ games, terms }: Catalogue): Problem[] {
  const { creators } = terms;
  return [
    ...checkSize(games),
    ...creators.flatMap(checkIdentity),
    ...checkSpelling(creators),
    ...checkCareers(creators, games),
  ];
}
