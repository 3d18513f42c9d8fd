// Takes a provider's key out of what the provider sends: errors like to repeat it, and an error may be cut in its middle.

/** A key that short protects nothing, and blotting it out would spoil words. */
const KEY_CHARS_MIN = 8;
/** Fewer characters of a key's beginning say nothing, and may be a word's. */
const PART_CHARS_MIN = 4;
const BLOT = "[key]";

/** How a key may be spelled where it is repeated: as it is, in an address, inside JSON. */
function spellingsOf(key: string): string[] {
  return [...new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)])];
}

/** The text without the beginning of `secret` that it ends with, where it was cut. */
function withoutCutEnd(text: string, secret: string): string {
  for (let length = secret.length - 1; length >= PART_CHARS_MIN; length -= 1) {
    if (text.endsWith(secret.slice(0, length))) return `${text.slice(0, -length)}${BLOT}`;
  }
  return text;
}

/** A function that blots `key` out of a text, whole or cut off at the text's end. Without a key it changes nothing. */
export function createKeyEraser(key: string | undefined): (text: string) => string {
  if (key === undefined || key.length < KEY_CHARS_MIN) return (text) => text;
  const secrets = spellingsOf(key);
  return (text) => {
    const whole = secrets.reduce((clean, secret) => clean.replaceAll(secret, BLOT), text);
    return secrets.reduce(withoutCutEnd, whole);
  };
}
