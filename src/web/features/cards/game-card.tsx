// One game as a card: a picture, a name that is the link, and what a visitor wants to know before opening it. The favourite
// heart comes from outside through `renderAction`.
import { t } from "#web/lib/t.ts";
import { Info } from "lucide-react";
import { memo, type MouseEvent, type ReactNode, Suspense, useId, useRef } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { Link } from "#web/ui/link.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { transitionPicture } from "#web/lib/picture-transition.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MarkedText } from "#web/ui/marked-text.tsx";
import { ScoreBadge } from "#web/ui/score-badge.tsx";
import { useTilt } from "#web/ui/use-tilt.ts";
import { CardPanel } from "./card-extras.ts";
import { CardPicture } from "./card-picture.tsx";
import { PlatformIcons } from "./platform-icons.tsx";
import { useCardPanel } from "./use-card-panel.ts";
import styles from "./game-card.module.css";

const MAX_TILT_DEGREES = 4;

type GameCardProps = {
  game: CardGame;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  isEager?: boolean;
  /** The largest picture that a phone shows at first. */
  isFirst?: boolean;
  /** In the last row the panel opens above the card, otherwise below. */
  isLastRow?: boolean;
  /** What stands at the card's foot, above its link: the favourite heart. */
  renderAction?: ((game: CardGame) => ReactNode) | undefined;
};

export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, sizes, isEager = false, isFirst = false, isLastRow = false, renderAction } = props;
  const tilt = useTilt<HTMLElement>(MAX_TILT_DEGREES);
  const picture = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { cause, handlers, toggle } = useCardPanel();
  const { pathname } = usePlace();
  const isOpen = cause !== undefined;
  const address = gameAddress(game.id, pathname);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    transitionPicture(picture.current, address);
  };
  return (
    <article
      ref={tilt}
      className={styles.card}
      data-open={isOpen || undefined}
      data-panel={isLastRow ? "above" : "below"}
      {...handlers}
    >
      <div className={styles.face}>
        {/* Read from the name on; style sheets put the picture and what is known at a glance above it. */}
        <div className={styles.body}>
          <h2 className={styles.name}>
            <Link
              href={address}
              className={styles.link}
              aria-describedby={isOpen ? panelId : undefined}
              onClick={open}
              title={game.name}
            >
              <MarkedText text={game.name} spans={game.matches} />
            </Link>
          </h2>
          <div className={`${styles.row} ${styles.glance}`}>
            <PlatformIcons platforms={game.platforms} />
            {game.metacritic !== null && <ScoreBadge score={game.metacritic} label="Metacritic" />}
          </div>
          <div className={styles.row}>
            <span className={styles.year}>{releaseYear(game.released)}</span>
            <span className={styles.actions}>
              <IconButton
                className={styles.info}
                label={t("cards.moreAbout", { name: game.name })}
                icon={<Info size={18} aria-hidden />}
                aria-expanded={isOpen}
                onClick={toggle}
              />
              {renderAction?.(game)}
            </span>
          </div>
        </div>
        <CardPicture
          ref={picture}
          game={game}
          isHovered={cause === "hover"}
          sizes={sizes}
          isEager={isEager}
          isFirst={isFirst}
        />
      </div>
      {isOpen && (
        <Suspense>
          <div className={styles.drawer}>
            <CardPanel id={panelId} game={game} />
          </div>
        </Suspense>
      )}
    </article>
  );
});
