// The head of every screen: brand, search, favourites and, where there is something to filter, the filters.
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { Bookmark, SlidersHorizontal } from "lucide-react";
import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { matchRoute } from "#shared/match-route.ts";
import { HEADER_PAGES, type HeaderPage, ROUTES } from "#shared/routes.ts";
import { Link } from "#web/ui/link.tsx";
import { countOfGames } from "#web/lib/count-games.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { setFilterSheet, useFilterSheet } from "#web/state/filter-sheet.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import styles from "./header.module.css";

type HeaderProps = {
  /** The search box, another feature's. */
  search: ReactNode;
};

/** Has the page been scrolled? Told by a mark at its top that leaves the window. */
function useIsScrolled() {
  const [isScrolled, setIsScrolled] = useState(false);
  const mark = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => setIsScrolled(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isScrolled, mark };
}

export function Header({ search }: HeaderProps) {
  const { isScrolled, mark } = useIsScrolled();
  const { hasFilterSheet } = ROUTES[matchRoute(usePlace().pathname).name];
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-scrolled={isScrolled || undefined}>
        <div className={styles.row}>
          <Link href={ROUTES.catalogue.path} className={styles.brand}>
            <span className={styles.name}>Ludex</span>
            <span className={styles.clone}>RAWG clone</span>
          </Link>
          <div className={styles.search}>{search}</div>
          <nav className={styles.links} aria-label={t("layout.main")}>
            {hasFilterSheet && <FilterButton />}
            {HEADER_PAGES.map((name) => {
              const PageLink = LINKS[name];
              return <PageLink key={name} />;
            })}
            <ThemeSwitch />
          </nav>
        </div>
      </header>
    </>
  );
}

function FilterButton() {
  const isOpen = useFilterSheet((sheet) => sheet.isOpen);
  return (
    <IconButton
      className={styles.filters}
      label={t("layout.filters")}
      aria-expanded={isOpen}
      icon={<SlidersHorizontal size={20} aria-hidden="true" />}
      onClick={() => setFilterSheet(!isOpen)}
    />
  );
}

function FavoritesLink() {
  const count = useGameStore((store) => store.favorites.length);
  const { path } = ROUTES.favorites;
  const title = pageTitle("favorites");
  return (
    <Tooltip text={title}>
      <Link href={path} className={styles.favorites} aria-label={title} aria-describedby="favorites-count">
        <Bookmark size={20} aria-hidden="true" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 999 ? "999+" : count}
          </span>
        )}
      </Link>
      <span id="favorites-count" hidden>
        {countOfGames(count)}
      </span>
    </Tooltip>
  );
}

/** The link to each page that the table wants one to. */
const LINKS: Readonly<Record<HeaderPage, ComponentType>> = { favorites: FavoritesLink };
