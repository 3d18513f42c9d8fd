// Reads one text between quotation marks out of JSON that need not be well-formed. A text is whole or it is none: where
// a mark inside it may be the end of one text and the beginning of another, nothing of it is read.

/** Models write typographic quotation marks, apostrophes and backticks where JSON has one kind only. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", "“": "”", "‘": "’", "`": "`" };
const LOOK_AROUND = 64;

/**
 * After a mark that really ends a text comes a colon, a bracket with more of the structure behind it, a comma with
 * another value, key, comment or ellipsis, or a new line that begins with a value.
 */
const AFTER_TEXT =
  /^\s*(?:(?<=\n\s*)["'“‘{[]|[:}]|\](?=\s*(?:[,\]}"'“‘`<]|$)|\s*\n)|,\s*(?:["'“‘`{[\]}\d/…-]|\.{3}|true\b|false\b|null\b|True\b|False\b|None\b|[A-Za-z_]\w*\s*:|$))/;

/** Where a text ends, and what it says; `text` is undefined when it is none that anybody wrote whole. */
export type QuotedText = { end: number; text: string | undefined };

/** Does a quotation mark of any kind stand at `index`? */
export function isQuote(source: string, index: number): boolean {
  return Object.hasOwn(QUOTES, source.charAt(index));
}

/** The inside of a text as it was meant; undefined when an escape in it is broken. */
function decode(inner: string): string | undefined {
  const escaped = inner
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f]/g, " ")
    .replaceAll(/\\[\s\S]|"/g, (part) => {
      if (part === '"') return String.raw`\"`;
      return part === String.raw`\'` ? "'" : part;
    });
  try {
    return String(JSON.parse(`"${escaped}"`));
  } catch {
    return undefined;
  }
}

/** In single quotes an apostrophe stands behind a letter and before another or a space (`Baldur's`). */
function isApostrophe(source: string, index: number): boolean {
  return /['’]/.test(source.charAt(index)) && /\p{L}['’][\p{L}\s]/u.test(source.slice(index - 1, index + 2));
}

/**
 * The text that begins with the quotation mark at `start`; undefined when it never ends. At the very end of `source`
 * only a plain quotation mark counts: an apostrophe there may be that of "Baldur's".
 */
export function readQuotedText(source: string, start: number): QuotedText | undefined {
  const opener = source.charAt(start);
  const closer = QUOTES[opener];
  let isWhole = true;
  for (let index = start + 1; index < source.length; index++) {
    const char = source.charAt(index);
    if (char === "\\") index += 1;
    else if (char === closer) {
      const rest = source.slice(index + 1, index + LOOK_AROUND);
      if (rest.trim() === "" ? opener === '"' : AFTER_TEXT.test(rest)) {
        return { end: index + 1, text: isWhole ? decode(source.slice(start + 1, index)) : undefined };
      }
      isWhole &&= isApostrophe(source, index);
    }
  }
  return undefined;
}

const PAIRS: Readonly<Record<string, string>> = { "]": "[", "}": "{" };

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const char of text) {
    if (char === "[" || char === "{") open.push(char);
    else if (char in PAIRS && open.pop() !== PAIRS[char]) return false;
  }
  return open.length === 0;
}

/** Texts that begin or end with these have lost their own end or taken in what stood between them and the next. */
const TORN = /^[,:;]|[,:[{\\]$|["'“”‘’`]\s*:/;
const KEY = /^(?:recommendations|tricks|name|games|titles?|category|reason|why|trick|text|tip|description)$/;

/** Can a text of an answer whose structure is broken be one that was meant so? Doubt is no. */
export function isTrusted(text: string): boolean {
  const plain = text.trim();
  const marks = plain.match(/"/g)?.length ?? 0;
  return marks % 2 === 0 && isBalanced(plain) && !TORN.test(plain) && !KEY.test(plain);
}
