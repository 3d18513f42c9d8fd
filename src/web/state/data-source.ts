// Whose data the app shows, as the server tells with each answer in the header `Ludex-Data`: `rawg`, `bundled`, or one of
// them with `; degraded` when RAWG could not be asked. A server without RAWG sends none.
import { create } from "zustand";
import { showNotice } from "./notices.ts";

/** Answers that come together are one moment: a good one among them does not hide that another had to make do. */
const MOMENT_MS = 10_000;

type DataSource = {
  /** Has RAWG's data been shown since the app began? */
  hasRawg: boolean;
  /** Does the app show what was saved, because RAWG does not answer? */
  isDegraded: boolean;
  degradedAt: number;
};

export const DEGRADED_TEXT = "RAWG is not answering: showing saved data.";

export const useDataSource = create<DataSource>()(() => ({ hasRawg: false, isDegraded: false, degradedAt: 0 }));

/** Takes notice of an answer's header, at `now` milliseconds of any clock that does not jump. */
export function noteDataSource(header: string | null, now = performance.now()): void {
  if (header === null) return;
  const { hasRawg, isDegraded, degradedAt } = useDataSource.getState();
  const [origin, ...marks] = header.split(";").map((part) => part.trim());
  const isDegradedNow = marks.includes("degraded");
  if (isDegradedNow && !isDegraded) showNotice({ key: "data-source", text: DEGRADED_TEXT });
  useDataSource.setState({
    hasRawg: hasRawg || origin === "rawg",
    isDegraded: isDegradedNow || (isDegraded && now - degradedAt < MOMENT_MS),
    degradedAt: isDegradedNow ? now : degradedAt,
  });
}
