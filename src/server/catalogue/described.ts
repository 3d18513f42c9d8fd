// "wannabe pirate insult sword fighting": a story, of whose words some are the names of kinds of game that the game in it is
// none of. Where nothing has both, the whole of it describes a game better than its parts name kinds.
import type { Chip } from "#shared/search/chips.ts";
import type { Names } from "#shared/search/rules/rule.ts";
import type { Understanding } from "#shared/search/understand.ts";
import { tokensOf } from "#server/search/texts/tokens.ts";
import type { Evidence } from "./evidence.ts";

/** What games are, when they are from and what they are called, all of which a story may only seem to name. */
const SEEMING: ReadonlySet<string> = new Set(
  "genres genres_all tags tags_all tags_none genres_none platforms stores dates playtime release age_ratings series".split(
    " ",
  ),
);
const TRAITS: ReadonlySet<string> = new Set(["genres", "genres_all", "tags", "tags_all"]);
const isTrait = ({ parameter }: Chip) => TRAITS.has(parameter);

/** From so many words on that nothing was made of, a sentence may be a story. */
const STORY_WORDS = 3;
/** So much of them must be said of one game: what is said of several by accident is less. */
const SAID_MIN = 0.3;
/** Two words are a story where nearly all is said of one game. */
const FEW_WORDS = 2;
const SAID_OF_FEW_MIN = 0.75;

type StoryEvidence = Evidence & Pick<Names, "isInTitle">;

function isStory(
  typed: string,
  { text, filters }: Understanding,
  { isInTitle, hasGames, answers, describes }: StoryEvidence,
): boolean {
  const isEmpty = !hasGames(filters);
  const words = new Set(tokensOf(text)).size;
  // "robot girl hunting robot dinosaurs": nearly all of it is tags, which no game has together.
  if (words < FEW_WORDS && isEmpty) return filters.every(isTrait) && describes(typed) >= SAID_MIN;
  // "breath of the wild on ps4" is a title, wherever it came out.
  if (words < FEW_WORDS || isInTitle(text) || (!isEmpty && answers(filters, text))) return false;
  return Math.min(describes(text), describes(typed)) >= (words < STORY_WORDS ? SAID_OF_FEW_MIN : SAID_MIN);
}

/**
 * The reading, or the whole of what was `typed` as words to look for, where that is a story. Who asks for an order, for
 * somebody's games or for what a game is like tells none.
 */
export function readDescribed(typed: string, reading: Understanding, evidence: StoryEvidence): Understanding {
  const { filters, isSentence, ordering, unknown } = reading;
  const isPlain = isSentence && ordering === undefined && unknown === undefined && filters.length > 0;
  if (!isPlain || !filters.every(({ parameter }) => SEEMING.has(parameter))) return reading;
  if (!isStory(typed, reading, evidence)) return reading;
  const others = filters.filter(isTrait).slice(0, 1);
  return { text: typed.trim(), filters: [], isSentence: false, ...(others.length > 0 && { others }) };
}
