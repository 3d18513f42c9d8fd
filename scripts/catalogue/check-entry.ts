// What `npm run catalogue:check` asks of one game by itself: its text, its lists, its file. It compares nothing with
// other games.
import { problemOf, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";

const DESCRIPTION_LENGTH_MIN = 120;
const DESCRIPTION_LENGTH_MAX = 900;
const SENTENCES_MIN = 2;
const TAGS_MIN = 5;
const TAGS_MAX = 15;
const REQUIRED = ["platforms", "genres", "developers", "publishers"] as const;

function countSentences(text: string): number {
  return text.match(/[.!?…]+["”’')\]]*(?=\s|$)/g)?.length ?? 0;
}

function textMessages({ description }: GameEntry): string[] {
  const { length } = description;
  const messages: string[] = [];
  if (length < DESCRIPTION_LENGTH_MIN)
    messages.push(`description: is too short, ${length} of at least ${DESCRIPTION_LENGTH_MIN} characters`);
  if (length > DESCRIPTION_LENGTH_MAX)
    messages.push(`description: is too long, ${length} of at most ${DESCRIPTION_LENGTH_MAX} characters`);
  if (countSentences(description) < SENTENCES_MIN)
    messages.push(`description: has fewer than ${SENTENCES_MIN} sentences`);
  return messages;
}

function listMessages(entry: GameEntry): string[] {
  const { length } = entry.tags;
  const missing = REQUIRED.filter((kind) => entry[kind].length === 0).map((kind) => `${kind}: names none`);
  if (length >= TAGS_MIN && length <= TAGS_MAX) return missing;
  return [...missing, `tags: names ${length}, expected ${TAGS_MIN} to ${TAGS_MAX}`];
}

function placeMessages({ released }: GameEntry, file: string): string[] {
  const expected = `games/${released?.slice(0, 4) ?? "tba"}.toml`;
  return expected === file ? [] : [`released: ${released ?? "no date"} belongs in ${expected}`];
}

/** All problems that the game shows without looking at another. */
export function checkEntry(game: Located<GameEntry>): Problem[] {
  const { file, entry } = game;
  return [...placeMessages(entry, file), ...listMessages(entry), ...textMessages(entry)].map((message) =>
    problemOf(game, message),
  );
}
