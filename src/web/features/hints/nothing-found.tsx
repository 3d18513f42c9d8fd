// An empty list and what leads on from it: the titles that may have been meant, and the filters that can go, with the
// number of games without each.
import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/link.tsx";
import { ROUTES } from "#shared/routes.ts";
import { gameAddress } from "#shared/match-route.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import type { Hints } from "#shared/search/hints.ts";
import { hintsQuery } from "#web/api/hints.ts";
import { filterOfService } from "#web/lib/catalogue-view.ts";
import { makerUrl } from "#web/lib/search-url.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { type FilterName, type FilterValues, isRange, valuesOf } from "#web/lib/filter-values.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import styles from "./nothing-found.module.css";

type Named = { name: FilterName; value: string; label: string };

export type NothingFoundProps = {
  /** What the empty list was asked for. */
  params: GamesParams;
  filters: FilterValues;
  /** The values that are set, one by one, with their names. */
  active: readonly Named[];
  onChange: (changes: Partial<FilterValues>) => void;
  onClear: () => void;
  /** Keeps the filters and lets the words go. */
  onDropWords?: () => void;
};

/** A way out: what it takes away, and how many games there are then where that is known. Without a change the words go. */
type WayOut = { key: string; label: string; count?: number; change: Partial<FilterValues> | undefined };

function without(filters: FilterValues, name: FilterName, gone: readonly string[]): Partial<FilterValues> {
  const left = isRange(name) ? [] : valuesOf(filters[name]).filter((value) => !gone.includes(value));
  return { [name]: left.join(",") };
}

/** The server's ways out; without any, each filter by itself. */
function waysOut({ filters, active }: NothingFoundProps, hints: Hints): WayOut[] {
  const counted = hints.without.flatMap(({ parameter, value, name, count }): WayOut[] => {
    if (parameter === "search") return [{ key: "search", label: name, count, change: undefined }];
    const filter = filterOfService(parameter, value);
    if (filter === undefined) return [];
    const label = parameter.endsWith("_none") ? `Not ${name}` : name;
    return [{ key: `${parameter}=${value}`, label, count, change: without(filters, filter.name, valuesOf(value)) }];
  });
  if (counted.length > 0 || active.length < 2) return counted;
  return active.map(({ name, value, label }) => ({
    key: `${name}=${value}`,
    label,
    change: without(filters, name, [value]),
  }));
}

function explanation({ params, active }: NothingFoundProps, hasWaysOut: boolean): string {
  if (active.length > 1) return `No game matches all of these filters.${hasWaysOut ? " Leave one out:" : ""}`;
  if (active.length === 1) return `No game matches “${active[0]?.label}”.`;
  if (params.search === undefined) return "The catalogue is empty.";
  return "Try fewer or other words. A part of the title is enough, and small typing mistakes are forgiven.";
}

export function NothingFound(props: NothingFoundProps) {
  const { params, active, onChange, onClear, onDropWords } = props;
  const { data: hints, isPending } = useQuery(hintsQuery(params));
  const isSearch = params.search !== undefined;
  // All at once: what comes first would be pushed down by what comes later.
  if (isPending) return <EmptyState title="No results found." />;
  const known: Hints = hints ?? { did_you_mean: [], without: [] };
  const ways = waysOut(props, known);
  // What is nearest to a known title is another game.
  const titles = known.elsewhere === undefined ? known.did_you_mean : [];
  return (
    <EmptyState
      title="No results found."
      actions={
        active.length === 0 ? undefined : (
          <>
            {ways.map(({ key, label, count, change }) => (
              <Button key={key} onClick={() => (change === undefined ? onDropWords?.() : onChange(change))}>
                Without “{label}”{count !== undefined && `: ${countOfGames(count)}`}
              </Button>
            ))}
            <Button variant="primary" onClick={onClear}>
              {isSearch ? "Without any filter" : "Show all games"}
            </Button>
          </>
        )
      }
    >
      {titles.length > 0 && (
        <p className={styles.titles}>
          Did you mean{" "}
          {titles.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && (index === titles.length - 1 ? " or " : ", ")}
              <Link href={gameAddress(id)} className={styles.title}>
                {name}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      {known.elsewhere !== undefined && (
        <p>
          <bdi>“{known.elsewhere}”</bdi> is a game, but it is not in this catalogue.
        </p>
      )}
      {known.maker !== undefined && (
        <p>
          <Link href={makerUrl(known.maker)} className={styles.title}>
            Games by {known.maker.name}
          </Link>
        </p>
      )}
      <p>{explanation(props, ways.length > 0)}</p>
      {isSearch && active.length === 0 && (
        <p>
          <Link href={ROUTES.catalogue.path} className={styles.title}>
            See the best known games
          </Link>
        </p>
      )}
    </EmptyState>
  );
}
