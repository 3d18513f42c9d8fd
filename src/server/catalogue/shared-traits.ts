// What two games have in common, as entries of the taxonomies: for insights, which put it into sentences, and for lists of
// games like one, which tell it of each.
import type { Likeness, Profile } from "./likeness.ts";
import type { GameRecord } from "./record.ts";
import type { TermRecord, Terms } from "./terms.ts";

/** A tag that more than a fifth of all games have says nothing: the logarithm of five. */
const TELLING_MIN = 1.6;

export type SharedTraits = {
  isSameSeries: boolean;
  developers: TermRecord[];
  /** Those that tell something, the most telling first. */
  tags: TermRecord[];
  genres: TermRecord[];
};

type Compared = Profile & { series?: readonly number[] };

/** A function that tells what two games share. `likeness` is asked for when first needed. */
export function createSharedTraits({ terms, likeness }: { terms: Terms; likeness: () => Likeness }) {
  return (subject: Compared, other: GameRecord): SharedTraits => {
    const both = (kind: "tags" | "genres" | "developers") => other[kind].filter((id) => subject[kind].includes(id));
    const telling = both("tags")
      .filter((id) => likeness().tellingOf(id) >= TELLING_MIN)
      .toSorted((a, b) => likeness().tellingOf(b) - likeness().tellingOf(a));
    return {
      isSameSeries: other.series.some((id) => subject.series?.includes(id)),
      developers: terms.byIds("developers", both("developers")),
      tags: terms.byIds("tags", telling),
      genres: terms.byIds("genres", both("genres")),
    };
  };
}
