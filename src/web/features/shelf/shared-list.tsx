import { useState } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { readKeptGame } from "#web/state/read-kept-game.ts";
import { madeUpName } from "#web/state/shelf/made-up-name.ts";
import { offerUndo } from "#web/state/shelf/mark-game.ts";
import type { SharedGames } from "#web/state/shelf/shared-games.ts";
import { changeShelfList, openShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import styles from "./shared-list.module.css";
import { starsText } from "./stars.ts";

/** Makes a list of the visitor's own of what was shared. */
async function takeOver({ title, games, note = "" }: SharedGames): Promise<void> {
  await openShelf();
  const id = madeUpName();
  const name = title || pageTitle("shared");
  const places = Object.fromEntries(games.map((game, index) => [game.id, index + 1]));
  const undo = changeShelfList(
    id,
    { name, places, ...(note !== "" && { note }) },
    games.flatMap((game) => readKeptGame({ ...game }) ?? []),
  );
  offerUndo(t("shelf.sharedTaken", { name }), () => void changeShelfList(id, undo));
}

/** What was shared, to be read and to be taken over. */
export function SharedList({ shared }: { shared: SharedGames }) {
  const [isTaken, setIsTaken] = useState(false);
  const take = () => {
    setIsTaken(true);
    void takeOver(shared);
  };
  return (
    <>
      <p className={styles.soft}>{t("shelf.sharedHow")}</p>
      {shared.note !== undefined && <p className={styles.note}>{shared.note}</p>}
      <div className={styles.actions}>
        <Button variant="primary" aria-disabled={isTaken} onClick={() => !isTaken && take()}>
          {t("shelf.sharedTake")}
        </Button>
        <Link href={ROUTES.shelf.path} className={styles.toShelf}>
          {t("shelf.title")}
        </Link>
      </div>
      <ol className={styles.games} aria-label={shared.title || pageTitle("shared")}>
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
