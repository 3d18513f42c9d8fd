// Where a page stands: the lists above it, as links. The page itself has its heading right below.
import { t } from "#web/lib/t.ts";
import { Link } from "#web/ui/link.tsx";
import styles from "./crumbs.module.css";

/** `href` is root-relative. */
export type Crumb = { name: string; href: string };

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t("crumbs.label")}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
