// Whether a text says at once what kind of game it tells of.
import { fold } from "#server/search/titles/fold.ts";

/**
 * What kinds of game are called. A text says its kind where one of these stands in it, so words that as often tell what
 * happens in a game (fight, cards, party) stand here only together with the word that makes them its kind.
 */
const KINDS = [
  /\b(?:shoot(?:er|ers|ing|em up)|shmup|fps|gunfights?)\b/,
  /\b(?:platform(?:ers?|ing| games?| adventures?)|metroidvania|runner)\b/,
  /\b(?:j?rpgs?|role ?playing|roguelikes?|roguelites?|dungeon crawl(?:er|ing)?|hack and slash|mmos?|mmorpg|soulslike)\b/,
  /\b(?:adventures?|point and click|visual novel|interactive (?:film|fiction|story|novel|drama)|walking simulator)\b/,
  /\b(?:action|fighting games?|brawler|beat em up|stealth|survival|horror|thriller)\b/,
  /\b(?:strategy|tactics|tactical|tower defen[cs]e|4x|wargame|city ?builder|build(?:er|ing)|manage(?:ment|r)|tycoon|god game|moba)\b/,
  /\b(?:puzzles?|puzzler|match(?:ing)? three|hidden object|falling blocks?|word game|quiz|trivia)\b/,
  /\b(?:rac(?:er|ers|ing)|kart|driving|simulat(?:or|ion|ions|ors)|sims?|sandbox|farming|flight)\b/,
  /\b(?:sports?|football|soccer|tennis|golf|basketball|baseball|hockey|boxing|wrestling|skateboarding|snowboarding)\b/,
  /\b(?:rhythm|music game|dance|dancing|party games?|board game|card game|deck ?build(?:er|ing)|pinball|arcade)\b/,
  /\b(?:battle royale|idle|clicker|mystery|detective (?:game|story)|exploration|monster collect(?:or|ing)|open world|fitness|typing)\b/,
] as const;

/** The first sentences of a text, as far as it has so many. */
function beginning(text: string, sentences: number): string {
  return text
    .split(/(?<=[.!?…])\s/)
    .slice(0, sentences)
    .join(" ");
}

/** What the first `sentences` of a text call the game; undefined where they do not say its kind. */
export function kindNamed(text: string, sentences = 1): string | undefined {
  const folded = fold(beginning(text, sentences));
  return KINDS.map((kind) => kind.exec(folded)?.[0]).find((word) => word !== undefined);
}
