/** Without case and accents. */
export const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Tells of each text that it is given whether it has all of these words, in any order, also as parts of others. Every text
 * has none. The words are folded once, however many texts there are.
 */
export function containing(words: string): (text: string) => boolean {
  const wanted = folded(words).trim().split(/\s+/);
  return (text) => {
    const within = folded(text);
    return wanted.every((word) => within.includes(word));
  };
}
