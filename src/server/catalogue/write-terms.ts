// Writes the taxonomies: every term with how many games it has, the best known of them, and who a person is by their games.
import { recordOf, STORED_GROUPS } from "#shared/catalogue/filters.ts";
import { TERM_KINDS, type Catalogue, type TermKind } from "./catalogue.ts";
import { positionsIn } from "./credits.ts";
import { pictureOf } from "./game-pictures.ts";
import { createRecordWriter, createRowWriter } from "./insert-rows.ts";
import type { GameRecord } from "./record.ts";
import type { TermMore } from "./terms.ts";
import type { CatalogueDatabase } from "./database.ts";

const TOP_GAMES_PER_TERM = 6;

type TopGame = TermMore["games"][number];
/** What is told of the games of a term; they come with the most added first. */
type Tally = { count: number; top: TopGame[]; pictured: string };

/** Of each kind, what writes the rest of its terms: what is read when somebody asks for one. */
export type MoreWriters = ReadonlyMap<TermKind, () => void>;

/** Is given all games by their rank, counts up those of every term, and then writes all terms. */
export function createTermWriter(db: CatalogueDatabase, { terms }: Pick<Catalogue, "terms">) {
  const tallies = recordOf(STORED_GROUPS, () => new Map<number, Tally>());
  /** Not every kind is one that games name. */
  const talliesOf: Partial<Record<TermKind, ReadonlyMap<number, Tally>>> = tallies;
  /** Only few games say who made them. */
  const credited = new Map<number, GameRecord[]>();

  const count = (known: Map<number, Tally>, term: number, { top, game }: { top: TopGame; game: GameRecord }): void => {
    const tally = known.get(term);
    if (tally === undefined) known.set(term, { count: 1, top: [top], pictured: pictureOf(game) });
    else {
      tally.count += 1;
      // A list that is pushed to has room for seventeen, and there are 170,000 terms in a catalogue of a million games.
      if (tally.top.length < TOP_GAMES_PER_TERM) tally.top = [...tally.top, top];
    }
  };

  const uniqueOf = (kind: TermKind) => new Map(terms[kind].map((term) => [term.id, term])).values();
  const write = (kind: TermKind): void => {
    const rows = createRowWriter(db, "INSERT INTO term", 7);
    for (const [position, { id, slug, name }] of [...uniqueOf(kind)].entries()) {
      const { count: gamesCount = 0, top = [] } = talliesOf[kind]?.get(id) ?? {};
      rows.add(kind, position, id, slug, name, gamesCount, top[0]?.added ?? 0);
    }
    rows.finish();
  };
  const writeMore = (kind: TermKind): void => {
    const rows = createRecordWriter(db, "INSERT INTO term_more", 2);
    for (const { id, slug: _slug, name: _name, ...rest } of uniqueOf(kind)) {
      const { top = [], pictured = null } = talliesOf[kind]?.get(id) ?? {};
      const members = kind === "creators" ? (credited.get(id) ?? []) : [];
      const person = members.length === 0 ? {} : { positions: positionsIn(members, id) };
      const more = { ...rest, ...person, games: top, pictured } satisfies TermMore;
      rows.add([kind, id], JSON.stringify(more));
    }
    rows.finish();
  };

  return {
    add: (game: GameRecord): void => {
      const { id, slug, name, added } = game;
      const top = { id, slug, name, added };
      for (const kind of STORED_GROUPS) for (const term of game[kind]) count(tallies[kind], term, { top, game });
      for (const person of game.creators) {
        const games = credited.get(person);
        if (games === undefined) credited.set(person, [game]);
        else games.push(game);
      }
    },
    finish: (): MoreWriters => {
      for (const kind of TERM_KINDS) write(kind);
      return new Map(TERM_KINDS.map((kind) => [kind, () => writeMore(kind)]));
    },
  };
}
