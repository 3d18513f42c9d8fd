// What stands where the grid would be: a page past the end, or a service that failed.
import { Link } from "#web/ui/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** The list ends before this page. `firstPage` is the address of its first one. */
export function PastEnd({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState title="No results found." actions={<Link href={firstPage}>Go to the first page</Link>}>
      The list ends before this page.
    </EmptyState>
  );
}

/** The service failed; filters, sort order and page stay chosen. */
export function CatalogueProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="The games could not be loaded"
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The catalogue did not answer. Your filters and your page are kept.
      </EmptyState>
    </div>
  );
}
