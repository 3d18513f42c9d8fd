import { Skeleton } from "#web/ui/skeleton.tsx";
import hero from "./hero.module.css";
import screenshots from "./screenshots.module.css";
import styles from "./game-skeleton.module.css";

const SCREENSHOTS = ["a", "b", "c", "d", "e", "f"];
const LINES = ["100%", "96%", "98%", "91%", "60%"];

/** The game's page before the game is there, in the shape it will have. */
export function GameSkeleton() {
  return (
    <div role="status" aria-label="Loading the game" className={styles.page}>
      <div className={hero.hero}>
        <div className={hero.bar}>
          <Skeleton style={{ width: "5.5rem", height: "2.25rem" }} />
        </div>
        <Skeleton className={hero.image ?? ""} />
        <div className={hero.words}>
          <Skeleton style={{ height: "3.25rem", width: "70%" }} />
          <Skeleton style={{ height: "1.25rem", width: "45%" }} />
          <Skeleton style={{ height: "2.25rem", width: "60%" }} />
          {LINES.map((width) => (
            <Skeleton key={width} style={{ height: "1rem", width }} />
          ))}
        </div>
      </div>
      <ul className={screenshots.grid}>
        {SCREENSHOTS.map((key) => (
          <li key={key} data-testid="screenshot-skeleton">
            <Skeleton className={screenshots.image ?? ""} />
          </li>
        ))}
      </ul>
    </div>
  );
}
