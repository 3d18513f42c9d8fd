import { markedParts } from "#web/lib/marked-parts.ts";
import styles from "./marked-text.module.css";

type MarkedTextProps = {
  text: string;
  /** `[start, end)` in UTF-16 units. */
  spans?: readonly (readonly [number, number])[] | undefined;
};

/** A text with some of its parts marked. Text alone: what stands in it is never markup. */
export function MarkedText({ text, spans }: MarkedTextProps) {
  if (spans === undefined || spans.length === 0) return text;
  return markedParts(text, spans).map(({ text: part, isMarked, start }) =>
    isMarked ? (
      <mark key={start} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
