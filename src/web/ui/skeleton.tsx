import styles from "./skeleton.module.css";

/** A shimmering block that holds the place of what is loading. It says nothing: the region around it is `aria-busy`. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div className={`${styles.skeleton} ${className}`} aria-hidden="true" />;
}
