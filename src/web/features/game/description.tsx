import { useEffect, useId, useRef, useState } from "react";
import { ENGLISH } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";
import { useSafeHtml } from "./use-safe-html.ts";
import styles from "./description.module.css";

type DescriptionProps = {
  html: string;
  /** The same as text. */
  text: string;
};

/** The lines of a plain text, each once with a key of its own. */
function paragraphs(text: string): { key: number; line: string }[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.map((line, key) => ({ key, line }));
}

/**
 * A game's description, clamped to eight lines; 'Read more' stands only where there is more. First as plain text, then,
 * within the same eight lines, as sanitised markup.
 */
export function Description({ html, text: plain }: DescriptionProps) {
  const safe = useSafeHtml(html);
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const id = useId();

  useEffect(() => {
    const element = text.current;
    if (element === null || isOpen) return;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  // TrustedHTML is text when read; the rule knows only plain objects.
  // oxlint-disable-next-line typescript/no-base-to-string
  const isEmpty = safe === undefined ? html.trim() === "" : safe.toString().trim() === "";
  if (isEmpty) return <p className={styles.missing}>{t("game.noDescription")}</p>;
  return (
    <div className={styles.description}>
      <div
        ref={text}
        id={id}
        lang={ENGLISH}
        className={styles.text}
        data-open={isOpen || undefined}
        data-cut={(isCut && !isOpen) || undefined}
        // Tabbing to a link below the fold of the clamp must not land on something invisible.
        onFocus={() => setIsOpen(true)}
        {...(safe === undefined
          ? { children: paragraphs(plain).map(({ key, line }) => <p key={key}>{line}</p>) }
          : { dangerouslySetInnerHTML: { __html: safe } })}
      />
      {(isCut || isOpen) && (
        <Button className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t("game.readLess") : t("game.readMore")}
        </Button>
      )}
    </div>
  );
}
