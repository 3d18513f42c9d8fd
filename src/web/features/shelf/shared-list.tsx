import { useEffect, useMemo } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import { t } from "#web/lib/t.ts";
import type { SharedGames } from "#web/state/shelf/shared-games.ts";
import { openShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { keepShared, keptAs, nameOfShared } from "./keep-shared.ts";
import { listAddress } from "./shelf-address.ts";
import styles from "./shared-list.module.css";
import { starsText } from "./stars.ts";

/** What was shared, to be read and to be taken over. */
export function SharedList({ shared }: { shared: SharedGames }) {
  const lists = useShelf((shelf) => shelf.lists);
  // Whoever has kept it before is told so, and makes no second one.
  useEffect(() => void openShelf(), []);
  const kept = useMemo(() => keptAs(lists, shared), [lists, shared]);
  const hasStars = shared.games.some(({ halfStars }) => halfStars > 0);
  return (
    <>
      <p className={styles.soft}>{t("shelf.sharedHow")}</p>
      {hasStars && <p className={styles.soft}>{t("shelf.sharedStars")}</p>}
      {shared.note !== undefined && <p className={styles.note}>{shared.note}</p>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={kept !== undefined}
          onClick={() => kept === undefined && void keepShared(shared)}
        >
          {t("shelf.sharedTake")}
        </Button>
        <Link href={ROUTES.shelf.path} className={styles.toShelf}>
          {t("shelf.title")}
        </Link>
      </div>
      <p role="status" className={styles.soft}>
        {kept !== undefined && (
          <>
            {t("shelf.sharedKept")}{" "}
            <Link href={listAddress(kept.id)} className={styles.toShelf}>
              {t("shelf.sharedOpen", { name: nameOfShared(shared) })}
            </Link>
          </>
        )}
      </p>
      <ol className={styles.games} aria-label={nameOfShared(shared)}>
        {shared.games.map(({ id, name, halfStars }) => (
          <li key={id} className={styles.game}>
            <Link href={gameAddress(id)} className={styles.name}>
              {name}
            </Link>
            {halfStars > 0 && (
              <span role="img" aria-label={starsText(halfStars)} className={styles.soft}>
                ★ {halfStars / 2}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
