// Takes a provider's key out of what the provider sends: errors like to repeat it, spelled in some way, and may be cut in
// its middle. Any eight signs in a row that occur in a spelling of the key are blotted out, so one pass is enough.

/** A key that short protects nothing, and blotting it out would spoil words. */
const KEY_CHARS_MIN = 8;
/** This many signs of a key in a row are no accident. */
const PIECE_CHARS = 8;
/** Fewer characters of a key's beginning say nothing, and may be a word's. */
const PART_CHARS_MIN = 4;
const BLOT = "[key]";

export type EraserStream = {
  /** Takes the next piece; returns what is sure to hold no key, a few signs behind. */
  push: (text: string) => string;
  /** The rest. */
  end: () => string;
};

const reversed = (text: string) => Array.from(text).toReversed().join("");
const inHex = (text: string, before: string) =>
  [...Buffer.from(text)].map((byte) => before + byte.toString(16).padStart(2, "0")).join("");

/** Base64 looks different for each place in a group of three bytes; its first and last signs depend on the neighbours. */
function base64Spellings(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].flatMap((shift) => {
    const core = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .slice(Math.ceil((shift * 4) / 3), Math.floor(((shift + bytes.length) * 4) / 3));
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** How a key may be spelled where it is repeated. */
function spellingsOf(key: string): string[] {
  const inJson = JSON.stringify(key).slice(1, -1);
  const html = key.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const forwards = [
    key,
    encodeURIComponent(key),
    encodeURI(key),
    inHex(key, "%"),
    inHex(key, String.raw`\u00`),
    inHex(key, ""),
    inJson,
    inJson.replaceAll("/", String.raw`\/`),
    inJson.replaceAll(/[<>&'+=]/g, (sign) => `\\u00${inHex(sign, "")}`),
    key.replaceAll(/[^\w-]/g, (sign) => `\\u00${inHex(sign, "")}`),
    html.replaceAll('"', "&quot;").replaceAll("'", "&#39;"),
    html.replaceAll('"', "&#34;").replaceAll("'", "&#x27;"),
    ...base64Spellings(key),
    ...base64Spellings(reversed(key)),
  ];
  return [...new Set([...forwards, ...forwards.map(reversed)])];
}

/** Escapes of JSON and of addresses may stand for any sign of a key, and need not stand for all of them. */
function withoutEscapes(text: string): string {
  return text.replaceAll(/(?:\\u00|%)([2-7][0-9a-f])/gi, (_escape, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Every piece of the spellings, in lower case: hexadecimal digits and escapes come in both. */
function piecesOf(spellings: readonly string[]): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const spelling of spellings) {
    const small = spelling.toLowerCase();
    for (let at = 0; at + PIECE_CHARS <= small.length; at += 1) pieces.add(small.slice(at, at + PIECE_CHARS));
  }
  return pieces;
}

/** The text without the beginning of a secret that it ends with, where it was cut. */
function withoutCutEnd(text: string, secrets: readonly string[]): string {
  for (let length = PIECE_CHARS - 1; length >= PART_CHARS_MIN; length -= 1) {
    const end = text.slice(-length);
    if (end.length === length && secrets.some((secret) => secret.startsWith(end))) {
      const rest = text.slice(0, -length);
      return rest.endsWith(BLOT) ? rest : rest + BLOT;
    }
  }
  return text;
}

function streamOf(pieces: ReadonlySet<string>, secrets: readonly string[]): EraserStream {
  let waiting = "";
  // How many of the first characters that wait belong to a piece that was found.
  let found = 0;
  let isBlotted = false;
  const take = (isLast: boolean): string => {
    let shown = "";
    let at = 0;
    for (; at + PIECE_CHARS <= waiting.length; at += 1) {
      if (pieces.has(waiting.slice(at, at + PIECE_CHARS).toLowerCase())) found = at + PIECE_CHARS;
      shown += at < found ? (isBlotted ? "" : BLOT) : waiting.charAt(at);
      isBlotted = at < found;
    }
    if (isLast) {
      const rest = waiting.slice(Math.max(at, found));
      shown += (at < found && !isBlotted ? BLOT : "") + rest;
      return withoutCutEnd(shown, secrets);
    }
    waiting = waiting.slice(at);
    found = Math.max(0, found - at);
    return shown;
  };
  return {
    push: (text) => {
      waiting += text;
      return take(false);
    },
    end: () => take(true),
  };
}

const UNTOUCHED = {
  erase: (text: string) => text,
  eraseStream: () => ({ push: (text: string) => text, end: () => "" }),
};

/**
 * `erase` blots `key` out of a text, whatever way it is spelled, whole, in pieces or cut off at the text's end;
 * `eraseStream` does so for a text that comes bit by bit. Without a key both change nothing.
 */
export function createKeyEraser(key: string | undefined): {
  erase: (text: string) => string;
  eraseStream: () => EraserStream;
} {
  if (key === undefined || key.length < KEY_CHARS_MIN) return UNTOUCHED;
  const spellings = spellingsOf(key);
  const pieces = piecesOf(spellings);
  const eraseStream = () => streamOf(pieces, spellings);
  const eraseOnce = (text: string) => {
    const stream = eraseStream();
    const shown = stream.push(text);
    return shown + stream.end();
  };
  return {
    erase: (text) => {
      const decoded = withoutEscapes(text);
      const erased = eraseOnce(decoded);
      // As it was written, unless a key came out that was escaped here and there.
      return erased === decoded ? eraseOnce(text) : erased;
    },
    eraseStream,
  };
}
