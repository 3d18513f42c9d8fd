import { useState } from "react";
import { t } from "#web/lib/t.ts";
import type { SyncCode } from "#web/state/sync/sync-code.ts";
import { Button } from "#web/ui/button.tsx";
import { EnterCode } from "./enter-code.tsx";
import styles from "./sync.module.css";

type SyncBeginProps = { onMake: () => void; onJoin: (code: SyncCode) => void };

/** The two ways in: a code of one's own, or that of another device. */
export function SyncBegin({ onMake, onJoin }: SyncBeginProps) {
  const [isEntering, setIsEntering] = useState(false);
  return (
    <>
      <p className={styles.text}>{t("sync.how")}</p>
      <div className={styles.actions}>
        <Button onClick={onMake}>{t("sync.make")}</Button>
        <Button aria-expanded={isEntering} onClick={() => setIsEntering(!isEntering)}>
          {t("sync.enter")}
        </Button>
      </div>
      {isEntering && <EnterCode onJoin={onJoin} />}
    </>
  );
}
