import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { gameAddress } from "#shared/match-route.ts";
import type { Mark } from "#web/lib/marks.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { toggleMark } from "#web/state/shelf/mark-game.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { reasonWords } from "./reason-words.ts";
import type { Recommendation } from "./recommend.ts";
import styles from "./for-you.module.css";

/** The same button of the next game, or of the one before; the heading where none is left. */
function focusBeside(button: HTMLElement): () => void {
  const item = button.closest("li");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const heading = button.closest("section")?.querySelector<HTMLElement>("h2");
  const same = beside?.querySelector<HTMLElement>(`[data-does="${button.dataset["does"]}"]`);
  return () => (same ?? heading)?.focus({ preventScroll: true });
}

/** A game with its reason. Whatever is answered, it goes onto the shelf and from here, and the next one comes. */
export function RecommendedGame(recommendation: Recommendation) {
  const { game } = recommendation;
  const { name, released } = game;
  const answer = (mark: Mark) => (event: MouseEvent<HTMLButtonElement>) => {
    const focus = focusBeside(event.currentTarget);
    flushSync(() => toggleMark(game, mark));
    focus();
  };
  return (
    <li className={styles.game}>
      <Link href={gameAddress(game.id)} className={styles.link}>
        <ProxiedImage
          src={game.background_image}
          preset="card"
          alt=""
          sizes="(min-width: 30rem) 11rem, 7rem"
          tone={game.dominant_color}
          loading="lazy"
          className={styles.picture ?? ""}
        />
        <span className={styles.name}>
          {name} <span className={styles.year}>{releaseYear(released)}</span>
        </span>
      </Link>
      <p className={styles.reason}>{reasonWords(recommendation)}</p>
      <div className={styles.answers}>
        <Button data-does="want" aria-label={t("forYou.wantOf", { name })} onClick={answer("want")}>
          <MarkIcon mark="want" size={16} />
          {t("shelf.want")}
        </Button>
        <Button data-does="not" aria-label={t("forYou.notThisOf", { name })} onClick={answer("not-interested")}>
          <MarkIcon mark="not-interested" size={16} />
          {t("forYou.notThis")}
        </Button>
      </div>
    </li>
  );
}

export function RecommendedSkeleton() {
  return (
    <li className={styles.game} aria-hidden="true">
      <Skeleton className={styles.blank ?? ""} />
    </li>
  );
}
