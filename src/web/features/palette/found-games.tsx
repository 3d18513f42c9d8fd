import { gameAddress } from "#shared/match-route.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import type { Entry } from "./entry.ts";
import styles from "./palette-list.module.css";

const SHOWN = 6;

/** The first few of the games that the service has found. */
export function foundGames(games: readonly GameListItem[]): Entry[] {
  return games.slice(0, SHOWN).map((game) => ({
    key: `game ${game.id}`,
    title: game.name,
    spans: game.matches,
    aside: releaseYear(game.released),
    address: gameAddress(game.id),
    icon: (
      <ProxiedImage
        src={game.background_image}
        preset="search"
        tone={game.dominant_color}
        alt=""
        sizes="3rem"
        className={styles.picture ?? ""}
      />
    ),
  }));
}
