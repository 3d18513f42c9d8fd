// Chooses what the pictures of all games show, so that no two that stand beside each other show the same. A function of
// the whole catalogue alone: the best known game chooses first, and every further one looks at what its neighbours in
// every list have taken. One of the room's doors.
import type { Sentence } from "./brief.ts";
import { type Candidates, type Described, findCandidates, isChosen, partsOfScene } from "./candidates.ts";
import { canStand, goTogether, viewsOf } from "./compose-sentence.ts";
import { type Place, type Subject, type View, VIEWS } from "./part.ts";
import { PLACES } from "./places/places.ts";
import { createRandom } from "./prng.ts";
import { SUBJECTS } from "./subjects/subjects.ts";

/** What the pictures of a game show, the first its key picture. */
export type Sentences = readonly Sentence[];

/** A game beside others: `lists` names the lists that it stands in (its genres, its platforms, its year). */
export type Listed = Described & { lists: readonly string[]; series?: string | undefined };

/** Games on a page of a list. */
const PAGE_SIZE = 20;
/** How many sentences a game has: one for its key picture, the others for its screenshots. */
const SENTENCES = 4;

/** What it costs to repeat on a page what another picture there shows. The same thing in the same place from the same side is out of the question. */
const COSTS = { whole: 1000, pair: 6, subject: 1.6, place: 1.3 };
/** How much less a view is wished for. */
const VIEW_COSTS: Record<View, number> = {
  side: 0,
  low: 0.25,
  behind: 0.1,
  "head-on": 0.15,
  close: 0.6,
  far: 1.1,
  above: 0,
};
/** Breaks ties, differently for each game. */
const WHIM = 0.4;

type Choice = { subject: Subject; place: Place; view: View; worth: number; pair: number; whole: number };

const SUBJECT_NUMBERS = new Map([...SUBJECTS.values()].map((subject, index) => [subject, index]));
const PLACE_NUMBERS = new Map([...PLACES.values()].map((place, index) => [place, index]));

/** What the pictures of one page show so far, by the numbers of parts. */
type Page = { wholes: Set<number>; pairs: Map<number, number>; subjects: Uint16Array; places: Uint16Array };

/** The worthiest first. */
function choicesOf({ subjects, places }: Candidates, id: number): Choice[] {
  const whim = createRandom(`ludex/choice/${id}`);
  const choices = subjects.flatMap(({ part: subject, score: fit }) =>
    places
      // A person who chose both knows better which ages meet.
      .filter(({ part, score }) => (isChosen(fit) && isChosen(score) ? canStand : goTogether)(part, subject))
      .flatMap(({ part: place, score }) => {
        const pair = (SUBJECT_NUMBERS.get(subject) ?? 0) * PLACES.size + (PLACE_NUMBERS.get(place) ?? 0);
        return viewsOf(place, subject).map((view): Choice => {
          const worth = fit + Math.min(score, fit) * 0.6 - VIEW_COSTS[view] + whim.next() * WHIM;
          return { subject, place, view, worth, pair, whole: pair * VIEWS.length + VIEWS.indexOf(view) };
        });
      }),
  );
  return choices.toSorted((one, other) => other.worth - one.worth);
}

function costOn(page: Page, { subject, place, pair, whole }: Choice): number {
  return (
    (page.wholes.has(whole) ? COSTS.whole : 0) +
    (page.pairs.get(pair) ?? 0) * COSTS.pair +
    (page.subjects[SUBJECT_NUMBERS.get(subject) ?? 0] ?? 0) * COSTS.subject +
    (page.places[PLACE_NUMBERS.get(place) ?? 0] ?? 0) * COSTS.place
  );
}

function take(page: Page, { subject, place, pair, whole }: Choice): void {
  const [subjectAt, placeAt] = [SUBJECT_NUMBERS.get(subject) ?? 0, PLACE_NUMBERS.get(place) ?? 0];
  page.wholes.add(whole);
  page.pairs.set(pair, (page.pairs.get(pair) ?? 0) + 1);
  page.subjects[subjectAt] = (page.subjects[subjectAt] ?? 0) + 1;
  page.places[placeAt] = (page.places[placeAt] ?? 0) + 1;
}

function emptyPage(): Page {
  return {
    wholes: new Set(),
    pairs: new Map(),
    subjects: new Uint16Array(SUBJECTS.size),
    places: new Uint16Array(PLACES.size),
  };
}

/** Pages of all lists, made as games come in the order in which lists show them. */
function createPages() {
  const pages = new Map<string, Page>();
  const lengths = new Map<string, number>();
  return (list: string, size: number): Page => {
    const length = lengths.get(list) ?? 0;
    lengths.set(list, length + 1);
    const key = `${list} ${Math.floor(length / size)}`;
    const page = pages.get(key) ?? emptyPage();
    pages.set(key, page);
    return page;
  };
}

/** `choices` come by their worth; what `costOf` gives is never less than nothing. */
function bestOf(choices: readonly Choice[], costOf: (choice: Choice) => number): Choice | undefined {
  let best: { choice: Choice; worth: number } | undefined;
  for (const choice of choices) {
    if (best !== undefined && choice.worth <= best.worth) break;
    const worth = choice.worth - costOf(choice);
    if (best === undefined || worth > best.worth) best = { choice, worth };
  }
  return best?.choice;
}

/** The first choice and others beside it that share as little with it and each other as the candidates allow. */
function withOthers(first: Choice, choices: readonly Choice[]): Choice[] {
  const taken = [first];
  while (taken.length < SENTENCES) {
    const shared = (choice: Choice) =>
      taken.reduce(
        (sum, other) =>
          sum +
          (other.whole === choice.whole ? COSTS.whole : 0) +
          (other.subject === choice.subject ? 2 : 0) +
          (other.place === choice.place ? 3 : 0),
        0,
      );
    const next = bestOf(choices, shared);
    if (next === undefined || taken.some((other) => other.whole === next.whole)) break;
    taken.push(next);
  }
  return taken;
}

/**
 * Sentences of every game by its id. `games` come in the default order of lists. A series is one page whatever its
 * length.
 */
export function chooseSentences(games: readonly Listed[]): Map<number, Sentences> {
  const pageOf = createPages();
  return new Map(
    games.map((game) => {
      const pages = ["all", ...game.lists].map((list) => pageOf(list, PAGE_SIZE));
      if (game.series !== undefined) pages.push(pageOf(`series ${game.series}`, Infinity));
      const fitting = choicesOf(findCandidates(game), game.id);
      const choices = fitting.length > 0 ? fitting : choicesOf(partsOfScene(game.scene), game.id);
      const first = bestOf(choices, (choice) => pages.reduce((sum, page) => sum + costOn(page, choice), 0));
      if (first === undefined) return [game.id, []];
      for (const page of pages) take(page, first);
      const sentences = withOthers(first, choices).map(({ subject, place, view }) => ({
        subject: subject.name,
        place: place.name,
        view,
      }));
      return [game.id, sentences];
    }),
  );
}
