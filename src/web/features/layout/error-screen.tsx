import { ROUTES, tabTitle } from "#shared/routes.ts";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./error-screen.module.css";

/** What a visitor reads where a screen has failed. A plain link home, because the router itself may be what failed. */
export function ErrorScreen() {
  return (
    <div className={styles.screen} role="alert">
      <title>{tabTitle("Error")}</title>
      <h1 id={HEADING_ID} tabIndex={-1} className={styles.title}>
        Unexpected Application Error!
      </h1>
      <p className={styles.text}>
        This screen could not be shown. Your favorites are safe. Reload it, or start over from the catalogue.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <a href={ROUTES.catalogue.path} className={styles.home}>
          Go Home
        </a>
      </div>
    </div>
  );
}
