import { lazy, Suspense } from "react";
import type { KeptGame } from "#web/state/read-kept-game.ts";

const EntryEditor = lazy(async () => ({ default: (await import("./entry-editor.tsx")).EntryEditor }));

/** The dialog for stars, note and dates, whose code comes when it is asked for. */
export function LazyEntryEditor(props: { game: KeptGame; onClose: () => void }) {
  return (
    <Suspense>
      <EntryEditor {...props} />
    </Suspense>
  );
}
