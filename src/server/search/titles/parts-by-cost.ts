// The games that mistyped words are near to, in parts by how far they are, all words together. Of a large catalogue many
// thousands are near to a common word, and a page shows a few: a part is made when somebody asks for it.
import { DocSet } from "#server/search/doc-set.ts";

/** Sets of one word, the nearest first, each with how far it is. */
export type Steps = readonly { cost: number; set: DocSet }[];

export type NearbyPart = { cost: number; docs: DocSet };
type Among = { among: DocSet; cost: number };

/** The games of `set` by how far each is from one word: those up to a cost, each game once, in the nearest. */
function createParts(steps: Steps, set: DocSet): (most: number) => Steps {
  const rest = set.copy();
  const parts: Steps[number][] = [];
  let next = 0;
  return (most) => {
    for (let step = steps[next]; step !== undefined && step.cost <= most; step = steps[next]) {
      next += 1;
      const part = rest.common(step.set);
      rest.andNot(step.set);
      if (!part.isEmpty()) parts.push({ cost: step.cost, set: part });
    }
    return parts;
  };
}

/** Adds to `into` the games of `among` that are just `cost` away from all these words together. */
function addAtCost([parts, ...others]: readonly Steps[], { among, cost }: Among, into: DocSet): void {
  for (const part of parts ?? []) {
    const left = cost - part.cost;
    const isLast = others.length === 0;
    if (left < 0 || (isLast && left > 0)) continue;
    const docs = part.set.common(among);
    if (isLast) into.or(docs);
    else if (!docs.isEmpty()) addAtCost(others, { among: docs, cost: left }, into);
  }
}

function* byCost(words: readonly Steps[], set: DocSet): Generator<NearbyPart> {
  const parts = words.map((steps) => createParts(steps, set));
  const most = words.reduce((sum, steps) => sum + (steps.at(-1)?.cost ?? 0), 0);
  for (let cost = 0; cost <= most; cost += 1) {
    const docs = new DocSet(set.size);
    const within = parts.map((upTo) => upTo(cost));
    addAtCost(within, { among: set, cost }, docs);
    if (!docs.isEmpty()) yield { cost, docs };
  }
}

/** The same items each time, each taken from `source` when it is first asked for. */
function remembered<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at += 1) {
        if (at === known.length) {
          const next = source.next();
          if (next.done === true) return;
          known.push(next.value);
        }
        yield known[at] as T; // There is one: it was pushed.
      }
    },
  };
}

/** `set` by how far each game is from all of these words, the nearest first; no part is empty. They are not to be changed. */
export function partsByCost(words: readonly Steps[], set: DocSet): Iterable<NearbyPart> {
  return remembered(byCost(words, set));
}
