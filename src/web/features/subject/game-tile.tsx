// A game as it says something of a subject: small, with what it is there for.
import { gameAddress } from "#shared/match-route.ts";
import type { SubjectGame } from "#shared/subject.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { Link } from "#web/ui/link.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { ScoreBadge } from "#web/ui/score-badge.tsx";
import styles from "./game-tile.module.css";

type GameTileProps = {
  game: SubjectGame;
  /** What it is to the subject: "Best reviewed". */
  role?: string;
};

export function GameTile({ game, role }: GameTileProps) {
  const { id, name, released, background_image: picture, dominant_color: tone, metacritic } = game;
  return (
    <Link href={gameAddress(id)} className={styles.tile}>
      <ProxiedImage
        src={picture}
        preset="search"
        alt=""
        sizes="6rem"
        tone={tone}
        className={styles.picture ?? ""}
        loading="lazy"
      />
      <span className={styles.words}>
        {role !== undefined && <span className={styles.role}>{role}</span>}
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.facts}>
          {releaseYear(released)}
          {metacritic !== null && <ScoreBadge score={metacritic} label="Metacritic" />}
        </span>
      </span>
    </Link>
  );
}
