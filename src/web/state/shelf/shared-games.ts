// Games in the fragment of an address, which browsers send to no server: a title, each game's id, name and half stars, and the
// note of their list where the visitor gives it along, packed by the browser's own DEFLATE. Whatever somebody made of such an address is read here without trust.
import { throughStream } from "#web/lib/through-stream.ts";
import { favoriteKey } from "#web/state/favorite-game.ts";

export type SharedGame = { readonly id: number; readonly name: string; /** 0 to 10 */ readonly halfStars: number };
export type SharedGames = { readonly title: string; readonly games: readonly SharedGame[]; readonly note?: string };

export const SHARED_MAX = 500;
const TITLE_MAX_CHARACTERS = 120;
const NAME_MAX_CHARACTERS = 120;
const NOTE_MAX_CHARACTERS = 2000;
/** Begins a line of the note. Builds that know of none pass over such lines, which come last. */
const NOTE_SIGN = "!";
/** Of the packed text, so that no address unpacks into more than a page can show. */
const UNPACKED_MAX_BYTES = 512 * 1024;
const PACKED_MAX_CHARACTERS = 64 * 1024;
/** Says how the rest is written. */
const VERSION = "1.";

/** Without line breaks, control characters and what turns the direction of writing. */
const oneLine = (text: string, most: number) =>
  text
    .replaceAll(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .trim()
    .slice(0, most);

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The fragment, without its `#`, for at most `SHARED_MAX` games. */
export async function writeFragment({ title, games, note = "" }: SharedGames): Promise<string> {
  const lines = games
    .slice(0, SHARED_MAX)
    .map(
      ({ id, name, halfStars }) => `${id.toString(36)} ${halfStars.toString(36)} ${oneLine(name, NAME_MAX_CHARACTERS)}`,
    );
  const noteLines = note === "" ? [] : note.split("\n").map((line) => `${NOTE_SIGN} ${line}`);
  const text = [oneLine(title, TITLE_MAX_CHARACTERS), ...lines, ...noteLines].join("\n");
  const packed = await throughStream(
    new TextEncoder().encode(text),
    new CompressionStream("deflate-raw"),
    UNPACKED_MAX_BYTES,
  );
  return VERSION + toText(packed);
}

function readLine(line: string): SharedGame | undefined {
  const [, id = "", stars = "", name = ""] = /^([0-9a-z]{1,11}) ([0-9a]) (.+)$/.exec(line) ?? [];
  const key = favoriteKey(Number.parseInt(id, 36));
  if (key === undefined) return undefined;
  return { id: Number(key), name: oneLine(name, NAME_MAX_CHARACTERS), halfStars: Number.parseInt(stars, 36) };
}

function noteIn(lines: readonly string[]): string {
  const noted = lines.filter((line) => line.startsWith(NOTE_SIGN));
  return noted
    .map((line) => oneLine(line.slice(NOTE_SIGN.length), NOTE_MAX_CHARACTERS))
    .join("\n")
    .slice(0, NOTE_MAX_CHARACTERS)
    .trim();
}

/** What a fragment holds; undefined where it holds no games that can be told. A game is there once. */
export async function readFragment(fragment: string): Promise<SharedGames | undefined> {
  if (!fragment.startsWith(VERSION) || fragment.length > PACKED_MAX_CHARACTERS) return undefined;
  try {
    const packed = toBytes(fragment.slice(VERSION.length));
    const bytes = await throughStream(packed, new DecompressionStream("deflate-raw"), UNPACKED_MAX_BYTES);
    const [title = "", ...lines] = new TextDecoder().decode(bytes).split("\n", SHARED_MAX + 1 + NOTE_MAX_CHARACTERS);
    const games = new Map<number, SharedGame>();
    for (const line of lines.slice(0, SHARED_MAX)) {
      const game = readLine(line);
      if (game !== undefined && game.name !== "" && !games.has(game.id)) games.set(game.id, game);
    }
    if (games.size === 0) return undefined;
    const note = noteIn(lines);
    return { title: oneLine(title, TITLE_MAX_CHARACTERS), games: [...games.values()], ...(note !== "" && { note }) };
  } catch {
    return undefined;
  }
}
