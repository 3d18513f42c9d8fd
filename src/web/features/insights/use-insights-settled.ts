import { useQuery } from "@tanstack/react-query";
import { insightsQuery } from "#web/api/insights.ts";

/** Has the game had its insights, or the word that there are none? From then on their panel has its height. */
export function useInsightsSettled(gameId: number): boolean {
  const { data, errorUpdatedAt } = useQuery({ ...insightsQuery(gameId), enabled: false });
  return data?.whole !== undefined || errorUpdatedAt > 0;
}
