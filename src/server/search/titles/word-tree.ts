// All words of the titles as a tree of letters in arrays, in the order of a depth-first walk. It answers which words are
// near to a mistyped one, in the first letter, too, and which begin with something near to it; whole branches that are
// too far away are stepped over.

export type WordTree = {
  letters: Uint16Array;
  depths: Uint8Array;
  /** Words `first[n]` up to, not including, `end[n]` begin with the letters down to node `n`. */
  first: Uint32Array;
  end: Uint32Array;
  /** The next node that is not below this one. */
  skip: Uint32Array;
  words: readonly string[];
};

/** Words `first` up to, not including, `end` are `edits` away; `isWhole`: the one word, not what begins with it. */
export type Near = { first: number; end: number; edits: number; isWhole: boolean };

const FAR = 100;

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** `words` must be sorted by UTF-16 units, without duplicates, none longer than 255. */
export function createWordTree(words: readonly string[]): WordTree {
  let size = 0;
  let before = "";
  for (const word of words) {
    size += word.length - commonLength(before, word);
    before = word;
  }
  const tree = {
    letters: new Uint16Array(size),
    depths: new Uint8Array(size),
    first: new Uint32Array(size),
    end: new Uint32Array(size),
    skip: new Uint32Array(size),
    words,
  };
  const open: number[] = [];
  let node = 0;
  const closeTo = (depth: number, nextWord: number): void => {
    for (let closing = open.length; closing > depth; closing -= 1) {
      const closed = open.pop() ?? 0;
      tree.end[closed] = nextWord;
      tree.skip[closed] = node;
    }
  };
  before = "";
  for (const [index, word] of words.entries()) {
    closeTo(commonLength(before, word), index);
    for (let depth = open.length; depth < word.length; depth += 1) {
      tree.letters[node] = word.charCodeAt(depth);
      tree.depths[node] = depth + 1;
      tree.first[node] = index;
      open.push(node);
      node += 1;
    }
    before = word;
  }
  closeTo(0, words.length);
  return tree;
}

/** The rows of the table of distances, one for each letter on the way down; only cells near the diagonal count. */
class Distances {
  readonly #width: number;
  readonly #rows: Uint8Array;
  readonly #path: Uint16Array;
  readonly #typed: Uint16Array;
  readonly #edits: number;

  constructor(typed: string, edits: number) {
    this.#edits = edits;
    this.#width = typed.length + 2;
    this.#typed = Uint16Array.from(typed, (_, index) => typed.charCodeAt(index));
    const depths = typed.length + edits + 1;
    this.#rows = new Uint8Array(this.#width * (depths + 1)).fill(FAR);
    this.#path = new Uint16Array(depths + 1);
    for (let at = 0; at <= Math.min(edits, typed.length); at += 1) this.#rows[at] = at;
  }

  /** Fills the row of a letter at `depth`; gives the least distance in it. */
  step(depth: number, letter: number): number {
    const typed = this.#typed;
    const rows = this.#rows;
    const row = depth * this.#width;
    const above = row - this.#width;
    const twoAbove = above - this.#width;
    const before = this.#path[depth - 1];
    this.#path[depth] = letter;
    const from = Math.max(1, depth - this.#edits);
    const to = Math.min(typed.length, depth + this.#edits);
    let left = from === 1 ? Math.min(depth, FAR) : FAR;
    let least = left;
    rows[row + from - 1] = left;
    rows[row + to + 1] = FAR;
    for (let at = from; at <= to; at += 1) {
      const isSame = typed[at - 1] === letter;
      let distance = (rows[above + at - 1] ?? FAR) + (isSame ? 0 : 1);
      if (left + 1 < distance) distance = left + 1;
      const dropped = (rows[above + at] ?? FAR) + 1;
      if (dropped < distance) distance = dropped;
      if (depth > 1 && at > 1 && !isSame && typed[at - 1] === before && typed[at - 2] === letter) {
        distance = Math.min(distance, (rows[twoAbove + at - 2] ?? FAR) + 1);
      }
      rows[row + at] = distance;
      if (distance < least) least = distance;
      left = distance;
    }
    return least;
  }

  /** How far all that was typed is from the letters down to `depth`. */
  whole(depth: number): number {
    const { length } = this.#typed;
    return Math.abs(length - depth) > this.#edits ? FAR : (this.#rows[depth * this.#width + length] ?? FAR);
  }

  /** Do both end alike? Otherwise "near to a beginning" would only mean that the last letter typed is wrong. */
  endsAlike(depth: number): boolean {
    const last = this.#typed[this.#typed.length - 1];
    return last === this.#path[depth] || (depth > 1 && last === this.#path[depth - 1]);
  }
}

/**
 * Words at most `edits` insertions, deletions, substitutions or swaps of neighbours away from `typed`; with `begins`
 * also all that begin with something so near. What has no edit at all is not among them.
 */
export function findNear(tree: WordTree, typed: string, { edits, begins }: { edits: number; begins: boolean }): Near[] {
  const found: Near[] = [];
  const distances = new Distances(typed, edits);
  const deepest = typed.length + edits;
  const { depths, letters, first, end, skip, words } = tree;
  let node = 0;
  while (node < letters.length) {
    const depth = depths[node] ?? 0;
    if (depth > deepest || distances.step(depth, letters[node] ?? 0) > edits) {
      node = skip[node] ?? letters.length;
      continue;
    }
    const distance = distances.whole(depth);
    if (distance > 0 && distance <= edits) {
      const word = first[node] ?? 0;
      if (words[word]?.length === depth) found.push({ first: word, end: word + 1, edits: distance, isWhole: true });
      if (begins && distances.endsAlike(depth)) {
        found.push({ first: word, end: end[node] ?? word, edits: distance, isWhole: false });
      }
    }
    node += 1;
  }
  return found;
}
