import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ShownGroup, ShownInsight, ShownPart } from "#shared/insights/events.ts";
import type { InsightSection } from "#shared/insights/insight.ts";
import { InsightFailure, insightsQuery } from "#web/api/insights.ts";
import { ENGLISH } from "#web/lib/language.ts";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { similarAddress } from "#web/lib/similar-address.ts";
import { t } from "#web/lib/t.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import { FAILURE_HINT, failureWords } from "./failure-words.ts";
import { Provenance } from "./provenance.tsx";
import { Recommendations } from "./recommendations.tsx";
import { StandIn } from "./stand-in.tsx";
import { useInsightsSettled } from "./use-insights-settled.ts";
import styles from "./insights-panel.module.css";

const TABS = [
  { id: "recommendations", label: t("insights.recommendations") },
  { id: "tricks", label: t("insights.tricks") },
] as const satisfies readonly { id: InsightSection; label: string }[];

const LINES = ["whole", "long", "short"];

const lengthOf = (groups: readonly ShownGroup[]) =>
  groups.reduce((sum, { games, reason }) => sum + games.length + reason.length, 0);

type InsightsPanelProps = {
  gameId: number;
  /** Nothing stands below or beside it that it could move. */
  isAlone?: boolean;
};

/**
 * Recommendations and tricks for one game. It asks when it comes near the viewport, and its height is the same whatever
 * comes: what does not fit scrolls inside. Alone it is then as high as what it holds.
 */
export function InsightsPanel({ gameId, isAlone = false }: InsightsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(panel);
  const [tab, setTab] = useState<InsightSection>("recommendations");
  const query = useQuery({ ...insightsQuery(gameId), enabled: isNear });
  const { data, error, isFetching, refetch } = query;
  // Parts of an answer that failed, and of one that is being asked for again, are not shown; what is whole stays.
  const shown = error === null || data?.whole !== undefined ? data : undefined;
  const source = shown?.whole?.source;
  const failure = source?.kind === "catalogue" ? source.failure : undefined;
  const isSettled = useInsightsSettled(gameId);
  const retry = () => {
    // The button is about to go; without this the keyboard would begin at the top of the page again.
    panel.current?.focus();
    void refetch();
  };
  return (
    <div
      ref={panel}
      className={styles.place}
      data-fits={(isAlone && isSettled) || undefined}
      aria-busy={isFetching}
      tabIndex={-1}
    >
      <noscript>
        <p>{t("insights.needJavaScript")}</p>
      </noscript>
      <div className={styles.panel}>
        {error !== null && shown === undefined && !isFetching ? (
          <Failure error={error} since={query.errorUpdatedAt} onRetry={retry} />
        ) : (
          <>
            <Tabs label={t("insights.label")} tabs={TABS} selected={tab} onSelect={setTab} isPanelFocusable>
              {failure !== undefined && (
                <StandIn failure={failure} since={query.dataUpdatedAt} isAsking={isFetching} onRetry={retry} />
              )}
              {tab === "tricks" ? (
                <Tricks tricks={shown?.part.tricks} isFromCatalogue={areCatalogueTricks(shown?.whole)} />
              ) : (
                <Groups
                  groups={shown?.part.recommendations}
                  isWhole={shown?.whole !== undefined}
                  // The catalogue tells of its own games alone, and can list what is like them.
                  allUrl={source?.kind === "catalogue" ? similarAddress(gameId) : undefined}
                />
              )}
            </Tabs>
            {(!isAlone || isSettled) && <Provenance insight={shown?.whole} />}
          </>
        )}
      </div>
    </div>
  );
}

type GroupsProps = { groups: ShownPart["recommendations"]; isWhole: boolean; allUrl: string | undefined };

function Groups({ groups, isWhole, allUrl }: GroupsProps) {
  const hasGames = groups?.some(({ games }) => games.length > 0) === true;
  // A group without games may say why.
  const filled = groups?.filter(({ games, reason }) => games.length > 0 || (hasGames && reason !== "")) ?? [];
  if (isWhole && filled.length === 0) return <p className={styles.none}>{t("insights.noRecommendations")}</p>;
  return (
    <>
      <Recommendations groups={filled} allUrl={allUrl} />
      {/* Anew with each piece: the lines begin where the pieces end. */}
      {!isWhole && <Loading key={lengthOf(filled)} />}
    </>
  );
}

/** A model writes in the language of the interface; the catalogue has its tricks in English alone. */
const areCatalogueTricks = (whole: ShownInsight | undefined) =>
  whole?.source.kind === "catalogue" || whole?.filled.includes("tricks") === true;

type TricksProps = { tricks: ShownPart["tricks"]; isFromCatalogue: boolean };

function Tricks({ tricks, isFromCatalogue }: TricksProps) {
  if (tricks === undefined) return <Loading />;
  if (tricks.length === 0) return <p className={styles.none}>{t("insights.noTricks")}</p>;
  return (
    <ol lang={isFromCatalogue ? ENGLISH : undefined} className={styles.tricks}>
      {tricks.map((trick) => (
        <li key={trick} className={styles.trick}>
          {trick}
        </li>
      ))}
    </ol>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t("insights.loading")} className={styles.lines}>
      {LINES.map((line) => (
        <Skeleton key={line} className={styles.line ?? ""} />
      ))}
    </div>
  );
}

/** The panel before the game is there, and with it the question. */
export function InsightsSkeleton() {
  return (
    <div className={styles.place}>
      <div className={styles.panel}>
        <Skeleton className={`${styles.line} ${styles.tabs}`} />
        <Loading />
      </div>
    </div>
  );
}

function Failure({ error, since, onRetry }: { error: Error; since: number; onRetry: () => void }) {
  const retryAfterS = error instanceof InsightFailure ? error.retryAfterS : 0;
  const from = retryAfterS === null ? undefined : since + retryAfterS * 1000;
  return (
    <div role="alert" className={styles.failure}>
      <h3 className={styles.failureTitle}>{t("insights.error")}</h3>
      <p className={styles.message}>{failureWords(error.message)}</p>
      <p className={styles.hint}>{FAILURE_HINT}</p>
      {from !== undefined && <RetryButton key={from} from={from} isAsking={false} onRetry={onRetry} />}
    </div>
  );
}
