// What `npm run catalogue:check` asks of one game by itself: its text, its lists, its file. It compares nothing with
// other games.
import { problemOf, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import { FIRST_OWN_ID, type GameEntry } from "#server/catalogue/entry.ts";
import { fold } from "#server/search/titles/fold.ts";

const DESCRIPTION_LENGTH_MIN = 120;
const DESCRIPTION_LENGTH_MAX = 1000;
const DESCRIPTION_WORDS_MAX = 150;
const SENTENCES_MIN = 2;
const TAGS_MIN = 5;
const TAGS_MAX = 15;
const REQUIRED = ["platforms", "genres", "developers", "publishers"] as const;
/** Of an announced game nobody may know on what it will run, nor who brings it out. */
const REQUIRED_OF_ANNOUNCED = ["genres", "developers"] as const;
/** Where lists of games put what they know the year of and no more. RAWG's days stay, because its protocol gives them. */
const PLACEHOLDER_DAY = /-(?:12-31|01-01)$/;

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
  const wordsCount = description.split(/\s+/).length;
  if (wordsCount > DESCRIPTION_WORDS_MAX)
    messages.push(`description: is too long, ${wordsCount} of at most ${DESCRIPTION_WORDS_MAX} words`);
  if (countSentences(description) < SENTENCES_MIN)
    messages.push(`description: has fewer than ${SENTENCES_MIN} sentences`);
  return messages;
}

function listMessages(entry: GameEntry): string[] {
  const { length } = entry.tags;
  const required = entry.tba ? REQUIRED_OF_ANNOUNCED : REQUIRED;
  const missing = required.filter((kind) => entry[kind].length === 0).map((kind) => `${kind}: names none`);
  if (length >= TAGS_MIN && length <= TAGS_MAX) return missing;
  return [...missing, `tags: names ${length}, expected ${TAGS_MIN} to ${TAGS_MAX}`];
}

/** Whoever looks for `multiplayer` looks for these, too. */
const WAYS_TOGETHER = ["local-multiplayer", "split-screen", "co-op", "local-co-op", "online-co-op", "pvp"];

function togetherMessages({ tags }: GameEntry): string[] {
  const named = tags.includes("multiplayer") ? undefined : WAYS_TOGETHER.find((way) => tags.includes(way));
  return named === undefined ? [] : [`tags: names ${named}, but not multiplayer`];
}

function placeMessages({ released }: GameEntry, file: string): string[] {
  const expected = `games/${released?.slice(0, 4) ?? "tba"}.toml`;
  return expected === file ? [] : [`released: ${released ?? "no date"} belongs in ${expected}`];
}

function dateMessages({ id, released }: GameEntry): string[] {
  if (released === undefined || id < FIRST_OWN_ID || !PLACEHOLDER_DAY.test(released)) return [];
  return [`released: ${released} stands for a year nearly always, write ${released.slice(0, 4)}`];
}

function nameMessages({ name, alternative_names: others }: GameEntry): string[] {
  return others
    .filter((other, index) => [name, ...others.slice(0, index)].some((known) => fold(known) === fold(other)))
    .map((other) => `alternative_names: ${other} is there already`);
}

/** All problems that the game shows without looking at another. */
export function checkEntry(game: Located<GameEntry>): Problem[] {
  const { file, entry } = game;
  const messages = [
    ...placeMessages(entry, file),
    ...dateMessages(entry),
    ...nameMessages(entry),
    ...listMessages(entry),
    ...togetherMessages(entry),
    ...textMessages(entry),
  ];
  return messages.map((message) => problemOf(game, message));
}
