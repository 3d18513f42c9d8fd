// The words of running text as they are compared: folded as titles are, without the small words, without endings.
import { stemmer } from "stemmer";
import { words } from "#server/search/titles/fold.ts";

/** Words that stand in any text and any question. */
const SMALL = new Set(
  `a about above after again all also am an and any are around as at be because been before being between both but by can
  could did do does doing done down each else ever every few for from further get gets getting go goes going got had has
  have having he her here hers him his how i if im in into is isnt it its itself just kind lets like me more most my name no
  nor not now of off on once one only onto or other our out over own per put same set she should so some something such
  than that the their them then there these they theyre thing things this those though through to together too under until
  up upon us use using very was we well were what when where which while who whom whose why will with within without would
  you your youre yours game games video videogame called remember title play playing played player players find looking
  want old new really lot lots where's forgot think thought maybe guy someone somebody wasnt cant dont didnt`.split(
    /\s+/,
  ),
);
const TOKENS_MAX = 400;

/** The small words stand for themselves where nothing else was typed. */
export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

/** A word without its ending: `goose`, `geese` and `running` as `goos`, `gees` and `run`. Other scripts stay as they are. */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** Texts use the same words again and again: what has become of them is kept, for so many at most. */
const stems = new Map<string, string>();
const STEMS_MAX = 50_000;

function keptStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  if (stems.size >= STEMS_MAX) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Written as one word, as two and with a hyphen. */
const CO_OP = /\bco[ -]ops?\b/gi;

/** The words of a text in their order, small ones left out. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const word of words(text.replaceAll(CO_OP, "coop"))) {
    if (tokens.length === TOKENS_MAX) break;
    if (!isSmall(word)) tokens.push(keptStem(word));
  }
  return tokens;
}
