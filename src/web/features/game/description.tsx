import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { sanitiseHtml } from "#web/lib/sanitise-html.ts";
import styles from "./description.module.css";

type DescriptionProps = { html: string };

/** A game's description, sanitised, clamped to eight lines; 'Read more' stands only where there is more. */
export function Description({ html }: DescriptionProps) {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
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
  if (safe.toString().trim() === "") return <p className={styles.missing}>No description available for this game.</p>;
  return (
    <div className={styles.description}>
      <div
        ref={text}
        id={id}
        className={styles.text}
        data-open={isOpen || undefined}
        data-cut={(isCut && !isOpen) || undefined}
        // Tabbing to a link below the fold of the clamp must not land on something invisible.
        onFocus={() => setIsOpen(true)}
        dangerouslySetInnerHTML={{ __html: safe }}
      />
      {(isCut || isOpen) && (
        <Button className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Read less" : "Read more"}
        </Button>
      )}
    </div>
  );
}
