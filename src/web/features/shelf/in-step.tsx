// How a device that is in step stands, its code for the next device, and the two ways out.
import { useEffect, useRef, useState } from "react";
import { sync } from "#web/api/shelf-sync.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { codeIn } from "#web/state/sync/sync-code.ts";
import { Button } from "#web/ui/button.tsx";
import { ShowCode } from "./show-code.tsx";
import { timeSince, TROUBLE_WORDS } from "./sync-words.ts";
import styles from "./sync.module.css";

const TICK_MS = 20_000;
/** From here on the visitor is told, while there is still time to make room. */
const NEARLY_FULL = 0.85;
const share = new Intl.NumberFormat(LANGUAGE, { style: "percent" });

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** In step since when, or why not. A time that passes is not read aloud each time; trouble is. */
function Standing() {
  const { at, trouble, fill } = sync.useSync();
  const now = useNow();
  return (
    <>
      {trouble === undefined && (
        <p className={styles.standing} data-in-step={at !== undefined}>
          {at === undefined ? t("sync.working") : t("sync.inStep", { when: timeSince(at, Math.max(now, at)) })}
        </p>
      )}
      <p role="status" className={styles.standing} data-trouble="true">
        {trouble !== undefined && TROUBLE_WORDS[trouble]}
      </p>
      {trouble === undefined && fill >= NEARLY_FULL && (
        <p className={styles.text}>{t("sync.nearlyFull", { share: share.format(fill) })}</p>
      )}
    </>
  );
}

type InStepProps = {
  /** Is the code shown at once, because it has just been made? */
  isCodeShown: boolean;
  onMakeNew: () => void;
  onStop: () => void;
  onForget: () => void;
};

export function InStep({ isCodeShown, onMakeNew, onStop, onForget }: InStepProps) {
  const { code: text, trouble } = sync.useSync();
  const [isShown, setIsShown] = useState(isCodeShown);
  const [isAsking, setIsAsking] = useState(false);
  const asker = useRef<HTMLButtonElement>(null);
  const code = codeIn(text);
  const isGone = trouble === "gone";
  return (
    <>
      <Standing />
      {isShown && !isGone && code !== undefined && <ShowCode code={code} />}
      <div className={styles.actions}>
        {isGone ? (
          <Button variant="primary" onClick={onMakeNew}>
            {t("sync.makeNew")}
          </Button>
        ) : (
          <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? t("sync.hideCode") : t("sync.showCode")}
          </Button>
        )}
        <Button onClick={onStop}>{t("sync.stop")}</Button>
        {!isGone && (
          <Button ref={asker} aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {t("sync.forget")}
          </Button>
        )}
      </div>
      {isAsking && !isGone && (
        <div className={styles.ask}>
          <p>{t("sync.forgetHow")}</p>
          <div className={styles.actions}>
            <Button variant="primary" onClick={onForget}>
              {t("sync.forget")}
            </Button>
            <Button
              onClick={() => {
                setIsAsking(false);
                asker.current?.focus();
              }}
            >
              {t("sync.cancel")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
