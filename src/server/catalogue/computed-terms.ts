// The games of the entries that are worked out: upcoming ones, those of a month, little-known ones, those like another.
import { LITTLE_KNOWN, monthDays, RELEASED, UPCOMING } from "#shared/catalogue/computed-terms.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { digitsOf } from "#server/search/filters/columns.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { ComputeTerm } from "#server/search/filters/selection.ts";

/** Of a hundred games the forty best known are not little known, in a large catalogue the best known thousand. */
const BETTER_KNOWN_SHARE = 0.4;
const BETTER_KNOWN_MAX = 1000;

/** The games that are not out, worked out once a day. */
export function createUpcoming(index: Pick<FilterIndex, "select">, now: () => number): () => DocSet {
  let known: { day: string; games: DocSet } | undefined;
  return () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (known?.day === day) return known.games;
    const groups = { release: { any: [{ group: "release", id: UPCOMING.id } as const] } };
    known = { day, games: index.select({ groups, ranges: {}, within: [], outside: [] }) };
    return known.games;
  };
}

export type ComputedTermsDeps = {
  /** Documents of the games like the game with this id, the most alike first; undefined where it is unknown. */
  like: (id: number) => readonly number[] | undefined;
  now: () => number;
};

/** Documents are numbered by popularity, from 0. */
export function createComputedTerms({ like, now }: ComputedTermsDeps): ComputeTerm {
  return ({ group, id }, { orders }) => {
    const { values } = orders.released;
    const size = values.length;
    const where = (holds: (day: number, doc: number) => boolean): DocSet => {
      const set = new DocSet(size);
      for (let doc = 0; doc < size; doc += 1) if (holds(values[doc] ?? 0, doc)) set.add(doc);
      return set;
    };
    if (group === "like") {
      const docs = like(id);
      return docs && DocSet.of(size, docs);
    }
    if (group === "fame") {
      return id === LITTLE_KNOWN.id
        ? where((_, doc) => doc >= Math.min(BETTER_KNOWN_MAX, size * BETTER_KNOWN_SHARE))
        : undefined;
    }
    if (group !== "release") return undefined;
    const today = digitsOf(new Date(now()).toISOString().slice(0, 10));
    // A game that was announced without a day has none in the index.
    if (id === UPCOMING.id) return where((day) => day === 0 || day > today);
    if (id === RELEASED.id) return where((day) => day > 0 && day <= today);
    const days = monthDays(id);
    return days && where((day) => day >= days.from && day <= days.to);
  };
}
