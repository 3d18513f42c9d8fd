// What `npm run catalogue:check` asks of the fields that say what a game's pictures show.
import { canStand } from "#artwork/compose-sentence.ts";
import { findCandidates } from "#artwork/candidates.ts";
import { PLACES } from "#artwork/places/places.ts";
import { SUBJECTS } from "#artwork/subjects/subjects.ts";
import { problemOf, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";

function unknownNames(kind: "subjects" | "places", { entry }: Located<GameEntry>): string[] {
  const known: ReadonlyMap<string, unknown> = kind === "subjects" ? SUBJECTS : PLACES;
  return entry[kind]
    .filter((name) => !known.has(name))
    .map((name) => `${kind}: nobody has drawn "${name}", src/artwork/${kind} has what there is`);
}

/** Subjects that can be in none of the places given: there is no ground for them. */
function strandedSubjects({ entry }: Located<GameEntry>): string[] {
  const places = entry.places.flatMap((name) => PLACES.get(name) ?? []);
  if (places.length === 0) return [];
  return entry.subjects
    .flatMap((name) => SUBJECTS.get(name) ?? [])
    .filter((subject) => !places.some((place) => canStand(place, subject)))
    .map(({ name, on }) => `subjects: ${name} can be in none of the places given, it needs ${on.join(" or ")}`);
}

/** Names of parts that do not exist or cannot meet, and games of which nothing says what their pictures show. */
export function checkPictures(game: Located<GameEntry>): Problem[] {
  const { tags, genres, series } = game.entry;
  const slugs = [...tags, ...genres, ...(series === undefined ? [] : [series])];
  const isSpokenFor = findCandidates({ ...game.entry, slugs }).fits;
  const messages = [
    ...unknownNames("subjects", game),
    ...unknownNames("places", game),
    ...strandedSubjects(game),
    ...(isSpokenFor ? [] : ["subjects: names none, and no tag, genre or word says what its picture could show"]),
  ];
  return messages.map((message) => problemOf(game, message));
}
