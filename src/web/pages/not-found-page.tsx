// What stands at every address where there is nothing.
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { goBack } from "#web/lib/navigation.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./not-found-page.module.css";

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <title>{tabTitle(pageTitle("not-found"))}</title>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 id={HEADING_ID} tabIndex={-1} className={styles.title}>
        {t("notFound.title")}
      </h1>
      <p className={styles.text}>{t("notFound.text")}</p>
      <div className={styles.actions}>
        <ButtonLink to={ROUTES.catalogue.path}>{t("layout.goHome")}</ButtonLink>
        <Button onClick={goBack}>{t("notFound.goBack")}</Button>
      </div>
      <WellKnownGames />
    </div>
  );
}
