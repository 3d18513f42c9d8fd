// The shape of what Ludex answers beyond RAWG about a subject of games: a studio, a publisher, a person, a series, a platform,
// a genre, a tag or a year.
import { z } from "zod";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import { OptionCount } from "./search-wire.ts";
import { GameListItem, TermRef } from "./wire.ts";

const Kind = z.enum(SUBJECT_KINDS);
const Year = z.int();

export const SubjectGame = GameListItem.pick({
  id: true,
  slug: true,
  name: true,
  released: true,
  released_precision: true,
  background_image: true,
  dominant_color: true,
  metacritic: true,
});
export type SubjectGame = z.infer<typeof SubjectGame>;

/** `subjects/{kind}/{slug}`. */
export const Subject = z.object({
  kind: Kind,
  id: z.int().describe("Its id in its taxonomy; of a year the year."),
  slug: z.string(),
  name: z.string(),
  games_count: z.int().min(0),
  span: z.object({ from: Year, to: Year }).nullable().describe("The first and the last year with a game of it."),
  roles: z.array(TermRef).describe("What a person did; of all else nothing."),
  known: z.array(SubjectGame).describe("The best known of its games, the best known first."),
  best: SubjectGame.nullable().describe("The game with the highest score of Metacritic."),
  first: SubjectGame.nullable().describe("The first that came out."),
  latest: SubjectGame.nullable().describe("The last that came out by today."),
  next: SubjectGame.nullable().describe("What comes out next, or is announced without a day."),
  begin: SubjectGame.nullable().describe("Of a series the best known game that is out and extends no other one."),
  undated: z.array(SubjectGame).describe("Of a series games without a known date, six at most."),
  exclusives: z.array(SubjectGame).describe("Of a platform games for it alone, those with the highest scores first."),
  neighbours: z
    .object({ previous: Year.nullable(), next: Year.nullable() })
    .describe("Of a year the years before and after it that have games."),
  related: z
    .array(z.object({ kind: Kind, entries: z.array(OptionCount) }))
    .describe("What else its games have in common, with the number of them, what most of them have first."),
});
export type Subject = z.infer<typeof Subject>;
