/** Without case and accents. */
export const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Tells of each text that it is given whether it has all of these words, in any order, also as parts of others. Every text
 * has none. The words are folded once, however many texts there are.
 */
export function containing(words: string): (text: string) => boolean {
  const isIn = containingFolded(words);
  return (text) => isIn(folded(text));
}

/** The same of texts that are folded already: who asks after each letter need not fold them each time. */
export function containingFolded(words: string): (text: string) => boolean {
  const wanted = folded(words).trim().split(/\s+/);
  return (text) => wanted.every((word) => text.includes(word));
}
