// All words of the titles as a tree of letters in arrays. It answers which words are near to a mistyped one, in the first
// letter, too, and which begin with something near to it; whole branches that are too far away are stepped over. Nodes lie
// level by level, so that those with one letter more than another lie in a row: going through them is most of the work.

import type { Steps } from "#server/search/steps.ts";

export type WordTree = {
  /** The last letter of each node. */
  letters: Uint16Array;
  /** Words `first[n]` up to, not including, `end[n]` begin with the letters of node `n`. */
  first: Uint32Array;
  end: Uint32Array;
  /** The nodes with one letter more than node `n` are `children[n]` up to, not including, `children[n + 1]`. */
  children: Uint32Array;
  /** Which letters its words have from each node on: bit `l & 31` for letter `l`, a bit that several letters share. */
  sets: Int32Array;
  /** How many nodes are one letter: the first ones. */
  roots: number;
  words: readonly string[];
};

/** Words `first` up to, not including, `end` are `edits` away; `isWhole`: the one word, not what begins with it. */
export type Near = { first: number; end: number; edits: number; isWhole: boolean };

/** A part of a millisecond's work. */
const EACH = 2048;

const ASCII = 128;
/** As many bits as a whole number has for shifting, less what a step shifts. */
const TYPED_LENGTH_MAX = 30;

/** More letters than there are edits. */
const NOWHERE = -1;
/** For four edits and more nodes would be left out that are near enough. */
const EDITS_MAX = 3;
/** No word goes on for longer than the typed one with all edits. */
const DEPTHS_MAX = TYPED_LENGTH_MAX + EDITS_MAX + 3;

const bitOf = (letter: number): number => 1 << (letter & 31);

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** How many nodes the words have. */
function* countNodes(words: readonly string[]): Steps<number> {
  let size = 0;
  for (const [at, word] of words.entries()) {
    size += word.length - commonLength(words[at - 1] ?? "", word);
    if (at % EACH === 0) yield;
  }
  return size;
}

/** `words` must be sorted by UTF-16 units, without duplicates, none longer than 255. */
export function* createWordTree(words: readonly string[]): Steps<WordTree> {
  const size = yield* countNodes(words);
  const [first, end, children] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size + 1)];
  const [letters, sets] = [new Uint16Array(size), new Int32Array(size)];
  let next = 0;
  /** Makes the nodes of the words from `from` to `to` that have the first `depth` letters in common. */
  const branch = (from: number, to: number, depth: number): void => {
    let open = -1;
    for (let word = from; word < to; word += 1) {
      const text = words[word] ?? "";
      if (text.length === depth) continue;
      const letter = text.charCodeAt(depth);
      if (open < 0 || letters[open] !== letter) {
        open = next;
        next += 1;
        letters[open] = letter;
        first[open] = word;
      }
      end[open] = word + 1;
    }
  };
  branch(0, words.length, 0);
  const roots = next;
  for (let node = 0, depth = 1, levelEnd = roots; node < size; node += 1) {
    if (node === levelEnd) [depth, levelEnd] = [depth + 1, next];
    children[node] = next;
    branch(first[node] ?? 0, end[node] ?? 0, depth);
    if (node % EACH === 0) yield;
  }
  children[size] = next;
  for (let node = size - 1; node >= 0; node -= 1) {
    let set = bitOf(letters[node] ?? 0);
    for (let child = children[node] ?? 0, last = children[node + 1] ?? 0; child < last; child += 1)
      set |= sets[child] ?? 0;
    sets[node] = set;
    if (node % EACH === 0) yield;
  }
  return { letters, first, end, children, sets, roots, words };
}

/** How many of the sorted `words` come before `word`: the place of `word` itself, if it is there. */
export function placeOf(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const withoutLowest = (bits: number): number => bits & (bits - 1);

/**
 * Where in the typed word one can be, having read the letters down to each depth with so many edits at most: bit `n` for
 * after `n` letters. One step is a handful of operations on whole numbers (Wu and Manber 1992, "Fast text searching:
 * allowing errors"), with swaps of neighbours as one edit.
 */
class Places {
  #edits = 0;
  #last = 0;
  /** For each letter, bit `n` where letter `n` of the typed word, counted from 1, is the same. */
  readonly #ascii = new Uint32Array(ASCII);
  readonly #others = new Map<number, number>();
  /** A row of states for each depth, one for each number of edits. */
  readonly #states = new Int32Array(DEPTHS_MAX * (EDITS_MAX + 1));
  /** The masks of the letters on the way. */
  readonly #path = new Int32Array(DEPTHS_MAX);
  /** The letters typed after the first, second, third … */
  readonly #after = new Int32Array(TYPED_LENGTH_MAX + 1);
  /** For each state above the row of nodes that is gone through, what is left to be read of what was typed. */
  readonly #left = new Int32Array(DEPTHS_MAX * (EDITS_MAX + 1));

  /** Begins anew with another word. What is left of the last one below the first row is written before it is read. */
  begin(typed: string, edits: number): void {
    this.#edits = edits;
    this.#last = 1 << typed.length;
    this.#ascii.fill(0);
    this.#others.clear();
    for (let at = 0; at < typed.length; at += 1) {
      const letter = typed.charCodeAt(at);
      if (letter < ASCII) this.#ascii[letter] = (this.#ascii[letter] ?? 0) | (2 << at);
      else this.#others.set(letter, (this.#others.get(letter) ?? 0) | (2 << at));
    }
    for (let level = 0; level <= edits; level += 1) this.#states[level] = (2 << level) - 1;
    this.#after[typed.length] = 0;
    for (let at = typed.length - 1; at >= 0; at -= 1) {
      this.#after[at] = (this.#after[at + 1] ?? 0) | bitOf(typed.charCodeAt(at));
    }
    this.noteLeft(0);
  }

  #maskOf(letter: number): number {
    return letter < ASCII ? (this.#ascii[letter] ?? 0) : (this.#others.get(letter) ?? 0);
  }

  /** To be called before the nodes below `depth` are gone through. */
  noteLeft(depth: number): void {
    const row = depth * (this.#edits + 1);
    for (let level = 0; level <= this.#edits; level += 1) {
      const state = this.#states[row + level] ?? 0;
      this.#left[row + level] = state === 0 ? NOWHERE : (this.#after[31 - Math.clz32(state)] ?? 0);
    }
  }

  /**
   * The first of the nodes from `node` up to `end`, all at `depth`, that may lead to something near enough; `end` where none
   * may. Each letter left to be read that none of a node's words has from there on is one edit more, so that nothing of
   * most nodes is looked at but their `sets`.
   */
  next(sets: Int32Array, depth: number, { node, end }: { node: number; end: number }): number {
    // What is left to be read after so many edits that no more are allowed, one more is, and so on.
    const strictest = depth * (this.#edits + 1) - 1;
    const leftWith = (more: number) => (more > this.#edits ? NOWHERE : (this.#left[strictest - more] ?? NOWHERE));
    const [none, one, two, three] = [leftWith(0), leftWith(1), leftWith(2), leftWith(3)];
    let at = node;
    for (; at < end; at += 1) {
      const lacking = ~(sets[at] ?? 0);
      if ((none & lacking) === 0) break;
      if (withoutLowest(one & lacking) === 0) break;
      if (withoutLowest(withoutLowest(two & lacking)) === 0) break;
      if (withoutLowest(withoutLowest(withoutLowest(three & lacking))) === 0) break;
    }
    return at;
  }

  /**
   * Reads the letter at `depth`, those above it having been read. How many edits all that was typed is from the letters
   * down to here, one more than are allowed for too many; -1 when nothing below can be near enough.
   */
  step(depth: number, letter: number): number {
    const states = this.#states;
    const edits = this.#edits;
    const last = this.#last;
    const row = depth * (edits + 1);
    const above = row - edits - 1;
    const mask = this.#maskOf(letter);
    const before = depth > 1 ? (this.#path[depth - 1] ?? 0) : 0;
    this.#path[depth] = mask;
    let stricter = states[above] ?? 0;
    let state = (stricter << 1) & mask;
    let distance = (state & last) === 0 ? 1 : 0;
    states[row] = state;
    for (let level = 1; level <= edits; level += 1) {
      const own = states[above + level] ?? 0;
      const swapped = before === 0 ? 0 : ((((states[above - edits - 2 + level] ?? 0) << 1) & mask) << 1) & before;
      // Read as typed; or replaced, one too many, one left out; or two swapped.
      state = (((own << 1) & mask) | (stricter << 1) | stricter | (state << 1) | swapped) & (last * 2 - 1);
      states[row + level] = state;
      stricter = own;
      if (distance === level && (state & last) === 0) distance += 1;
    }
    return state === 0 ? -1 : distance;
  }

  /** Do both end alike? Otherwise "near to a beginning" would only mean that the last letter typed is wrong. */
  endsAlike(depth: number): boolean {
    return (((this.#path[depth] ?? 0) | (this.#path[depth - 1] ?? 0)) & this.#last) !== 0;
  }
}

// One search is over before the next begins, and what a letter typed leaves behind has to be collected.
const places = new Places();
/** At each depth the next node, and where its row ends. */
const nodes = new Uint32Array(DEPTHS_MAX);
const ends = new Uint32Array(DEPTHS_MAX);
/** At each depth the fewest edits of a beginning that was found down to there: what lies below with as many is found already. */
const begun = new Uint8Array(DEPTHS_MAX);

/**
 * Words at most `edits` insertions, deletions, substitutions or swaps of neighbours away from `typed`, in their order; with
 * `begins` also all that begin with something so near, each at its fewest edits. What has no edit at all is not among them, nor what is near to a
 * word of more than 30 letters. Of more than three edits three are allowed.
 */
export function findNear(tree: WordTree, typed: string, limits: { edits: number; begins: boolean }): Near[] {
  const { begins } = limits;
  const edits = Math.min(EDITS_MAX, limits.edits);
  const found: Near[] = [];
  if (typed.length > TYPED_LENGTH_MAX || edits < 1) return found;
  const { letters, first, end, children, sets, words } = tree;
  places.begin(typed, edits);
  nodes[1] = 0;
  ends[1] = tree.roots;
  begun[0] = edits + 1;
  for (let depth = 1; depth > 0;) {
    const rowEnd = ends[depth] ?? 0;
    const node = places.next(sets, depth, { node: nodes[depth] ?? 0, end: rowEnd });
    if (node === rowEnd) {
      depth -= 1;
      continue;
    }
    nodes[depth] = node + 1;
    const distance = places.step(depth, letters[node] ?? 0);
    if (distance < 0) continue;
    const above = begun[depth - 1] ?? 0;
    begun[depth] = above;
    if (distance > 0 && distance <= edits) {
      const word = first[node] ?? 0;
      if (words[word]?.length === depth) found.push({ first: word, end: word + 1, edits: distance, isWhole: true });
      if (begins && distance < above && places.endsAlike(depth)) {
        found.push({ first: word, end: end[node] ?? word, edits: distance, isWhole: false });
        begun[depth] = distance;
      }
    }
    nodes[depth + 1] = children[node] ?? 0;
    ends[depth + 1] = children[node + 1] ?? 0;
    places.noteLeft(depth);
    depth += 1;
  }
  return found;
}
