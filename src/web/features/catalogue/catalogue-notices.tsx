// What stands where the grid would be: nothing found, a page past the end, or a service that failed.
import { Link } from "wouter";
import type { FilterName } from "#web/lib/filter-values.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type Named = { name: FilterName; value: string; label: string };

type NothingFoundProps = {
  active: readonly Named[];
  onRemove: (filter: Named) => void;
  onClear: () => void;
};

/** No game matches: says which filter could go. */
export function NothingFound({ active, onRemove, onClear }: NothingFoundProps) {
  if (active.length === 0) return <EmptyState title="No results found.">The catalogue is empty.</EmptyState>;
  return (
    <EmptyState
      title="No results found."
      actions={
        <>
          {active.length > 1 &&
            active.map((filter) => (
              <Button key={`${filter.name}-${filter.value}`} onClick={() => onRemove(filter)}>
                Without “{filter.label}”
              </Button>
            ))}
          <Button variant="primary" onClick={onClear}>
            Show all games
          </Button>
        </>
      }
    >
      {active.length > 1
        ? "No game matches all of these filters. Leave one out:"
        : `No game matches “${active[0]?.label}”.`}
    </EmptyState>
  );
}

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
