// The sitemap: one file while the addresses fit into one, else an index of files, each with a part of the games or of what they belong to.
import { escapeText } from "#shared/escape-text.ts";
import type { GameIndex } from "#server/games/game-index.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { gameAddress } from "#shared/match-route.ts";
import { PAGE_NAMES, ROUTES } from "#shared/routes.ts";

/** What one file may hold by the protocol of sitemaps. */
const ADDRESSES_MAX = 50_000;
const GAMES_PER_FILE = 10_000;
/** A page with fewer games says hardly more than theirs. */
const SUBJECT_GAMES_LEAST = 3;
/** Pages that are no game's. */
const PATHS = [...PAGE_NAMES.filter((name) => ROUTES[name].isInSiteMap).map((name) => ROUTES[name].path), "/api/docs"];

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type ListedGames = Awaited<ReturnType<GameIndex["list"]>>;

/** A sitemap's one file: what lies below `base` at `paths`, which are escaped already, and the games. */
export function addressList(base: string, paths: readonly string[], games: ListedGames): string {
  const lines = [
    ...paths.map((path) => `<url><loc>${base}${path}</loc></url>\n`),
    ...games.map(({ id, updated }) => `<url><loc>${base}${gameAddress(id)}</loc><lastmod>${updated}</lastmod></url>\n`),
  ];
  return `${XML}<urlset ${NAMESPACE}>\n${lines.join("")}</urlset>\n`;
}

/** The files that games and what they belong to fill, the games first. */
const filesOf = (count: number) => Math.ceil(count / GAMES_PER_FILE);

async function subjectPaths(index: GameIndex): Promise<string[]> {
  return (await index.subjects(SUBJECT_GAMES_LEAST)).map(({ kind, slug }) => escapeText(subjectAddress(kind, slug)));
}

/**
 * The text of the sitemap's file number `file`, or of the entry file. Undefined for a file that there is not. `base` is
 * `https://host`, made of nothing that XML would have to escape.
 */
export async function siteMapText(index: GameIndex, base: string, file?: number): Promise<string | undefined> {
  const [count, subjects] = [await index.count(), await subjectPaths(index)];
  if (file === undefined && count + subjects.length + PATHS.length <= ADDRESSES_MAX)
    return addressList(base, [...PATHS, ...subjects], await index.list(0, count));
  const ofGames = Math.max(1, filesOf(count));
  const files = ofGames + filesOf(subjects.length);
  if (file === undefined) {
    const lines = Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${base}/sitemap-${at + 1}.xml</loc></sitemap>\n`,
    );
    return `${XML}<sitemapindex ${NAMESPACE}>\n${lines.join("")}</sitemapindex>\n`;
  }
  if (file < 1 || file > files) return undefined;
  const start = (file - 1) * GAMES_PER_FILE;
  if (file <= ofGames) return addressList(base, file === 1 ? PATHS : [], await index.list(start, GAMES_PER_FILE));
  const first = start - ofGames * GAMES_PER_FILE;
  return addressList(base, subjects.slice(first, first + GAMES_PER_FILE), []);
}
