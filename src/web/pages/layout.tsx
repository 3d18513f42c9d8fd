// What stands around every screen: skip link, spotlight, header, the screen itself, footer and what pops up.
import { t } from "#web/lib/t.ts";
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { takesGamesIn } from "#web/lib/project.ts";
import { preloadable } from "#web/lib/preloadable.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { focusHeading, HEADING_ID, MAIN_ID } from "#web/lib/focus-main.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { awaitPlace } from "#web/features/layout/await-place.ts";
import { ErrorScreen } from "#web/features/layout/error-screen.tsx";
import { Footer } from "#web/features/layout/footer.tsx";
import { Header } from "#web/features/layout/header.tsx";
import { loadScreen } from "#web/features/layout/load-screen.ts";
import { NoticeRegion } from "#web/features/layout/notice-region.tsx";
import { useMainFocus } from "#web/features/layout/use-main-focus.ts";
import { useScrollMemory } from "#web/features/layout/use-scroll-memory.ts";
import { useShortcuts } from "#web/features/layout/use-shortcuts.ts";
import { useOfflineCache } from "#web/features/offline/use-offline-cache.ts";
import { useRemote } from "#web/features/remote/use-remote.ts";
import { PaletteButton } from "#web/features/layout/palette-button.tsx";
import { SEARCH_FIELD_ID, SearchBox } from "#web/features/search/search-box.tsx";
import { useSupportPrompt } from "#web/features/support/use-support-prompt.ts";
import { showNotice } from "#web/state/notices.ts";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Spotlight } from "#web/ui/spotlight.tsx";
import styles from "./layout.module.css";

const ShortcutsDialog = lazy(async () => ({
  default: (await import("#web/features/layout/shortcuts-dialog.tsx")).ShortcutsDialog,
}));
const TakingInNote = lazy(async () => ({
  default: (await import("#web/features/layout/taking-in-note.tsx")).TakingInNote,
}));
const SupportPopup = lazy(async () => ({
  default: (await import("#web/features/support/support-popup.tsx")).SupportPopup,
}));
const CommandPalette = preloadable(async () => (await import("./command-palette.tsx")).CommandPalette);
const PALETTE_KEY = "Ctrl+k";

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [shortcuts, setShortcuts] = useState<"never" | "open" | "closed">("never");
  const [palette, setPalette] = useState<{ isTouched: boolean }>();
  const support = useSupportPrompt();
  useScrollMemory();
  useMainFocus(main);
  useOfflineCache();
  useRemote();
  const openPalette = (isTouched: boolean) =>
    void loadScreen(CommandPalette.preload).then(
      () => setPalette({ isTouched }),
      () => showNotice({ key: "palette", text: t("layout.notLoaded") }),
    );
  useShortcuts({
    "/": () => document.querySelector<HTMLInputElement>(`#${SEARCH_FIELD_ID}`)?.focus({ preventScroll: true }),
    "?": () => setShortcuts("open"),
    g: awaitPlace,
    [PALETTE_KEY]: () => openPalette(false),
  });
  return (
    <div className={styles.layout}>
      <a href={`#${HEADING_ID}`} className={styles.skip} onClick={skip}>
        {t("layout.skip")}
      </a>
      <Spotlight />
      <Header search={<SearchBox end={<PaletteButton onOpen={openPalette} />} />} />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Screen>{children}</Screen>
      </main>
      <Footer onShowShortcuts={() => setShortcuts("open")}>
        <TakingIn />
      </Footer>
      {shortcuts !== "never" && (
        <Extra>
          <ShortcutsDialog isOpen={shortcuts === "open"} onClose={() => setShortcuts("closed")} />
        </Extra>
      )}
      {palette && (
        <Extra>
          <CommandPalette
            {...palette}
            shortcut={PALETTE_KEY}
            onShowShortcuts={() => setShortcuts("open")}
            onClose={() => setPalette(undefined)}
          />
        </Extra>
      )}
      {support.isShown && (
        <Extra>
          <SupportPopup onClose={support.close} />
        </Extra>
      )}
      {/* The last, over the card that asks for support where there is no room beside it: a notice can be undone only now. */}
      <NoticeRegion />
    </div>
  );
}

/** By itself the link would make an entry in the history that the app does not know. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  focusHeading();
}

/** By itself: were the layout rendered again once it is hydrated, the whole page would have to be hydrated with it at one go. */
function TakingIn() {
  const isHydrated = useHydrated();
  return (
    isHydrated &&
    takesGamesIn() && (
      <Extra>
        <TakingInNote />
      </Extra>
    )
  );
}

/** What comes on demand and may be missing without harm. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A screen that fails leaves everything around it standing; another address tries anew. */
function Screen({ children }: { children: ReactNode }) {
  const { pathname, search } = usePlace();
  return (
    <ErrorBoundary resetKey={`${pathname}${search}`} fallback={<ErrorScreen />}>
      <Suspense fallback={<Spinner label={t("layout.loading")} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
