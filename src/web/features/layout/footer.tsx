import type { ReactNode } from "react";
import { ALONE } from "#shared/alone.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ROUTES } from "#shared/routes.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { Link } from "#web/ui/link.tsx";
import { SettingsLink } from "./settings-link.tsx";
import { Phrase } from "#web/ui/phrase.tsx";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { repositoryUrl } from "#web/lib/project.ts";
import { DataSourceNote } from "./data-source-note.tsx";
import styles from "./footer.module.css";

/** The foot of every screen: what this is, where the facts come from, the keyboard's way, and what else there is. */
export function Footer({ onShowShortcuts, children }: { onShowShortcuts: () => void; children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <p>
        <Phrase text={t("layout.ludexIs", { free: SLOT })}>
          <Freedom />
        </Phrase>
      </p>
      <DataSourceNote />
      <Link href={ROUTES.discover.path}>{pageTitle("discover")}</Link>
      <Link href={ROUTES.upcoming.path}>{pageTitle("upcoming")}</Link>
      <Link href={ROUTES.shelf.path}>{pageTitle("shelf")}</Link>
      {import.meta.env.MODE === ALONE ? <SettingsLink /> : <LanguageSwitch />}
      <button type="button" className={styles.shortcuts} onClick={onShowShortcuts}>
        {t("layout.shortcuts")} <kbd aria-hidden="true">?</kbd>
      </button>
      {children}
    </footer>
  );
}

/** A link to the code, where it is known. */
function Freedom() {
  const href = repositoryUrl();
  const words = t("layout.freeAndOpen");
  if (href === undefined) return words;
  return (
    <a href={href} rel="noopener noreferrer">
      {words}
    </a>
  );
}
