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

const ASCII = 128;
/** As many bits as a whole number has for shifting, less what a step shifts. */
const TYPED_LENGTH_MAX = 30;

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

/**
 * Where in the typed word one can be, having read the letters down to each depth with so many edits at most: bit `n` for
 * after `n` letters. One step is a handful of operations on whole numbers (Wu and Manber 1992, "Fast text searching:
 * allowing errors"), with swaps of neighbours as one edit.
 */
class Places {
  /** For each letter, bit `n` where letter `n` of the typed word, counted from 1, is the same. */
  readonly #masks = new Map<number, number>();
  readonly #asciiMasks = new Uint32Array(ASCII);
  readonly #levels: number;
  readonly #last: number;
  readonly #within: number;
  readonly #states: Uint32Array;
  readonly #path: Uint16Array;

  constructor(typed: string, edits: number) {
    const { length } = typed;
    for (let at = 0; at < length; at += 1) {
      const letter = typed.charCodeAt(at);
      const mask = this.#maskOf(letter) | (2 << at);
      if (letter < ASCII) this.#asciiMasks[letter] = mask;
      else this.#masks.set(letter, mask);
    }
    this.#levels = edits + 1;
    this.#last = 1 << length;
    this.#within = this.#last * 2 - 1;
    this.#states = new Uint32Array((length + edits + 2) * this.#levels);
    this.#path = new Uint16Array(length + edits + 2);
    for (let level = 0; level <= edits; level += 1) this.#states[level] = (2 << level) - 1;
  }

  #maskOf(letter: number): number {
    return letter < ASCII ? (this.#asciiMasks[letter] ?? 0) : (this.#masks.get(letter) ?? 0);
  }

  /** Reads the letter at `depth`, the ones above it having been read. Is anything still near enough? */
  step(depth: number, letter: number): boolean {
    const states = this.#states;
    const levels = this.#levels;
    const row = depth * levels;
    const above = row - levels;
    const mask = this.#maskOf(letter);
    const before = depth > 1 ? this.#maskOf(this.#path[depth - 1] ?? 0) : 0;
    this.#path[depth] = letter;
    let state = ((states[above] ?? 0) << 1) & mask;
    states[row] = state;
    for (let level = 1; level < levels; level += 1) {
      const stricter = states[above + level - 1] ?? 0;
      const swapped = before === 0 ? 0 : ((((states[above - levels + level - 1] ?? 0) << 1) & mask) << 1) & before;
      // Read as typed; or replaced, one too many, one left out; or two swapped.
      state =
        ((((states[above + level] ?? 0) << 1) & mask) | (stricter << 1) | stricter | (state << 1) | swapped) &
        this.#within;
      states[row + level] = state;
    }
    return state !== 0;
  }

  /** How many edits all that was typed is from the letters down to `depth`; more than are allowed for too many. */
  whole(depth: number): number {
    const row = depth * this.#levels;
    let level = 0;
    while (level < this.#levels && ((this.#states[row + level] ?? 0) & this.#last) === 0) level += 1;
    return level;
  }

  /** Do both end alike? Otherwise "near to a beginning" would only mean that the last letter typed is wrong. */
  endsAlike(depth: number): boolean {
    const alike = (at: number) => (this.#maskOf(this.#path[at] ?? 0) & this.#last) !== 0;
    return alike(depth) || (depth > 1 && alike(depth - 1));
  }
}

/**
 * Words at most `edits` insertions, deletions, substitutions or swaps of neighbours away from `typed`; with `begins`
 * also all that begin with something so near. What has no edit at all is not among them, nor what is near to a word of
 * more than 30 letters.
 */
export function findNear(tree: WordTree, typed: string, { edits, begins }: { edits: number; begins: boolean }): Near[] {
  const found: Near[] = [];
  if (typed.length > TYPED_LENGTH_MAX) return found;
  const places = new Places(typed, edits);
  const { depths, letters, first, end, skip, words } = tree;
  let node = 0;
  while (node < letters.length) {
    const depth = depths[node] ?? 0;
    if (!places.step(depth, letters[node] ?? 0)) {
      node = skip[node] ?? letters.length;
      continue;
    }
    const distance = places.whole(depth);
    if (distance > 0 && distance <= edits) {
      const word = first[node] ?? 0;
      if (words[word]?.length === depth) found.push({ first: word, end: word + 1, edits: distance, isWhole: true });
      if (begins && places.endsAlike(depth)) {
        found.push({ first: word, end: end[node] ?? word, edits: distance, isWhole: false });
      }
    }
    node += 1;
  }
  return found;
}
