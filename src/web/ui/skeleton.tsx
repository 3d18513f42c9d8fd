import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

type SkeletonProps = { className?: string; style?: CSSProperties };

/** A shimmering block that holds the place of what is loading. It says nothing: the region around it is `aria-busy`. */
export function Skeleton({ className = "", style }: SkeletonProps) {
  return <div className={`${styles.skeleton} ${className}`} style={style} aria-hidden="true" />;
}
