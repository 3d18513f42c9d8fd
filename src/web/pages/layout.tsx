// What stands around every screen: skip link, spotlight, header, the screen itself, footer and what pops up.
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorScreen } from "#web/features/layout/error-screen.tsx";
import { Footer } from "#web/features/layout/footer.tsx";
import { Header } from "#web/features/layout/header.tsx";
import { NoticeRegion } from "#web/features/layout/notice-region.tsx";
import { ShortcutsDialog } from "#web/features/layout/shortcuts-dialog.tsx";
import { useMainFocus } from "#web/features/layout/use-main-focus.ts";
import { useScrollMemory } from "#web/features/layout/use-scroll-memory.ts";
import { useShortcuts } from "#web/features/layout/use-shortcuts.ts";
import { SEARCH_FIELD_ID, SearchBox } from "#web/features/search/search-box.tsx";
import { SupportPopup } from "#web/features/support/support-popup.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Spotlight } from "#web/ui/spotlight.tsx";
import styles from "./layout.module.css";

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const [isShowingShortcuts, setIsShowingShortcuts] = useState(false);
  useScrollMemory();
  useMainFocus(main);
  useShortcuts({
    "/": () => document.querySelector<HTMLInputElement>(`#${SEARCH_FIELD_ID}`)?.focus(),
    "?": () => setIsShowingShortcuts(true),
  });
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Spotlight />
      <Header search={<SearchBox />} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Screen>
          <Outlet />
        </Screen>
      </main>
      <Footer onShowShortcuts={() => setIsShowingShortcuts(true)} />
      <ShortcutsDialog isOpen={isShowingShortcuts} onClose={() => setIsShowingShortcuts(false)} />
      <NoticeRegion />
      <SupportPopup />
    </div>
  );
}

/** A screen that fails leaves everything around it standing; another address tries anew. */
function Screen({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary resetKey={`${pathname}${search}`} fallback={<ErrorScreen />}>
      <Suspense fallback={<Spinner label="Loading" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
