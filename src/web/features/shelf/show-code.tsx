import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { ROUTES } from "#shared/routes.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { fragmentOf, type SyncCode } from "#web/state/sync/sync-code.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyQrCode } from "./lazy-qr-code.tsx";
import styles from "./sync.module.css";

/** The words of the code; none until the list is there. */
function useWords(code: SyncCode): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let isPresent = true;
    import("#web/state/sync/code-words.ts").then(
      ({ wordsOf }) => isPresent && setWords(wordsOf(code)),
      // The picture is there all the same.
      () => undefined,
    );
    return () => {
      isPresent = false;
    };
    // A code is made anew from its text each time, and is the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return words;
}

async function copy(words: readonly string[]): Promise<void> {
  const say = (text: string) => showNotice({ key: "sync", text });
  try {
    await navigator.clipboard.writeText(words.join(" "));
    say(t("sync.copied"));
  } catch {
    // Some browsers let no page write to the clipboard.
    say(t("sync.copyByHand"));
  }
}

/** The code as twelve words and as a picture of the address that holds it. */
export function ShowCode({ code }: { code: SyncCode }) {
  const words = useWords(code);
  return (
    <div className={styles.code}>
      <div className={styles.side}>
        <p className={styles.text}>{t("sync.howToJoin")}</p>
        <ol className={styles.words} aria-label={t("sync.words")} lang="en" translate="no">
          {words.map((word, index) => (
            // The same word may come twice; each has its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{word}</li>
          ))}
        </ol>
        <p className={styles.text}>{t("sync.keepSecret")}</p>
        <div className={styles.actions}>
          <Button disabled={words.length === 0} onClick={() => void copy(words)}>
            <Copy size={16} aria-hidden="true" />
            {t("sync.copyWords")}
          </Button>
        </div>
      </div>
      <LazyQrCode className={styles.qr ?? ""} text={`${location.origin}${ROUTES.shelf.path}${fragmentOf(code)}`} />
    </div>
  );
}
