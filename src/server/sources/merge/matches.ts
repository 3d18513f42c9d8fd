// Which records are which games, in rows of numbers: a million games as lists of objects would be a sixth of a gigabyte, and
// they are needed until the last game has been written. What is asked for is put together then.
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";

/** A record of a source. What it says is read again whenever it is asked for, where it is not at hand. */
export type Member = {
  source: string;
  key: string;
  /** RAWG's id, where it says one. */
  rawg: number | undefined;
  /** The key of the game that it is an edition or an addition of. */
  parent: string | undefined;
  readonly record: SourceRecord;
};
/** Reads a record of a source by its key. */
export type ReadRecord = (key: string) => SourceRecord;
/** The records of one game, in the order of their sources. */
export type Match = readonly Member[];

/** Games by number, in the order in which they became known. */
export type Matches = Iterable<Match> & { length: number; at: (game: number) => Match | undefined };

type Source = { source: string; read?: ReadRecord | undefined };

export class MatchRows implements Matches {
  readonly #sources: Source[] = [];
  /** By the numbers of records: */
  readonly #sourceOf = new GrowingArray();
  readonly #keys: string[] = [];
  /** 0 where it says none. */
  readonly #rawg = new GrowingArray();
  readonly #parents: (string | undefined)[] = [];
  /** The next record of the same game; 0, which is the first record of all, for none. */
  readonly #next = new GrowingArray();
  /** Those that cannot be read again. */
  readonly #held = new Map<number, SourceRecord>();
  /** By the numbers of games: */
  readonly #first = new GrowingArray();
  readonly #last = new GrowingArray();

  get length(): number {
    return this.#first.length;
  }

  /** Takes in the first record of a game; gives the game's number. `read` reads it again, else it is held. */
  begin(source: Source, record: SourceRecord): number {
    const number = this.#take(source, record);
    this.#first.push(number);
    this.#last.push(number);
    return this.length - 1;
  }

  /** Takes in a further record of a game. */
  join(game: number, source: Source, record: SourceRecord): void {
    const number = this.#take(source, record);
    this.#next.set(this.#last.get(game), number);
    this.#last.set(game, number);
  }

  /** The numbers of a game's records: how many were taken in before them. */
  numbers(game: number): number[] {
    const numbers = [this.#first.get(game)];
    for (let next = this.#next.get(numbers[0] ?? 0); next !== 0; next = this.#next.get(next)) numbers.push(next);
    return numbers;
  }

  sourceOf(number: number): string {
    return this.#sources[this.#sourceOf.get(number)]?.source ?? "";
  }

  keyOf(number: number): string {
    return this.#keys[number] ?? "";
  }

  at(game: number): Match | undefined {
    return game < this.length ? this.numbers(game).map((number) => this.#member(number)) : undefined;
  }

  *[Symbol.iterator](): Generator<Match> {
    for (let game = 0; game < this.length; game += 1) yield this.at(game) ?? [];
  }

  #take({ source, read }: Source, record: SourceRecord): number {
    const { key, ids, parent } = record;
    const number = this.#keys.length;
    const known = this.#sources.findLastIndex((each) => each.source === source && each.read === read);
    this.#sourceOf.push(known === -1 ? this.#sources.push({ source, read }) - 1 : known);
    this.#keys.push(key);
    this.#rawg.push(ids.rawg ?? 0);
    this.#parents.push(parent);
    this.#next.push(0);
    if (read === undefined) this.#held.set(number, record);
    return number;
  }

  #member(number: number): Member {
    const key = this.keyOf(number);
    const read = this.#sources[this.#sourceOf.get(number)]?.read;
    const held = this.#held.get(number);
    return {
      source: this.sourceOf(number),
      key,
      rawg: this.#rawg.get(number) || undefined,
      parent: this.#parents[number],
      get record() {
        const record = held ?? read?.(key);
        if (record === undefined) throw new Error("a record that cannot be read again is held");
        return record;
      },
    };
  }
}
