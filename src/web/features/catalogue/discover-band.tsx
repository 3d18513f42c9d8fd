import { useId } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import type { DayShelf } from "#web/api/discover.ts";
import { describeShelf } from "#web/lib/describe-shelf.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { Link } from "#web/ui/link.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { ShelfHead } from "#web/ui/shelf-head.tsx";
import { useDayShelves } from "./use-day-shelves.ts";
import styles from "./discover-band.module.css";

const DAY_MS = 86_400_000;
/** One row of a large window, two of a small one, three of a telephone's. */
const SHOWN = 6;
const SIZES = "(width < 40rem) 46vw, (width < 80rem) 30vw, 13rem";

const dayWords = new Intl.DateTimeFormat(LANGUAGE, { day: "numeric", month: "long", timeZone: "UTC" });

/** Another shelf every day, of those that fill the row. */
function shelfOf(day: string, shelves: readonly DayShelf[]) {
  const words = dayWords.format(new Date(day));
  const told = shelves.flatMap((shelf) => {
    const said = shelf.results.length < SHOWN ? undefined : describeShelf(shelf, words);
    return said === undefined ? [] : [{ said, games: shelf.results.slice(0, SHOWN) }];
  });
  return told[Math.floor(Date.parse(day) / DAY_MS) % told.length];
}

/** One of today's shelves as a row of small pictures. Nothing until it is there, and where none fills the row. */
export function DiscoverBand() {
  const id = useId();
  const { day, shelves } = useDayShelves();
  const shelf = day === undefined ? undefined : shelfOf(day, shelves);
  if (shelf === undefined) return null;
  const { said, games } = shelf;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <ShelfHead
        id={id}
        title={said.title}
        why={said.why}
        more={{ href: ROUTES.discover.path, words: t("discover.band") }}
      />
      <ul className={styles.games}>
        {games.map(({ id: game, name, background_image: picture }) => (
          <li key={game}>
            <Link href={gameAddress(game)} className={styles.game}>
              <ProxiedImage
                src={picture}
                preset="card"
                alt=""
                sizes={SIZES}
                loading="lazy"
                className={styles.picture}
              />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
