import styles from "./score-badge.module.css";

const HIGH = 75;
const MIDDLE = 50;

type ScoreBadgeProps = { score: number; label: string };

/** A score from 0 to 100 in the colour of its class, always with the figure. `label` names the score to a screen reader. */
export function ScoreBadge({ score, label }: ScoreBadgeProps) {
  const level = score >= HIGH ? "high" : score >= MIDDLE ? "middle" : "low";
  return (
    <span className={styles.badge} data-level={level} title={`${label} ${score}`}>
      <span className="visually-hidden">{label} </span>
      {score}
    </span>
  );
}
