// Titles as GameDataBase writes them, made into titles as people write them.
import { titleKey } from "#server/search/titles/spellings.ts";

const ARTICLE_LAST = /^(.+), (The|A|An|Le|La|Les|L'|Der|Die|Das|El|Los|Las|Il|De)((?: ?[:-] .*)?)$/;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
]);
const MIDDLE_DOT = / ?[・·･] ?/g;
/** Signs that stand for others, because a comma divides the columns. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/[‚，]/g, ","],
  [/[‟“”„]/g, '"'],
  [/[‘’]/g, "'"],
  [/\u3000/g, " "],
];
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function dotted(title: string): string {
  return title.replace(MIDDLE_DOT, (dot) => (/^\s.*\s$/.test(dot) ? " & " : "-"));
}

/** Without what stands in brackets: what kind of copy it was, which disc, which episode. A bracket alone is a sign. */
function withoutBrackets(title: string): string {
  const open: { at: number; closing: string }[] = [];
  let kept = "";
  for (const letter of title) {
    const closing = CLOSING.get(letter);
    const last = open.at(-1);
    if (last?.closing === letter) {
      open.pop();
      kept = kept.slice(0, last.at).trimEnd();
      continue;
    }
    if (closing !== undefined) open.push({ at: kept.length, closing });
    kept += letter;
  }
  return kept;
}

/** With its article in front, without brackets and stand-ins; `""` where nothing is left. */
export function cleanTitle(raw: string): string {
  let title = STAND_INS.reduce((text, [sign, meant]) => text.replaceAll(sign, meant), raw).trim();
  // A title that stands in brackets as a whole is shown nowhere in the game, but it is its title.
  title = title.replace(/^\(([^()]*)\)$/, "$1");
  title = withoutBrackets(title)
    .replace(/\s+/g, " ")
    .replace(/ ([:,])/g, "$1")
    .trim();
  if (!NOT_LATIN.test(title.replace(MIDDLE_DOT, ""))) title = dotted(title);
  const [, rest, article, after = ""] = ARTICLE_LAST.exec(title) ?? [];
  if (rest === undefined || article === undefined) return title;
  return `${article}${article.endsWith("'") ? "" : " "}${rest}${after}`;
}

/** The parts of a title that says two: "Scud Race / SEGA Super GT". */
export function titlesIn(title: string): string[] {
  return title.split(" / ").filter((part) => part !== "");
}

/**
 * Of a title in its own script what is not the title in Latin letters again: `ロックマン` of `Rockman ロックマン`. `latin` is
 * what Latin letters stand in front, which may be another title.
 */
export function ownScript(raw: string, title: string): { script?: string; latin?: string } {
  if (raw === "") return {};
  const whole = cleanTitle(raw);
  const start = whole.search(NOT_LATIN);
  if (start < 0) return whole === "" ? {} : { latin: whole };
  // The Latin words in front end before the first word of the other script.
  const front = whole.slice(0, whole.lastIndexOf(" ", start) + 1).trim();
  const rest = whole.slice(front.length).trim();
  if (front === "") return { script: whole };
  const [own, said] = [titleKey(title), titleKey(front)];
  if (own === said) return { script: rest };
  // The beginning of the title is no title of its own: `Tetris テトリスバトル外伝` is not Tetris.
  return own.startsWith(said) ? { script: whole } : { script: rest, latin: front };
}
