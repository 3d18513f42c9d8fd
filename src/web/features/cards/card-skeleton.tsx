import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./card-skeleton.module.css";

/** Holds a card's place, in a card's exact shape. */
export function CardSkeleton() {
  return (
    <div className={styles.card} data-skeleton="">
      <Skeleton className={styles.picture ?? ""} />
      <div className={styles.body}>
        <Skeleton className={styles.icons ?? ""} />
        <Skeleton className={styles.name ?? ""} />
        <Skeleton className={styles.year ?? ""} />
      </div>
    </div>
  );
}
