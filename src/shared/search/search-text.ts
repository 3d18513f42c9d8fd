// What is read of the words that a visitor looks for, wherever they come from: a field, an address, a foreign client. What
// an address cannot carry is settled here, so that no question that the app asks is ever refused for its form.

const CHARACTERS_MAX = 1000;
/** As they stand in an address: what a target may have, less room for filters and what else is asked. */
const ENCODED_MAX_BYTES = 6000;

/** The beginning of a text that takes at most `maxBytes` in an address; no character is parted. */
function cutEncoded(text: string, maxBytes: number): string {
  if (encodeURIComponent(text).length <= maxBytes) return text;
  let [end, bytes] = [0, 0];
  for (const character of text) {
    bytes += encodeURIComponent(character).length;
    if (bytes > maxBytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * As much of a search as is read, in UTF-16 units. A NUL, which no address may hold, is a space; a character that the cut
 * parts, or that came as a half, is U+FFFD.
 */
export function readSearchText(text: string): string {
  return cutEncoded(text.slice(0, CHARACTERS_MAX).replaceAll("\0", " ").toWellFormed(), ENCODED_MAX_BYTES);
}
