// A soft light behind the page that follows the mouse. It is told a few times a second where to go; the way there is a
// transition, which browsers run beside the page's own work. It never renders, and its code comes when a mouse moves.
import { useCallback } from "react";
import { untilMouse } from "./until-mouse.ts";
import styles from "./spotlight.module.css";

/** The light; decoration only. It stands still for visitors who prefer reduced motion, and under touch. */
export function Spotlight() {
  const ref = useCallback(
    (light: HTMLDivElement) => untilMouse(window, ({ followMouse }, event) => followMouse(light, event)),
    [],
  );
  return (
    <div className={styles.stage} aria-hidden="true" data-spotlight>
      <div ref={ref} className={styles.light} />
    </div>
  );
}
