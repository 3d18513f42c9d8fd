// The games of a subject as a list that is narrowed, ordered and paged as its address says.
import { useQuery } from "@tanstack/react-query";
import type { Subject, SubjectGame } from "#shared/subject.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import { filterParams } from "#web/lib/catalogue-view.ts";
import { usePlace } from "#web/lib/navigation.ts";
import {
  isInSeriesOrder,
  readSubjectView,
  type SubjectName,
  subjectParams,
  subjectViewAddress,
  subjectWithin,
} from "#web/lib/subject-place.ts";
import { filtersWithin } from "#web/lib/within.ts";
import { narrowed, useNarrowing } from "#web/state/shelf/narrowing.ts";
import { type NarrowedGames, useNarrowedList } from "./use-narrowed-list.ts";

/** `subject` is undefined until it is known. */
export function useSubjectGames(name: SubjectName, subject: Subject | undefined) {
  const { filters } = readSubjectView(name, usePlace().search);
  const { within, isKnown } = subjectWithin(name, { filters, subject });
  return useNarrowedList({
    within,
    addressOf: (view) => subjectViewAddress(name, view),
    paramsOf: (view) => subjectParams(name, within, view),
    questionOf: listGamesQuery,
    isKnown,
  });
}

const NONE: readonly SubjectGame[] = [];

/** Of a series in its order: the games without a known date that meet the filters, which stand in no place of it. */
export function useUndated(
  name: SubjectName,
  subject: Subject | undefined,
  list: NarrowedGames,
): readonly SubjectGame[] {
  const { view, within, isNarrowed } = list;
  const known = subject?.undated ?? NONE;
  // Without a date they are of no year.
  const isShown = isInSeriesOrder(name, view) && view.page === 1 && view.filters.year === "" && known.length > 0;
  const ids = known.map(({ id }) => id).join(",");
  const params = { ...filterParams(filtersWithin(view.filters, within)), ids };
  const { data } = useQuery({ ...listGamesQuery(params), enabled: isShown && isNarrowed });
  const { exclude, ids: only } = useNarrowing();
  if (!isShown) return NONE;
  return narrowed(isNarrowed ? (data?.results ?? NONE) : known, { exclude, ids: only });
}
