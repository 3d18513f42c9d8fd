// Files of large shelves, as the app writes them: games as a card keeps them, under ids of their own, with all that people
// say of games.
import { mkdtempSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KeptGame, readKeptGame } from "#web/state/read-kept-game.ts";

const MARKS = ["want", "playing", "finished", "dropped", "not-interested"];
const NOTES = ["With Anna, on the train.", "The ending!", "Too long for me, but the music stays.", ""];
const FIRST_ID = 1_000_000;
const LISTS = 10;
const OF_A_LIST_MAX = 500;

/** What the app asks for with a list, so that its cards have all they keep. */
const ASKED = "/api/games?page_size=40&include=screenshots,movies,developers";

const stamped = (value: unknown, at: number) => ({ value, at, by: "bench" });
const twoDigits = (figure: number) => String(figure).padStart(2, "0");

function anEntry(game: KeptGame, index: number): object {
  const at = Date.UTC(2025, 0, 1) + ((index * 7919) % 5000) * 60_000;
  const id = FIRST_ID + index;
  const year = 2015 + (index % 11);
  const finished = `${year}-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}`;
  return {
    id,
    game: stamped({ ...game, id, name: `${game.name} ${index % 97}` }, at),
    mark: stamped(MARKS[index % MARKS.length], at),
    halfStars: stamped(1 + (index % 10), at),
    note: stamped(NOTES[index % NOTES.length], at),
    plays: index % 3 === 0 ? { p: stamped({ begun: "", finished }, at) } : {},
  };
}

/** The path of a file with so many games on the shelf and ten lists of them; `address` is a server with a catalogue. */
export async function shelfFile(address: string, size: number): Promise<string> {
  const answer = await fetch(`${address}${ASKED}`);
  const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
  const kept = results.flatMap((game) => readKeptGame(game) ?? []);
  const games = Array.from({ length: size }, (_, index) => anEntry(kept[index % kept.length] as KeptGame, index));
  const lists = Array.from({ length: LISTS }, (_, list) => ({
    id: `list-${list}`,
    name: stamped(`List number ${list}`, 1),
    places: Object.fromEntries(
      Array.from({ length: Math.min(size, OF_A_LIST_MAX) }, (_each, place) => [
        FIRST_ID + ((place * LISTS + list) % size),
        stamped(place, 1),
      ]),
    ),
  }));
  const path = join(mkdtempSync(join(tmpdir(), "ludex-bench-shelf-")), `shelf-${size}.json`);
  await writeFile(path, JSON.stringify({ format: "ludex-shelf", version: 1, games, lists }));
  return path;
}
