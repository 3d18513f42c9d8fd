// Closes a JSON object that breaks off, after its last whole value. It never completes a text: half a title would be a
// title that nobody wrote. Texts come out in JSON's own quotation marks; nothing else is repaired.

type Open = "{" | "[";
const CLOSERS: Record<Open, string> = { "{": "}", "[": "]" };
/** Models write typographic quotation marks, apostrophes and backticks where JSON has one kind only. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", "“": "”", "‘": "’", "`": "`" };
/** Nothing that is asked for lies deeper; what does is not worth following. */
const DEPTH_MAX = 32;
const LOOK_AROUND = 64;

/** After a mark that really ends a text comes a colon, a bracket, a comma with another value or key, or a new line. */
const AFTER_TEXT = /^\s*(?:(?<=\n\s*)["'“‘{[]|[:\]}]|,\s*(?:["'“‘`{[\]}\d-]|true\b|false\b|null\b|[A-Za-z_]\w*\s*:|$))/;
const BEFORE_TEXT = /[{[,:]\s*$/;
const BARE_VALUE = /[:[,]\s*(?:-?\d[\d.eE+-]*|true|false|null)\s*$/;

/**
 * Index just behind the text that starts at `start`; undefined when it does not end. At the very end of `text` only a
 * plain quotation mark counts: an apostrophe there may be that of "Baldur's".
 */
function endOfText(text: string, start: number): number | undefined {
  const opener = text.charAt(start);
  const closer = QUOTES[opener];
  for (let index = start + 1; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === "\\") index += 1;
    else if (char === closer) {
      const rest = text.slice(index + 1, index + LOOK_AROUND);
      if (rest.trim() === "" ? opener === '"' : AFTER_TEXT.test(rest)) return index + 1;
    }
  }
  return undefined;
}

function isTextAt(text: string, index: number): boolean {
  const char = text.charAt(index);
  if (!(char in QUOTES)) return false;
  return char === '"' || BEFORE_TEXT.test(text.slice(Math.max(0, index - LOOK_AROUND), index));
}

/** `raw`, marks included, as JSON writes it: whatever it was quoted with, and with the marks inside it escaped. */
function asJsonText(raw: string): string {
  const inner = raw.slice(1, -1).replaceAll(/\\[\s\S]|"/g, (part) => {
    if (part === '"') return String.raw`\"`;
    return part === String.raw`\'` ? "'" : part;
  });
  return `"${inner}"`;
}

/**
 * The object that begins with the brace at `start`, whole or closed after its last complete value. Undefined when
 * nothing in it is complete.
 */
export function completeObject(text: string, start: number): string | undefined {
  const open: Open[] = [];
  let written = "";
  let isKeyNext = false;
  let safe: { end: number; open: Open[] } | undefined;
  const markSafe = () => (safe = { end: written.length, open: [...open] });
  for (let index = start; index < text.length; index++) {
    const char = text.charAt(index);
    if (isTextAt(text, index)) {
      const end = endOfText(text, index);
      if (end === undefined) break;
      written += asJsonText(text.slice(index, end));
      if (!isKeyNext) markSafe();
      // A comma may be missing; a text after a value in an object is the next key all the same.
      isKeyNext = !isKeyNext && open.at(-1) === "{";
      index = end - 1;
      continue;
    }
    // A bare value is complete only at its comma; what else may stand there is no value.
    if (char === "," && !isKeyNext && BARE_VALUE.test(written.slice(-LOOK_AROUND))) markSafe();
    written += char;
    if (char === "{" || char === "[") {
      if (open.length === DEPTH_MAX) break;
      open.push(char);
      isKeyNext = char === "{";
    } else if (char === "}" || char === "]") {
      open.pop();
      if (open.length === 0) return written;
      markSafe();
    } else if (char === ":") isKeyNext = false;
    else if (char === ",") isKeyNext = open.at(-1) === "{";
  }
  if (safe === undefined) return undefined;
  const closers = safe.open.toReversed().map((bracket) => CLOSERS[bracket]);
  return written.slice(0, safe.end) + closers.join("");
}
