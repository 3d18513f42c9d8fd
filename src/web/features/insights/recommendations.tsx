import { Link } from "#web/ui/link.tsx";
import type { ShownGame, ShownGroup } from "#shared/insights/events.ts";
import type { GROUP_NAMES } from "#shared/insights/insight.ts";
import { gameAddress } from "#shared/match-route.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import styles from "./recommendations.module.css";

/** Groups go by these names whatever the language of what stands in them. */
const GROUPS: Readonly<Record<(typeof GROUP_NAMES)[number], string>> = {
  "Similar Games": t("insights.similarGames"),
  "Upcoming Releases": t("insights.upcomingReleases"),
};
const OWN_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(GROUPS));

type RecommendationsProps = {
  groups: readonly ShownGroup[];
  /** Where all games like this one are listed, if they are. */
  allUrl: string | undefined;
};

/** Groups of games with the reason why they stand there. Games that the catalogue knows lead to their pages. */
export function Recommendations({ groups, allUrl }: RecommendationsProps) {
  return groups.map(({ name, games, reason }, index) => (
    <section key={name} className={styles.group}>
      <h3 className={styles.name}>{OWN_NAMES.get(name) ?? name}</h3>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.title}>
            <RecommendedGame {...game} />
          </li>
        ))}
      </ul>
      {reason !== "" && <p className={styles.reason}>{reason}</p>}
      {index === 0 && allUrl !== undefined && (
        <Link href={allUrl} className={styles.all}>
          {t("insights.allLike")}
        </Link>
      )}
    </section>
  ));
}

function RecommendedGame({ title, game }: ShownGame) {
  if (game === null) return <span className={styles.unknown}>{title}</span>;
  return (
    <Link href={gameAddress(game.id)} className={styles.game}>
      <ProxiedImage
        src={game.background_image}
        preset="search"
        alt=""
        sizes="4rem"
        loading="lazy"
        className={styles.picture ?? ""}
      />
      <span className={styles.title}>{game.name}</span>
      <span className={styles.year}>{releaseYear(game.released)}</span>
    </Link>
  );
}
