import { useDataSource, DEGRADED_TEXT } from "#web/state/data-source.ts";
import { useGameStore } from "#web/state/game-store.ts";

const RAWG_URL = "https://rawg.io";
const RAWG_PICTURES = "https://media.rawg.io/";

/** Favourites are shown without asking the server; those that came from RAWG carry its pictures. */
function useHasRawgFavorites(): boolean {
  return useGameStore(({ favorites }) =>
    favorites.some(({ background_image: picture }) => picture?.startsWith(RAWG_PICTURES) === true),
  );
}

/** Where the data on the page comes from. RAWG's terms ask for an active link on every page that shows its data. */
export function DataSourceNote() {
  const { hasRawg, isDegraded } = useDataSource();
  const hasRawgFavorites = useHasRawgFavorites();
  if (!hasRawg && !hasRawgFavorites && !isDegraded) {
    return <p>Facts about games come from the bundled catalogue or from RAWG. Ludex is not affiliated with RAWG.</p>;
  }
  return (
    <>
      <p>
        Game data and pictures come from{" "}
        <a href={RAWG_URL} rel="noopener">
          RAWG
        </a>
        . Ludex is not affiliated with RAWG.
      </p>
      {isDegraded && <p>{DEGRADED_TEXT}</p>}
    </>
  );
}
