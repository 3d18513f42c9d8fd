// The games of a comparison, each asked for by itself: one that cannot be had keeps the others from nothing.
import { useQueries } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { gameQuery, type WholeGame } from "#web/api/game-detail.ts";

const NOT_FOUND = 404;

export type ComparedGame =
  | { id: number; state: "there"; game: WholeGame }
  | { id: number; state: "loading" | "unknown" | "failed" };

/** `reload` asks again for those that failed. */
export function useCompared(ids: readonly number[]) {
  const results = useQueries({ queries: ids.map(gameQuery) });
  const compared = ids.map((id, at): ComparedGame => {
    const { data: game, error, isFetching } = results[at] ?? {};
    if (game !== undefined) return { id, state: "there", game };
    if (error instanceof RawgError && error.status === NOT_FOUND) return { id, state: "unknown" };
    return { id, state: error === null || isFetching === true ? "loading" : "failed" };
  });
  const reload = () => {
    for (const { error, refetch } of results) if (error !== null) void refetch();
  };
  return { compared, reload };
}
