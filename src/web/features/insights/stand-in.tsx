import type { ModelFailure } from "#shared/insights/events.ts";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { standInWords } from "./failure-words.ts";
import styles from "./insights-panel.module.css";

type StandInProps = {
  failure: ModelFailure;
  /** When it was told, as a time of day in milliseconds. */
  since: number;
  isAsking: boolean;
  onRetry: () => void;
};

/** Says why the catalogue stands in for the model, and offers to ask again where that can help. */
export function StandIn({ failure, since, isAsking, onRetry }: StandInProps) {
  const from = failure.retryAfterS === null ? undefined : since + failure.retryAfterS * 1000;
  return (
    <div className={styles.standIn}>
      <p role="status">{standInWords(failure.code)}</p>
      {from !== undefined && <RetryButton key={from} from={from} isAsking={isAsking} onRetry={onRetry} />}
    </div>
  );
}
