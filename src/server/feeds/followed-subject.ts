// Whose games a feed lists where it lies beside the page of a studio, a series, a year, or of the games like one: what they
// all meet, and what they are called.
import * as z from "zod/mini";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { type Subject, SubjectSchema } from "#shared/subject.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { SUBJECT_FILTERS, subjectValue } from "#shared/subjects.ts";
import { HttpError } from "#server/http/http-error.ts";
import { answerTo, type Ask } from "./answer-to.ts";

/** As the page's address names it. */
export type SubjectName = { kind: SubjectKind; slug: string };

export type FollowedSubject = {
  /** "Games by Valve Software". */
  title: string;
  /** The parameter of the protocol that all of its games meet. */
  parameter: string;
  value: string;
};

const TITLES: Readonly<Record<SubjectKind, (name: string) => string>> = {
  studio: (name) => `Games by ${name}`,
  publisher: (name) => `Games published by ${name}`,
  person: (name) => `Games by ${name}`,
  series: (name) => `${name} games`,
  platform: (name) => `Games for ${name}`,
  genre: (name) => `${name} games`,
  tag: (name) => `Games tagged ${name}`,
  year: (name) => `Games of ${name}`,
};

const GameName = z.object({ name: z.string() });

/** As the page narrows its list: beside whatever a filter says of the same kind. */
function filterOf({ kind, ...subject }: Subject): Pick<FollowedSubject, "parameter" | "value"> {
  const { wire } = FILTERS[SUBJECT_FILTERS[kind]];
  const value = subjectValue(kind, subject);
  return kind === "year"
    ? { parameter: wire, value: `${value}-01-01,${value}-12-31` }
    : { parameter: `${wire}_all`, value };
}

/** What is to be known of a subject to list its games. Throws 404 for one that no game has. */
export async function findSubject(ask: Ask, { kind, slug }: SubjectName): Promise<FollowedSubject> {
  const found = await answerTo(ask, `subjects/${kind}/${encodeURIComponent(slug)}`, SubjectSchema);
  if (found === undefined) throw new HttpError(404, "not_found", "No game belongs to what the address names.");
  return { title: TITLES[kind](found.name), ...filterOf(found) };
}

export const noSuchGame = () => new HttpError(404, "not_found", "There is no game with the id in the address.");

/** The games like one. Throws 404 where there is no such game. */
export async function findLike(ask: Ask, id: number): Promise<FollowedSubject> {
  const game = await answerTo(ask, `games/${id}`, GameName);
  if (game === undefined) throw noSuchGame();
  return { title: `Games like ${game.name}`, parameter: FILTERS.like.wire, value: String(id) };
}
