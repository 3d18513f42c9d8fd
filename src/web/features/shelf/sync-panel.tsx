// What the section for other devices holds: the way in, or how it stands; and a code that came with the address, which is
// asked about before anything is joined.
import { useEffect, useState } from "react";
import { watchSync, sync } from "#web/api/shelf-sync.ts";
import { navigate } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { codeInFragment, type SyncCode, textOfCode } from "#web/state/sync/sync-code.ts";
import { canEncrypt } from "#web/state/sync/sync-keys.ts";
import { AskToJoin } from "./ask-to-join.tsx";
import { InStep } from "./in-step.tsx";
import type { SyncPanelProps } from "./other-devices.tsx";
import { SyncBegin } from "./sync-begin.tsx";
import styles from "./sync.module.css";
import { wordsForFailure } from "./sync-words.ts";

/** The code in the address, which it is taken out of at once: it is to stay in no history, and to be in no picture. */
function useOfferedCode(onFocusHeading: SyncPanelProps["onFocusHeading"]) {
  const [offered, setOffered] = useState<SyncCode>();
  useEffect(() => {
    const look = () => {
      const code = codeInFragment(location.hash);
      if (code === undefined) return;
      navigate(location.pathname + location.search, { replace: true });
      setOffered(code);
      onFocusHeading({ scroll: true });
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
    // The heading stays what it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return [offered, () => setOffered(undefined)] as const;
}

export function SyncPanel({ onFocusHeading }: SyncPanelProps) {
  const code = sync.useSync((state) => state.code);
  const [said, setSaid] = useState("");
  const [isNew, setIsNew] = useState(false);
  const [offered, dropOffer] = useOfferedCode(onFocusHeading);
  useEffect(() => {
    if (canEncrypt()) watchSync();
  }, []);
  if (!canEncrypt()) return <p className={styles.text}>{t("sync.insecure")}</p>;

  /** Says how `work` went; what had the focus may be gone then. */
  const act = async (work: () => Promise<void> | void, done: string, failed = wordsForFailure) => {
    setSaid(t("sync.working"));
    try {
      await work();
      setSaid(done);
    } catch (error) {
      setSaid(failed(error));
    }
    onFocusHeading();
  };
  const join = (joined: SyncCode) => {
    dropOffer();
    setIsNew(false);
    const failed = (error: unknown) => {
      const words = wordsForFailure(error);
      return words === t("sync.gone") ? t("sync.unknown") : words;
    };
    return act(() => sync.join(joined), t("sync.joined"), failed);
  };
  const make = () => {
    setIsNew(true);
    return act(() => sync.make(), "");
  };
  return (
    <>
      {offered !== undefined && (
        <AskToJoin
          isSame={textOfCode(offered) === code}
          isInStep={code !== ""}
          onJoin={() => void join(offered)}
          onRefuse={() => {
            dropOffer();
            onFocusHeading();
          }}
        />
      )}
      {code === "" && offered === undefined && (
        <SyncBegin onMake={() => void make()} onJoin={(entered) => void join(entered)} />
      )}
      {code !== "" && (
        <InStep
          key={code}
          isCodeShown={isNew}
          onMakeNew={() => void make()}
          onStop={() => void act(sync.stop, t("sync.stopped"))}
          onForget={() => void act(sync.forget, t("sync.forgotten"))}
        />
      )}
      <div role="status" className={styles.text}>
        {said}
      </div>
    </>
  );
}
