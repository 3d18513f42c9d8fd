// Which marks narrow the lists, as the visitor chose it, and the games that this comes to on the shelf as it is.
import { create } from "zustand";
import { GAMES_MAX } from "#shared/question-limits.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { type Mark, MARKS } from "#web/lib/marks.ts";
import { readStored, watchStored, writeStored } from "#web/state/storage.ts";
import { NARROWING_KEY, type Narrowing, useNarrowing } from "./narrowing.ts";
import { type Ask, type Candidate, drawDeck, pickGame } from "./pick-game.ts";
import { openShelf, useShelf } from "./shelf.ts";
import type { ShelfEntry } from "./shelf-entry.ts";

/** A game of a mark in `hide` is in no list; with any in `only`, no other game is. */
export type MarkChoice = { readonly hide: readonly Mark[]; readonly only: readonly Mark[] };

const NOTHING: MarkChoice = { hide: [], only: [] };
/** What a list of no game is asked with: no game has this id. */
const NO_GAME = "0";

export const useMarkChoice = create<MarkChoice>()(() => NOTHING);

function marksIn(value: unknown): Mark[] {
  return Array.isArray(value) ? MARKS.filter((mark) => value.includes(mark)) : [];
}

/** What a stored text chooses; whatever cannot be read chooses nothing. */
export function readChoice(text: string): MarkChoice {
  try {
    const { hide, only } = Object(JSON.parse(text)) as { hide?: unknown; only?: unknown };
    const shown = marksIn(only);
    return { hide: marksIn(hide).filter((mark) => !shown.includes(mark)), only: shown };
  } catch {
    return NOTHING;
  }
}

/** What lists are asked with for these marks. The same shelf gives the same text, whatever order it came in. */
export function narrowingOf({ hide, only }: MarkChoice, entries: ReadonlyMap<number, ShelfEntry>): Narrowing {
  const marked = (marks: readonly Mark[]) =>
    [...entries.values()]
      .filter(({ mark }) => mark?.value && marks.includes(mark.value))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .slice(0, GAMES_MAX)
      .join(",");
  if (only.length > 0) return { ids: marked(only) || NO_GAME };
  const exclude = marked(hide);
  return exclude === "" ? {} : { exclude };
}

/** The ids of all games that have a mark, once the shelf has been read. */
async function markedIds(): Promise<number[]> {
  await openShelf();
  return [...useShelf.getState().entries.values()].filter(({ mark }) => mark?.value).map(({ id }) => id);
}

/** The games that chance gave since the page was opened: others come first. */
const given = new Set<number>();

/** What `draw` gives without the games that are marked or were given; where that is nothing, those that were given once more. */
async function withoutGiven<Given>(draw: (gone: readonly number[]) => Promise<readonly Given[]>) {
  const marked = await markedIds();
  const news = await draw([...marked, ...given]);
  if (news.length > 0 || given.size === 0) return news;
  given.clear();
  return await draw(marked);
}

/** One of the games that `ask` lists with `params`, by chance, that has no mark; undefined where none is left. */
export async function pickUnmarked(ask: Ask, params: GamesParams): Promise<number | undefined> {
  const [id] = await withoutGiven(async (gone) => {
    const picked = await pickGame(ask, params, gone);
    return picked === undefined ? [] : [picked];
  });
  if (id !== undefined) given.add(id);
  return id;
}

/** A deck of good games of all that `ask` lists, none of which has a mark; those of decks before come last. */
export async function drawUnmarked<Game extends Candidate>(ask: Ask<Game>): Promise<readonly Game[]> {
  const games = await withoutGiven((gone) => drawDeck(ask, gone));
  for (const { id } of games) given.add(id);
  return games;
}

function narrow(): void {
  const choice = useMarkChoice.getState();
  const isChosen = choice.hide.length + choice.only.length > 0;
  // Nobody reads thousands of games for nothing.
  if (isChosen) void openShelf();
  const { status, entries } = useShelf.getState();
  if (isChosen && status === "waiting") return;
  const next = narrowingOf(choice, entries);
  const known = useNarrowing.getState();
  if (known.exclude !== next.exclude || known.ids !== next.ids) useNarrowing.setState(next, true);
}

let isWatching = false;

/** Narrows the lists as it was chosen, from now on and whatever changes. */
export function watchShelf(): void {
  if (isWatching) return;
  isWatching = true;
  const stored = readStored(NARROWING_KEY);
  if (stored.isReadable && stored.text !== null) useMarkChoice.setState(readChoice(stored.text));
  watchStored(NARROWING_KEY, (text) => useMarkChoice.setState(readChoice(text)));
  useMarkChoice.subscribe(narrow);
  useShelf.subscribe(narrow);
  narrow();
}

/** Chooses, for every tab and until something else is chosen. */
export function chooseMarks(choice: MarkChoice): void {
  watchShelf();
  useMarkChoice.setState(choice);
  writeStored(NARROWING_KEY, JSON.stringify(choice));
}
