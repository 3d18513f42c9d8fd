// Games and lists as a browser, a file or another device may hold them that no Ludex wrote so, or not this one, and what is
// to be left of each.
import type { ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import { withChange } from "#web/state/shelf/shelf-entry.ts";
import { gamesOf, type ShelfList, withListChange } from "#web/state/shelf/shelf-list.ts";
import { aGame } from "./games.ts";

const STAMP = { now: 9, by: "a" };
const stampedAs = (value: unknown, changes: object = {}) => ({ value, at: 9, by: "a", ...changes });

const DAYS = { begun: "2024-01-02", finished: "2024-02-29" };
/** A row with everything in it, and nothing wrong. */
export const WHOLE_ENTRY: ShelfEntry = withChange(
  undefined,
  { game: aGame(7), change: { mark: "finished", halfStars: 7, note: "n", plays: { a: DAYS } } },
  STAMP,
);
const entry = (changes: object) => ({ ...WHOLE_ENTRY, ...changes });
const ofGame = (changes: object) => entry({ game: stampedAs({ ...WHOLE_ENTRY.game.value, ...changes }) });
const played = (value: unknown, name = "a") => entry({ plays: { [name]: stampedAs(value) } });

/** What an entry says, in short. */
export const saidByEntry = ({ game, mark, halfStars, note, plays }: ShelfEntry) => ({
  name: game.value.name,
  mark: mark?.value,
  stars: halfStars?.value,
  note: note?.value,
  days: Object.values(plays).map(({ value }) => `${value?.begun}/${value?.finished}`),
});
type SaidByEntry = ReturnType<typeof saidByEntry>;
const ALL: SaidByEntry = {
  name: "Game number 7",
  mark: "finished",
  stars: 7,
  note: "n",
  days: ["2024-01-02/2024-02-29"],
};

const endless: Record<string, unknown> = { name: "x" };
endless["itself"] = endless;
const NAMELESS = { name: "Game 7" };
const LONG = "n".repeat(3999);

/** What is wrong, the row, and what differs in what is left of it from the whole one; null where nothing is left. */
export type Broken<Said> = readonly [what: string, row: unknown, left: Partial<Said> | null];

/** Rows of which something is lost, or may be wrong. */
export const BROKEN_ENTRIES: readonly Broken<SaidByEntry>[] = [
  ["undefined", undefined, null],
  ["null", null, null],
  ["a number", 7, null],
  ["a text", "7", null],
  ["a list with the row in it", [WHOLE_ENTRY], null],
  ["a day", new Date(0), null],
  ["nothing but an id", { id: 7 }, null],
  ["no id", entry({ id: undefined }), null],
  ["an id that is null", entry({ id: null }), null],
  ["an id of zero", entry({ id: 0 }), null],
  ["a negative id", entry({ id: -7 }), null],
  ["a fraction as id", entry({ id: 7.5 }), null],
  ["an endless id", entry({ id: Infinity }), null],
  ["an id beyond all whole numbers", entry({ id: 2 ** 60 }), null],
  ["an id with a zero before it", entry({ id: "07" }), null],
  ["words as id", entry({ id: "portal" }), null],
  ["no game", entry({ game: undefined }), NAMELESS],
  ["a game that is a text", entry({ game: "Portal" }), NAMELESS],
  ["a game without a stamp", entry({ game: WHOLE_ENTRY.game.value }), NAMELESS],
  ["a game that is null", entry({ game: stampedAs(null) }), NAMELESS],
  ["a game of nothing but an id", entry({ game: stampedAs({ id: 7 }) }), NAMELESS],
  ["a blank as name", ofGame({ name: " \t" }), NAMELESS],
  ["a number as name", ofGame({ name: 7 }), NAMELESS],
  ["a name that holds itself", ofGame({ name: endless }), NAMELESS],
  ["a name of a million letters", ofGame({ name: "x".repeat(1e6) }), { name: "x".repeat(300) }],
  ["another game in it", ofGame({ id: 8 }), {}],
  ["genres that are a text", ofGame({ genres: "Action" }), {}],
  ["genres without names", ofGame({ genres: [{ id: 1 }] }), {}],
  ["platforms that hold themselves", ofGame({ platforms: [endless] }), {}],
  ["a rating that is no number", ofGame({ rating: Number.NaN }), {}],
  ["a number as its release", ofGame({ released: 2015 }), {}],
  ["a mark that nobody knows", entry({ mark: stampedAs("loved") }), { mark: undefined }],
  ["a list of marks", entry({ mark: stampedAs(["want"]) }), { mark: undefined }],
  ["a mark that is every object's", entry({ mark: stampedAs("constructor") }), { mark: undefined }],
  ["a mark without a stamp", entry({ mark: "finished" }), { mark: undefined }],
  ["a mark without a time", entry({ mark: stampedAs("finished", { at: undefined }) }), {}],
  ["a mark at a time that is no number", entry({ mark: stampedAs("finished", { at: Number.NaN }) }), {}],
  ["a mark at an endless time", entry({ mark: stampedAs("finished", { at: -Infinity }) }), {}],
  ["a mark before all time", entry({ mark: stampedAs("finished", { at: -1 }) }), {}],
  ["a mark at a time in words", entry({ mark: stampedAs("finished", { at: "2024-01-01" }) }), {}],
  ["a mark at a time after all time", entry({ mark: stampedAs("finished", { at: Number.MAX_SAFE_INTEGER }) }), {}],
  ["a mark by nobody", entry({ mark: stampedAs("finished", { by: undefined }) }), {}],
  ["a mark by markup", entry({ mark: stampedAs("finished", { by: "<img onerror>" }) }), {}],
  ["a mark by a name of a million letters", entry({ mark: stampedAs("finished", { by: "x".repeat(1e6) }) }), {}],
  ["too many stars", entry({ halfStars: stampedAs(11) }), { stars: undefined }],
  ["stars below none", entry({ halfStars: stampedAs(-1) }), { stars: undefined }],
  ["no star as a figure", entry({ halfStars: stampedAs(0) }), { stars: undefined }],
  ["stars in quarters", entry({ halfStars: stampedAs(2.5) }), { stars: undefined }],
  ["stars that are no number", entry({ halfStars: stampedAs(Number.NaN) }), { stars: undefined }],
  ["stars as a text", entry({ halfStars: stampedAs("7") }), { stars: undefined }],
  ["a note that is a number", entry({ note: stampedAs(5) }), { note: undefined }],
  ["a note that is an object", entry({ note: stampedAs({ toString: "x" }) }), { note: undefined }],
  ["a note that is too long", entry({ note: stampedAs(`${LONG}nnn`) }), { note: `${LONG}n` }],
  ["a note that would be cut within a sign", entry({ note: stampedAs(`${LONG}🎲`) }), { note: LONG }],
  ["plays that are a list", entry({ plays: [DAYS] }), { days: [] }],
  ["plays that are a text", entry({ plays: "2024" }), { days: [] }],
  ["plays that are null", entry({ plays: null }), { days: [] }],
  ["a play that is a number", played(3), { days: [] }],
  ["a play without days", played({}), { days: [] }],
  ["a play under markup", played(DAYS, "<b>"), { days: [] }],
  ["a play under no name", played(DAYS, ""), { days: [] }],
  ["a play under the name of every object's parent", played(DAYS, "__proto__"), { days: [] }],
  ["a day that is not in the calendar", played({ ...DAYS, begun: "2023-02-29" }), { days: ["/2024-02-29"] }],
  ["days of which none is", played({ begun: "soon", finished: 2024 }), { days: [] }],
  ["a day with a time", played({ ...DAYS, finished: "2024-02-29T10:00" }), { days: ["2024-01-02/"] }],
  [
    "a play that ends before it begins",
    played({ begun: "2024-03-01", finished: "2024-02-29" }),
    { days: ["/2024-02-29"] },
  ],
  [
    "a thousand plays",
    entry({ plays: Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, stampedAs(DAYS)])) }),
    { days: Array.from({ length: 200 }, () => "2024-01-02/2024-02-29") },
  ],
];

/** Rows that are odd, of which everything is left: nothing is kept aside, and nobody is told. */
export const ODD_ENTRIES: readonly Broken<SaidByEntry>[] = [
  ["a note with half a sign", entry({ note: stampedAs("\uD800 and \uDFFF") }), { note: "\uD800 and \uDFFF" }],
  ["a note with NULs", entry({ note: stampedAs("a\0b") }), { note: "a\0b" }],
  ["a note that turns the writing round", entry({ note: stampedAs("\u202Eabc\u2066") }), { note: "\u202Eabc\u2066" }],
  ["a note of markup", entry({ note: stampedAs("<script>1</script>") }), { note: "<script>1</script>" }],
  ["a name with half a sign", ofGame({ name: "\uDC00" }), { name: "\uDC00" }],
  ["a mark of many years ahead", entry({ mark: stampedAs("finished", { at: 4e12 }) }), {}],
  [
    "a part that an older build has not known",
    { id: 7, game: WHOLE_ENTRY.game },
    { mark: undefined, stars: undefined, note: undefined, days: [] },
  ],
  ["a part that a newer build has added", entry({ owned: stampedAs(true), version: 9 }), {}],
];

/** A list with everything in it, and nothing wrong. */
export const WHOLE_LIST: ShelfList = withListChange(
  undefined,
  { id: "l7", change: { name: "Top", note: "why", cover: 7, places: { 1: 1, 7: 2 } } },
  STAMP,
);
const list = (changes: object) => ({ ...WHOLE_LIST, ...changes });
const placed = (game: string, place: unknown) => list({ places: { ...WHOLE_LIST.places, [game]: stampedAs(place) } });

/** What a list says, in short. */
export const saidByList = (each: ShelfList) => ({
  name: each.name.value,
  note: each.note?.value,
  cover: each.cover?.value,
  games: gamesOf(each),
});
type SaidByList = ReturnType<typeof saidByList>;
export const ALL_OF_LIST: SaidByList = { name: "Top", note: "why", cover: 7, games: [1, 7] };
export const ALL_OF_ENTRY = ALL;

export const BROKEN_LISTS: readonly Broken<SaidByList>[] = [
  ["undefined", undefined, null],
  ["a text", "l7", null],
  ["no id", list({ id: undefined }), null],
  ["a number as id", list({ id: 7 }), null],
  ["markup as id", list({ id: "<b>" }), null],
  ["an id of a million letters", list({ id: "l".repeat(1e6) }), null],
  ["no name", list({ name: undefined }), null],
  ["a name without a stamp", list({ name: "Top" }), null],
  ["a name that holds itself", list({ name: stampedAs(endless) }), null],
  ["a name of a million letters", list({ name: stampedAs("x".repeat(1e6)) }), { name: "x".repeat(120) }],
  ["a name at a time after all time", list({ name: stampedAs("Top", { at: 9e15 }) }), {}],
  ["a note without a stamp", list({ note: "why" }), { note: undefined }],
  ["a list of notes", list({ note: stampedAs(["why"]) }), { note: undefined }],
  ["a note that is too long", list({ note: stampedAs("n".repeat(4001)) }), { note: "n".repeat(4000) }],
  ["a picture without a stamp", list({ cover: 7 }), { cover: undefined }],
  ["a picture of a game below none", list({ cover: stampedAs(-7) }), { cover: undefined }],
  ["a picture that is an address", list({ cover: stampedAs("https://x.test/a.png") }), { cover: undefined }],
  ["places that are a list", list({ places: [1, 7] }), { games: [] }],
  ["places that are a text", list({ places: "1" }), { games: [] }],
  ["a game that is none", placed("portal", 3), {}],
  ["a game with a zero before its id, a second time", placed("07", 3), {}],
  ["a game below none", placed("-1", 3), {}],
  ["a game under the name of every object's parent", placed("__proto__", 3), {}],
  ["a place that is a text", placed("9", "3"), {}],
  ["a place that is no number", placed("9", Number.NaN), {}],
  ["an endless place", placed("9", Infinity), {}],
  ["a place beyond all measure", placed("9", 1e308), { games: [1, 7, 9] }],
  ["a place below all measure", placed("9", -1e308), { games: [9, 1, 7] }],
  [
    "six thousand games",
    list({ places: Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [index + 1, stampedAs(index)])) }),
    { games: Array.from({ length: 5000 }, (_, index) => index + 1) },
  ],
];

export const ODD_LISTS: readonly Broken<SaidByList>[] = [
  ["a name that turns the writing round", list({ name: stampedAs("\u202Epot\0") }), { name: "\u202Epot\0" }],
  ["a name with half a sign", list({ name: stampedAs("\uD83C") }), { name: "\uD83C" }],
  ["a game that is not on the shelf", placed("999", 3), { games: [1, 7, 999] }],
  ["a picture of a game that is not in it", list({ cover: stampedAs(5) }), { cover: 5 }],
  ["no picture, as older builds wrote it", list({ cover: undefined }), { cover: undefined }],
  ["two games at one place", placed("9", 2), { games: [1, 7, 9] }],
  ["a name of many years ahead", list({ name: stampedAs("Top", { at: 4e12 }) }), {}],
];
