// Games like those that are compared, to be put beside them with one press.
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { similarGamesQuery } from "#web/api/similar-games.ts";
import { COMPARED_MAX, compareAddress } from "#web/lib/compare-address.ts";
import { focusMain } from "#web/lib/focus-main.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { alikeQuestion } from "#web/lib/alike-games.ts";
import styles from "./add-alike.module.css";

/** As many as fit into a line of a wide window. */
const SHOWN = 4;

type AddAlikeProps = {
  /** One at least. */
  games: readonly { id: number; name: string }[];
  /** Of all that are compared, those among them that are on their way or failed. */
  ids: readonly number[];
};

/** The link goes with the game that it has added, and the focus with it. */
function sayAdded(name: string): void {
  focusMain();
  showNotice({ key: "compare", text: t("compare.added", { name }) });
}

export function AddAlike({ games, ids }: AddAlikeProps) {
  const id = useId();
  const asked = alikeQuestion(games);
  const { data } = useQuery(similarGamesQuery(asked));
  const others = (data?.results ?? []).filter((game) => !ids.includes(game.id)).slice(0, SHOWN);
  if (others.length === 0 || ids.length >= COMPARED_MAX) return null;
  return (
    <div className={styles.alike}>
      <span id={id} className={styles.label}>
        {t("similar.title", { name: games.find((game) => String(game.id) === asked.like)?.name ?? "" })}
      </span>
      <ul className={styles.list} aria-labelledby={id}>
        {others.map((game) => (
          <li key={game.id}>
            <ButtonLink to={compareAddress([...ids, game.id])} variant="quiet" onClick={() => sayAdded(game.name)}>
              <bdi>{game.name}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
