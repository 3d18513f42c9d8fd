// Words in a drawn picture: the display face's outlines, set line by line. Nothing here reads a font, so that the same words
// look the same on every machine.
import face from "./letters.json" with { type: "json" };

const LETTERS: Readonly<Record<string, readonly (number | string)[]>> = face.letters;
const KERNS: Readonly<Record<string, number>> = face.kerns;
const ELLIPSIS = "…";

/** Letters as wide as they are advanced, in units of the face, and their outlines. */
type Letter = { character: string; advance: number; outline: string };

export type SetLines = {
  /** The words as outlines, the first baseline at y = 0, growing downwards. */
  markup: string;
  lines: number;
  size: number;
};

/** Marks that the face does not have are left out of letters that it has without them. */
function knownForm(character: string): string | undefined {
  if (Object.hasOwn(LETTERS, character)) return character;
  const plain = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain !== "" && Array.from(plain).every((each) => Object.hasOwn(LETTERS, each)) ? plain : undefined;
}

/** The text in characters of the face; undefined where there is one that cannot be set. */
function spell(text: string): string | undefined {
  const forms = Array.from(text.normalize("NFC").replaceAll(/\s+/gu, " ").trim(), knownForm);
  return forms.includes(undefined) ? undefined : forms.join("");
}

function lettersOf(line: string): Letter[] {
  const characters = Array.from(line);
  return characters.map((character, at) => {
    const [advance = 0, outline = ""] = LETTERS[character] ?? [];
    const kern = KERNS[`${character}${characters[at + 1] ?? ""}`] ?? 0;
    return { character, advance: Number(advance) + kern, outline: String(outline) };
  });
}

const widthOf = (line: string, size: number) =>
  (lettersOf(line).reduce((sum, { advance }) => sum + advance, 0) * size) / face.unitsPerEm;

/** Lines no wider than `width`, as few as there can be; undefined where a single word is wider. */
function breakLines(words: readonly string[], size: number, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word, size) > width) return undefined;
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As much of a text as fits into one line, with a sign that there is more. */
function cut(text: string, size: number, width: number): string {
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(`${characters.join("")}${ELLIPSIS}`, size) > width) characters.pop();
  return `${characters.join("").trimEnd()}${ELLIPSIS}`;
}

function draw(lines: readonly string[], size: number, lineHeight: number): string {
  const scale = size / face.unitsPerEm;
  return lines
    .flatMap((line, row) => {
      let x = 0;
      return lettersOf(line).map(({ advance, outline }) => {
        const place = `translate(${(x * scale).toFixed(1)} ${(row * lineHeight).toFixed(1)}) scale(${scale} ${-scale})`;
        x += advance;
        return outline === "" ? "" : `<path transform="${place}" d="${outline}"/>`;
      });
    })
    .join("");
}

type Room = {
  width: number;
  /** In pixels, the largest first, and on how many lines at the most. */
  sizes: readonly { size: number; lines: number }[];
  /** Of the size of the letters. */
  lineHeight: number;
};

/** The text as large as it fits; undefined where the face does not have its letters, or there are none. */
export function setWords(text: string, { width, sizes, lineHeight }: Room): SetLines | undefined {
  const spelled = spell(text);
  if (spelled === undefined || spelled === "") return undefined;
  for (const { size, lines: most } of sizes) {
    const lines = breakLines(spelled.split(" "), size, width);
    if (lines === undefined || lines.length > most) continue;
    return { markup: draw(lines, size, size * lineHeight), lines: lines.length, size };
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 0, lines: 1 };
  const whole = breakLines(spelled.split(" "), size, width)?.slice(0, most - 1) ?? [];
  const rest = spelled.slice(whole.join(" ").length).trimStart();
  const lines = [...whole, cut(rest, size, width)];
  return { markup: draw(lines, size, size * lineHeight), lines: lines.length, size };
}
