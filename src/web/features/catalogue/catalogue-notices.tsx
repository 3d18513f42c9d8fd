// What stands where the grid would be: a page past the end, or a service that failed.
import { t } from "#web/lib/t.ts";
import { useQuery } from "@tanstack/react-query";
import type { listGamesQuery } from "#web/api/list-games.ts";
import { totalPagesOf } from "#web/lib/catalogue-view.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";

type PastEndProps = {
  /** Asks for the first page of the same list, which says how many there are. */
  firstPage: ReturnType<typeof listGamesQuery>;
  /** Root-relative address of a page of the list. */
  addressOf: (page: number) => string;
};

/** The list ends before this page: ways to its last one and to its first. */
export function PastEnd({ firstPage, addressOf }: PastEndProps) {
  const { data } = useQuery(firstPage);
  const last = data === undefined ? 1 : totalPagesOf(data.count);
  const actions = (
    <>
      {last > 1 && <ButtonLink to={addressOf(last)}>{t("catalogue.toLast", { last })}</ButtonLink>}
      <ButtonLink to={addressOf(1)}>{t("catalogue.toFirst")}</ButtonLink>
    </>
  );
  return (
    <EmptyState title={t("hints.nothingFound")} actions={actions}>
      {t("catalogue.endsBefore")}
    </EmptyState>
  );
}

/** The service failed; filters, sort order and page stay chosen. */
export function CatalogueProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadProblem title={t("catalogue.notLoaded")} onRetry={onRetry}>
      {t("catalogue.noAnswer")}
    </LoadProblem>
  );
}
