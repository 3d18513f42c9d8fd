// The one reading of a game's id from an address, and where ids begin that no other catalogue gives.

/** Ids made for games that no other catalogue numbers lie from here on, above those that data/ gives by hand. */
export const MADE_IDS_FROM = 3_000_000_000;

/**
 * The id in `text`, or undefined unless it is a positive decimal integer of at most Number.MAX_SAFE_INTEGER:
 * no sign, no leading zero, no exponent, no hexadecimal.
 */
export function parseGameId(text: string): number | undefined {
  if (!/^[1-9][0-9]{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}
