// What stands where the grid would be: a page past the end, or a service that failed.
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";

/** The list ends before this page. `firstPage` is the address of its first one. */
export function PastEnd({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState title="No results found." actions={<ButtonLink to={firstPage}>Go to the first page</ButtonLink>}>
      The list ends before this page.
    </EmptyState>
  );
}

/** The service failed; filters, sort order and page stay chosen. */
export function CatalogueProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadProblem title="The games could not be loaded" onRetry={onRetry}>
      The catalogue did not answer. Your filters and your page are kept.
    </LoadProblem>
  );
}
