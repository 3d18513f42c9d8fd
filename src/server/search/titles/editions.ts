// What is added to a title without making it another game. The only list of it.
const EDITION_WORDS = new Set(
  `edition game of the year goty deluxe definitive remastered remaster complete enhanced gold ultimate special anniversary
  directors cut hd ultra legendary collectors premium extended digital platinum standard`.split(/\s+/),
);

const NOTE_WORDS_MAX = 3;
/** What ends an edition's name and hardly ever a title; `Game`, `Gold` and `Year` end titles as well. */
const EDITION_ENDS = new Set("edition goty deluxe definitive remastered remaster hd cut".split(" "));

/** What is left of a name without the words of an edition at its end, if there are any. */
export function withoutEdition(meant: readonly string[]): readonly string[] | undefined {
  let end = meant.length;
  while (end > 0 && EDITION_WORDS.has(meant[end - 1] ?? "")) end -= 1;
  return end === 0 || end === meant.length ? undefined : meant.slice(0, end);
}

/** Is this part behind a colon or dash nothing but the name of an edition (`The Final Cut`)? Longer ones are edition words. */
export function isEditionNote(meant: readonly string[]): boolean {
  // A subtitle may end so as well: `Senua's Sacrifice VR Edition`.
  const isShort = meant.length > 1 && meant.length <= NOTE_WORDS_MAX;
  return isShort && ["edition", "cut"].includes(meant.at(-1) ?? "");
}

/**
 * What else somebody may mean who names an edition: the title without its words and, before `edition`, without one more
 * word, for editions have names of their own (`Voidheart Edition`). None where the words name no edition.
 */
export function titlesOfEdition(meant: readonly string[]): (readonly string[])[] {
  const last = meant.at(-1) ?? "";
  const left = EDITION_ENDS.has(last) ? withoutEdition(meant) : undefined;
  if (left === undefined) return [];
  return last === "edition" && left.length > 1 ? [left, left.slice(0, -1)] : [left];
}
