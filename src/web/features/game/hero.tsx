import { ArrowLeft } from "lucide-react";
import { type PointerEvent, type ReactNode, useState } from "react";
import { planesAddress } from "#shared/artwork.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { goBack } from "#web/lib/navigation.ts";
import { platformFamilies } from "#web/lib/platform-families.ts";
import { playtimeText } from "#web/lib/playtime.ts";
import { releaseDate } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { RestedDepth } from "#web/ui/rested-depth.tsx";
import { ScoreBadge } from "#web/ui/score-badge.tsx";
import { useTilt } from "#web/ui/use-tilt.ts";
import { Description } from "./description.tsx";
import { DescriptionSkeleton } from "./game-skeleton.tsx";
import styles from "./hero.module.css";

const MAX_TILT_DEGREES = 8;

const figures = new Intl.NumberFormat(LANGUAGE);

/** A game, with its description once that is there. */
type HeroGame = CardGame & Partial<Pick<WholeGame, "description" | "description_raw">>;

type HeroProps = {
  game: HeroGame;
  /** The favourite heart; another feature's, so the page hands it in. */
  action: ReactNode;
  /** What the game is to the visitor. */
  marks: ReactNode;
  /** What else can be done with the game. */
  more: ReactNode;
  /** Which lists it stands in. */
  crumbs: ReactNode;
};

/** The head of a game's page: picture, name, platforms, scores, release date and description. */
export function Hero({ game, action, marks, more, crumbs }: HeroProps) {
  // What comes after the rest keeps the room that it may need, so that nothing below it moves.
  const [isReserved] = useState(game.description === undefined);
  return (
    <section className={styles.hero} aria-labelledby={HEADING_ID}>
      <div className={styles.bar}>
        <Button onClick={goBack}>
          <ArrowLeft size={18} aria-hidden="true" /> {t("game.back")}
        </Button>
        {more}
      </div>
      <HeroPicture game={game} />
      <div className={styles.words}>
        {crumbs}
        <h1 id={HEADING_ID} className={styles.name} tabIndex={-1}>
          {game.name}
        </h1>
        <PlatformLine game={game} />
        <div className={styles.figures}>
          <span className={styles.figure}>
            {t("game.rating", { rating: game.rating > 0 ? figures.format(game.rating) : t("game.notAvailable") })}
          </span>
          <MetacriticFigure score={game.metacritic} />
          <span className={styles.figure}>{t("game.released", { date: releaseDate(game) })}</span>
          <span className={styles.figure}>{t("game.playtime", { playtime: playtimeText(game.playtime) })}</span>
          <span className={styles.heart}>{action}</span>
        </div>
        {marks}
        <div className={styles.description} data-reserved={isReserved || undefined}>
          {game.description === undefined ? (
            <DescriptionSkeleton />
          ) : (
            <Description key={game.id} html={game.description} text={game.description_raw ?? ""} />
          )}
        </div>
      </div>
    </section>
  );
}

function HeroPicture({ game }: { game: HeroGame }) {
  const tilt = useTilt<HTMLDivElement>(MAX_TILT_DEGREES);
  const [isHovered, setIsHovered] = useState(false);
  const hover = ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== "touch");
  return (
    <div
      ref={tilt}
      className={styles.picture}
      data-transition-picture=""
      onPointerMove={hover}
      onPointerLeave={() => setIsHovered(false)}
    >
      <div className={styles.plate}>
        <ProxiedImage
          src={game.background_image}
          preset="hero"
          tone={game.dominant_color}
          alt=""
          // Of phones, whose pixels are small, a sixth less than is shown: nobody sees it, and it is there sooner.
          sizes="(min-width: 110rem) max(46rem, 39.3vw), (min-width: 1024px) min(42vw, 46rem), (min-width: 480px) 92vw, 78vw"
          fetchPriority="high"
          className={styles.image ?? ""}
        />
        {isHovered && <RestedDepth src={planesAddress(game.background_image)} />}
      </div>
    </div>
  );
}

function PlatformLine({ game }: { game: HeroGame }) {
  const names = game.platforms.map(({ platform }) => platform.name);
  if (names.length === 0) return <p className={styles.soft}>{t("game.platformsUnknown")}</p>;
  return (
    <ul className={styles.platforms} aria-label={t("game.platforms")}>
      {platformFamilies(names).map(({ family, names: members }) => (
        <li key={family} className={styles.platform}>
          <BrandIcon name={family} size={18} />
          <span>{members.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}

function MetacriticFigure({ score }: { score: number | null }) {
  if (score === null) {
    return <span className={styles.figure}>{t("game.metacritic", { score: t("game.notAvailable") })}</span>;
  }
  return (
    <span className={styles.figure}>
      <span aria-hidden="true">Metacritic: </span>
      <ScoreBadge score={score} label="Metacritic:" />
    </span>
  );
}
