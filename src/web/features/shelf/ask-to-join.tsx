import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./sync.module.css";

type AskToJoinProps = {
  /** Is it the code that this device has already? */
  isSame: boolean;
  isInStep: boolean;
  onJoin: () => void;
  onRefuse: () => void;
};

/** Asks before a code that came with an address is joined: somebody else may have made it, to read what is joined. */
export function AskToJoin({ isSame, isInStep, onJoin, onRefuse }: AskToJoinProps) {
  return (
    <div className={styles.ask}>
      <p>{isSame ? t("sync.sameCode") : t("sync.ask")}</p>
      {!isSame && isInStep && <p>{t("sync.askOther")}</p>}
      <div className={styles.actions}>
        {!isSame && (
          <Button variant="primary" onClick={onJoin}>
            {t("sync.join")}
          </Button>
        )}
        <Button onClick={onRefuse}>{isSame ? t("layout.close") : t("sync.notNow")}</Button>
      </div>
    </div>
  );
}
