import { t } from "#web/lib/t.ts";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { toBrowser } from "#web/lib/base.ts";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./error-screen.module.css";

/** What a visitor reads where a screen has failed. A plain link home, because the router itself may be what failed. */
export function ErrorScreen() {
  return (
    <div className={styles.screen} role="alert">
      <title>{tabTitle(t("layout.error"))}</title>
      <h1 id={HEADING_ID} tabIndex={-1} className={styles.title}>
        {t("layout.unexpectedError")}
      </h1>
      <p className={styles.text}>{t("layout.screenFailed")}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t("layout.reload")}
        </Button>
        <a href={toBrowser(ROUTES.catalogue.path)} className={styles.home}>
          {t("layout.goHome")}
        </a>
      </div>
    </div>
  );
}
