// What a page's preview shows: what the page is called, and the pictures of its first games. All of it is the catalogue's own,
// so that no address can have other words drawn.
import type { PreviewedPage } from "#shared/previews.ts";
import { ROUTES } from "#shared/routes.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { describeSubject } from "#server/games/describe-subject.ts";
import { parseGamesQuery, parseIncludes } from "#server/games/query.ts";
import { SHOWN } from "#server/games/discover-shelves.ts";
import { shelvesOfToday } from "#server/games/shelves-of-today.ts";
import type { GameSource } from "#server/games/source.ts";

/** As many as fit side by side. */
const PICTURES_MAX = 6;
/** More are asked for, because some games have no picture. */
const ASKED = 12;
const NO_INCLUDES = parseIncludes(new URLSearchParams());

export type PreviewContent = { name: string; pictures: readonly string[] };

type Pictured = { background_image: string | null };

const picturesOf = (games: readonly Pictured[]) =>
  [...new Set(games.flatMap(({ background_image: url }) => url ?? []))].slice(0, PICTURES_MAX);

async function listed(source: GameSource, query: string, context: AskContext): Promise<readonly Pictured[]> {
  const asked = parseGamesQuery(new URLSearchParams(query), ASKED, source.vocabulary);
  return (await source.listGames(asked, context)).value.results;
}

/** What the preview of a page shows now; undefined for a page that is not there. */
export async function findContent(
  of: PreviewedPage,
  source: GameSource,
  context: AskContext,
): Promise<PreviewContent | undefined> {
  switch (of.page) {
    case "catalogue":
      return { name: "Discover video games", pictures: picturesOf(await listed(source, "page=1", context)) };
    case "upcoming": {
      const games = await listed(source, "release_all=upcoming&ordering=-added", context);
      return { name: ROUTES.upcoming.title, pictures: picturesOf(games) };
    }
    case "discover": {
      const { shelves } = (await shelvesOfToday(source, { include: NO_INCLUDES, size: SHOWN }, context)).value;
      return { name: ROUTES.discover.title, pictures: picturesOf(shelves.flatMap(({ results }) => results[0] ?? [])) };
    }
    case "similar": {
      const { value: game } = await source.getGame(of.id, NO_INCLUDES, context);
      if (game === undefined || "redirect" in game) return undefined;
      const others = await listed(source, `like=${of.id}`, context);
      return { name: `${ROUTES.similar.title} ${game.name}`, pictures: picturesOf([game, ...others]) };
    }
    case "subject": {
      const { value: subject } = await describeSubject(of, source, context);
      return subject && { name: subject.name, pictures: picturesOf(subject.known) };
    }
  }
}
