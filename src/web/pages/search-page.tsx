// What was found for a text.
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { readSearchQuery } from "#web/features/search/search-url.ts";
import { useSearchResults } from "#web/features/search/use-search-results.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { InlineSpinner } from "#web/ui/spinner.tsx";

const NONE: readonly CardGame[] = [];

const renderAction = (game: CardGame) => <FavoriteButton game={game} />;

export function SearchPage() {
  const { search } = usePlace();
  const query = readSearchQuery(new URLSearchParams(search));
  const results = useSearchResults(query);
  const { games, count } = results;
  const isLoading = games === undefined;
  const found = games?.length ? `${count} ${count === 1 ? "game" : "games"}` : "";
  return (
    <PageFrame heading={<Heading query={query} />} note={isLoading ? <InlineSpinner label="Searching" /> : found}>
      <title>{`Search results: "${query}" · Ludex`}</title>
      <Results {...results} />
    </PageFrame>
  );
}

/** The query may be written from right to left; it must not turn the words around it. */
function Heading({ query }: { query: string }) {
  return (
    <>
      Search results: <bdi>{`"${query}"`}</bdi>
    </>
  );
}

function Results({ games, retry, more, isLoadingMore }: ReturnType<typeof useSearchResults>) {
  if (games === null) {
    return (
      <EmptyState
        title="The search did not work"
        actions={
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        }
      >
        The catalogue did not answer. Check your connection, or try again in a moment.
      </EmptyState>
    );
  }
  if (games?.length === 0) {
    return (
      <EmptyState title="No results found.">
        Try fewer or other words. A part of the title is enough, and small typing mistakes are forgiven.
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid
        games={games ?? NONE}
        isLoading={games === undefined}
        columns="results"
        label="Games found"
        renderAction={renderAction}
      />
      {more !== undefined && (
        <Button onClick={more} aria-disabled={isLoadingMore}>
          {isLoadingMore ? "Loading more..." : "Show more"}
        </Button>
      )}
    </>
  );
}
