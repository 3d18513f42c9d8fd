// What stands at every address where there is nothing.
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
      <title>{tabTitle(ROUTES["not-found"].title)}</title>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 id={HEADING_ID} tabIndex={-1} className={styles.title}>
        Oops! Page not found
      </h1>
      <p className={styles.text}>
        There is nothing at this address. It may have been mistyped, or what stood here is gone.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={ROUTES.catalogue.path}>Go Home</ButtonLink>
        <Button onClick={goBack}>Go Back</Button>
      </div>
      <WellKnownGames />
    </div>
  );
}
