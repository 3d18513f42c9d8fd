import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import { externalUrl, hostOf } from "#web/lib/external-url.ts";
import { type FilterGroup, optionValue } from "#web/lib/filter-values.ts";
import styles from "./facts.module.css";

/** What is known about a game, each value leading to the catalogue filtered by it. */
export function Facts({ game }: { game: WholeGame }) {
  const website = externalUrl(game.website);
  return (
    <dl className={styles.facts}>
      <Fact label="Developers">
        <Links entries={game.developers} filter="developer" />
      </Fact>
      <Fact label="Publishers">
        <Links entries={game.publishers} filter="publisher" />
      </Fact>
      <Fact label="Genres">
        <Links entries={game.genres} filter="genre" />
      </Fact>
      <Fact label="Platforms">
        <Links entries={game.platforms.map(({ platform }) => platform)} filter="platform" />
      </Fact>
      <Fact label="Age rating">{game.esrb_rating?.name ?? "Not rated"}</Fact>
      <Fact label="Website">
        {website === undefined ? (
          "Not available"
        ) : (
          <a href={website} target="_blank" rel="noopener noreferrer nofollow">
            {hostOf(website)}
          </a>
        )}
      </Fact>
      <Fact label="Tags" wide>
        <Links entries={game.tags} filter="tag" />
      </Fact>
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} data-wide={wide || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type LinksProps = { entries: readonly TaxonomyRef[]; filter: FilterGroup };

function Links({ entries, filter }: LinksProps) {
  if (entries.length === 0) return "Unknown";
  return entries.map((entry, index) => (
    <span key={entry.id}>
      {index > 0 && <span className={styles.comma}>, </span>}
      <Link href={`/?${new URLSearchParams({ [filter]: optionValue(filter, entry) })}`}>{entry.name}</Link>
    </span>
  ));
}
