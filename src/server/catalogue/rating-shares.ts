// How a game's ratings divide among RAWG's four words, from what is known of them: their mean and their number. No
// catalogue publishes the shares themselves, but programs written for RAWG read the most frequent word.
import { LRUCache } from "lru-cache";

/** RAWG's words and what each counts in the mean. There is no 2. */
const WORDS = [
  { id: 5, title: "exceptional" },
  { id: 4, title: "recommended" },
  { id: 3, title: "meh" },
  { id: 1, title: "skip" },
] as const;

/**
 * The shares belong to one family of distributions, `weight * exp(bend * slope)`, in which the mean picks the bend.
 * Weights and slopes are fitted to the shares that RAWG answered for 21 well-known games with means of 3.5 to 4.65; they
 * meet those to 4.4 hundredths on average, and the most frequent word of all but one.
 */
const WEIGHTS = [1, 1, 0.2884, 0.0572];
const SLOPES = [5, 4, 3.2, 2.5];
/** From here to there the mean goes from 1 to 5. */
const BEND_MAX = 40;
const BISECTIONS = 60;
const HUNDREDTHS = 10_000;

export type RatingShare = { id: number; title: string; count: number; percent: number };

const meanOf = (shares: readonly number[]): number =>
  WORDS.reduce((sum, { id }, at) => sum + id * (shares[at] ?? 0), 0);

function bentShares(bend: number): number[] {
  const raw = WEIGHTS.map((weight, at) => weight * Math.exp(bend * ((SLOPES[at] ?? 0) - 4)));
  const sum = raw.reduce((total, each) => total + each, 0);
  return raw.map((each) => each / sum);
}

/** Means have two decimals, so that there are few of them. */
const known = new LRUCache<number, readonly number[]>({ max: 500 });

/** The shares of the family whose mean is `mean`, from 1 to 5. */
function sharesOf(mean: number): readonly number[] {
  const shares = known.get(mean) ?? bisectShares(mean);
  known.set(mean, shares);
  return shares;
}

function bisectShares(mean: number): number[] {
  let [low, high] = [-BEND_MAX, BEND_MAX];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(bentShares(middle)) < mean) low = middle;
    else high = middle;
  }
  return bentShares(low);
}

/** `total` divided as `shares` say into whole numbers, the largest remainders rounded up. */
function divide(total: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * total);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact.map((each, at) => ({ at, rest: each % 1 })).toSorted((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

/** Single ratings moved to the next word, and from skip to meh, which counts two: places in `WORDS`. */
const STEPS_UP = [
  [1, 0],
  [2, 1],
] as const;
const [SKIP, MEH] = [3, 2];

/** Moves single ratings between words until all together count `sum`, or as near to it as so many can. */
function balance(counts: readonly number[], sum: number): number[] {
  const balanced = [...counts];
  const has = (at: number): boolean => (balanced[at] ?? 0) > 0;
  const shift = (from: number, to: number): void => {
    balanced[from] = (balanced[from] ?? 0) - 1;
    balanced[to] = (balanced[to] ?? 0) + 1;
  };
  for (let off = sum - meanOf(balanced); off !== 0; off = sum - meanOf(balanced)) {
    const isUp = off > 0;
    const step = STEPS_UP.map(([low, high]) => (isUp ? [low, high] : [high, low])).find(([from = 0]) => has(from));
    const [from, to] = step ?? (isUp ? [SKIP, MEH] : [MEH, SKIP]);
    // Two where one is missing overshoots; then another rating has to make up for it.
    const canReturn = isUp ? has(0) || has(1) : has(1) || has(MEH);
    if (step === undefined && (!has(from ?? 0) || (Math.abs(off) === 1 && !canReturn))) return balanced;
    shift(from ?? 0, to ?? 0);
  }
  return balanced;
}

/**
 * RAWG's `ratings` for `count` ratings with this `mean`, which has two decimals: the most frequent word first, of equal
 * ones the better; words that nobody chose are left out. Their mean rounds to `mean` where so many ratings can. None
 * where either is not known.
 */
export function rateShares(mean: number, count: number): RatingShare[] {
  if (count === 0 || mean < 1) return [];
  const counts = balance(divide(count, sharesOf(mean)), Math.round(mean * count));
  const percents = divide(
    HUNDREDTHS,
    counts.map((each) => each / count),
  );
  return WORDS.map((word, at) => ({ ...word, count: counts[at] ?? 0, percent: (percents[at] ?? 0) / 100 }))
    .filter((share) => share.count > 0)
    .toSorted((a, b) => b.count - a.count || b.id - a.id);
}
