// What hangs below a game: pictures, shops, relatives, people. Each is a whole list; pages are cut by the caller.
import type { GamePart, GameParts, Includes } from "#server/games/source.ts";
import type { Likeness } from "./likeness.ts";
import { readRecord } from "./list-games.ts";
import {
  presentListItem,
  presentStoreLinks,
  shortDescription,
  SUGGESTIONS_MAX,
  type Presenting,
} from "./present-game.ts";
import { screenshotsOf } from "./game-pictures.ts";
import { presentPerson } from "./present-term.ts";
import { presentTrailers } from "./present-trailer.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";

const PLAIN: Includes = { screenshots: false, movies: false, developers: false };

type PartReaders = { [P in GamePart]: (game: GameRecord) => GameParts[P][] };

/** One reader for each part. What the bundled catalogue has nothing of (achievements, posts, streams) is empty. */
export function createPartReaders(
  statements: Statements,
  presenting: Presenting,
  likeness: () => Likeness,
): PartReaders {
  const { terms } = presenting;
  const present = (game: GameRecord) => presentListItem(game, presenting, PLAIN);
  const games = (condition: string, value: string | number): GameRecord[] =>
    statements.all(`SELECT record FROM game WHERE ${condition} ORDER BY released DESC, id DESC`, value).map(readRecord);

  return {
    screenshots: screenshotsOf,
    movies: presentTrailers,
    stores: (game) => presentStoreLinks(game, terms),
    suggested: (game) =>
      likeness()
        .rank(game)
        .slice(0, SUGGESTIONS_MAX)
        .map((other) => ({ ...present(other), short_description: shortDescription(other) })),
    additions: (game) => games("parent = ?", game.id).map(present),
    "parent-games": (game) => (game.parent === undefined ? [] : games("id = ?", game.parent).map(present)),
    "game-series": (game) =>
      game.series[0] === undefined
        ? []
        : games("series = ?", game.series[0])
            .filter(({ id }) => id !== game.id)
            .map(present),
    "development-team": (game) =>
      game.team
        .flatMap(({ id, positions }) => terms.byIds("creators", [id]).map((person) => ({ person, positions })))
        .toSorted((a, b) => b.person.games_count - a.person.games_count)
        .map(({ person, positions }) => ({ ...presentPerson(person, positions, terms), games: person.more.games })),
    achievements: () => [],
    reddit: () => [],
    twitch: () => [],
    youtube: () => [],
  };
}
