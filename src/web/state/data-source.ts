// Whose data the app shows, as the server tells with each answer in the header `Ludex-Data`: `rawg`, `bundled`, or one of
// them with `; degraded` when RAWG could not be asked. A server without RAWG sends none.
import { t } from "#web/lib/t.ts";
import { useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
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

export const DEGRADED_TEXT = t("state.degraded");

const NOTHING_KNOWN: DataSource = { hasRawg: false, isDegraded: false, degradedAt: 0 };

export const dataSource = createStore<DataSource>()(() => NOTHING_KNOWN);
/** As the document that is being written, or hydrated, has it. */
let documentSource = NOTHING_KNOWN;

/** Whose data is shown; renders again when that changes. */
export function useDataSource(): DataSource {
  return useSyncExternalStore(dataSource.subscribe, dataSource.getState, () => documentSource);
}

function readHeader(header: string): { origin: string | undefined; isDegraded: boolean } {
  const [origin, ...marks] = header.split(";").map((part) => part.trim());
  return { origin, isDegraded: marks.includes("degraded") };
}

/** Says what the header of a document's answers was, on the server before it is written, in the browser before it is hydrated. */
export function noteDocumentSource(header: string | undefined): void {
  const { origin, isDegraded } = readHeader(header ?? "");
  documentSource = { hasRawg: origin === "rawg", isDegraded, degradedAt: 0 };
}

/** Takes notice of an answer's header, at `now` milliseconds of any clock that does not jump. */
export function noteDataSource(header: string | null, now = performance.now()): void {
  if (header === null) return;
  const { hasRawg, isDegraded, degradedAt } = dataSource.getState();
  const { origin, isDegraded: isDegradedNow } = readHeader(header);
  if (isDegradedNow && !isDegraded) showNotice({ key: "data-source", text: DEGRADED_TEXT });
  dataSource.setState({
    hasRawg: hasRawg || origin === "rawg",
    isDegraded: isDegradedNow || (isDegraded && now - degradedAt < MOMENT_MS),
    degradedAt: isDegradedNow ? now : degradedAt,
  });
}
