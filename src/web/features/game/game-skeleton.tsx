// The parts of a game's page before the game is there, each in the shape that it will have. The page puts them where the
// parts themselves will stand.
import { Skeleton } from "#web/ui/skeleton.tsx";
import facts from "./facts.module.css";
import hero from "./hero.module.css";
import screenshots from "./screenshots.module.css";
import stores from "./stores.module.css";
import trailer from "./trailer.module.css";
import styles from "./game-skeleton.module.css";

const SCREENSHOTS = ["a", "b", "c", "d", "e", "f"];
const LINES = ["first", "second", "third", "fourth", "fifth", "sixth", "last"];
const STORES = ["a", "b", "c", "d"];
const FACTS = ["developers", "publishers", "genres", "platforms", "age", "website"];

export function HeroSkeleton() {
  return (
    <div className={hero.hero}>
      <div className={hero.bar}>
        <Skeleton className={styles.button ?? ""} />
      </div>
      <div className={hero.picture} data-transition-picture="">
        <div className={hero.plate}>
          <Skeleton className={hero.image ?? ""} />
        </div>
      </div>
      <div className={hero.words}>
        <Skeleton className={styles.crumbs ?? ""} />
        <Skeleton className={styles.name ?? ""} />
        <Skeleton className={styles.platforms ?? ""} />
        <Skeleton className={styles.figures ?? ""} />
        <DescriptionSkeleton />
      </div>
    </div>
  );
}

/** Lines that end where words would. */
export function DescriptionSkeleton() {
  return (
    <div className={styles.text} data-loading="" aria-hidden="true">
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}

export function TrailerSkeleton() {
  return <Skeleton className={`${trailer.video} ${styles.trailer}`} />;
}

export function ScreenshotsSkeleton() {
  return (
    <ul className={screenshots.grid}>
      {SCREENSHOTS.map((key) => (
        <li key={key} data-testid="screenshot-skeleton">
          <div className={screenshots.open}>
            <Skeleton className={screenshots.image ?? ""} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function StoresSkeleton() {
  return (
    <div className={stores.stores}>
      {STORES.map((store) => (
        <Skeleton key={store} className={styles.store ?? ""} />
      ))}
    </div>
  );
}

export function FactsSkeleton() {
  return (
    <div className={facts.facts}>
      {FACTS.map((key) => (
        <Skeleton key={key} className={styles.fact ?? ""} />
      ))}
      <div className={facts.fact} data-wide="">
        <Skeleton className={styles.fact ?? ""} />
      </div>
    </div>
  );
}
