// A game at the head of its column: its picture, its name as the way to its page, and the way out of the comparison.
import { X } from "lucide-react";
import { gameAddress } from "#shared/match-route.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import { compareAddress } from "#web/lib/compare-address.ts";
import { focusMain } from "#web/lib/focus-main.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { Link } from "#web/ui/link.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import styles from "./comparison.module.css";

/** `ids` are those of all games that stand side by side. */
export function ComparedHead({ game, ids }: { game: WholeGame; ids: readonly number[] }) {
  const { id, name } = game;
  const remove = () => {
    // The link goes with its column.
    focusMain();
    showNotice({ key: "compare", text: t("compare.removed", { name }) });
  };
  return (
    <th scope="col" className={styles.head}>
      <ProxiedImage
        src={game.background_image}
        preset="card"
        tone={game.dominant_color}
        alt=""
        sizes="(min-width: 64rem) 22vw, 46vw"
        className={styles.picture ?? ""}
      />
      <Link href={gameAddress(id)} className={styles.name}>
        <bdi>{name}</bdi>
      </Link>
      <Link
        href={compareAddress(ids.filter((other) => other !== id))}
        className={styles.remove}
        aria-label={t("compare.removeGame", { name })}
        onClick={remove}
      >
        <X size={16} aria-hidden="true" /> {t("compare.remove")}
      </Link>
    </th>
  );
}
