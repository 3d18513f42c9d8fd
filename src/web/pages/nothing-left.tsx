// What stands where filters, or the marks of the visitor's shelf, have left nothing of a list, and the ways back to all of it.
import { t } from "#web/lib/t.ts";
import { stopNarrowing } from "#web/state/shelf/narrowing.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { NarrowedGames } from "./use-narrowed-list.ts";

export function NothingLeft({ list }: { list: NarrowedGames }) {
  const { isNarrowed, isByShelf, wholeAddress } = list;
  const actions = (
    <>
      {isByShelf && <Button onClick={() => void stopNarrowing()}>{t("hints.withoutShelf")}</Button>}
      {isNarrowed && <ButtonLink to={wholeAddress}>{t("narrowed.whole")}</ButtonLink>}
    </>
  );
  return (
    <EmptyState title={t("hints.nothingFound")} actions={actions}>
      {isNarrowed ? t("narrowed.nothingLeft") : t("hints.shelf")}
    </EmptyState>
  );
}
