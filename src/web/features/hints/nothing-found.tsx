// An empty list and what leads on from it: the titles that may have been meant, and the filters that can go, with the
// number of games without each.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import { ROUTES } from "#shared/routes.ts";
import { gameAddress } from "#shared/match-route.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import type { Hints } from "#shared/search/hints.ts";
import { hintsQuery } from "#web/api/hints.ts";
import { filterOfService } from "#web/lib/catalogue-view.ts";
import { makerTitle } from "#web/lib/maker-title.ts";
import { makerUrl } from "#web/lib/search-url.ts";
import { type FilterName, type FilterValues, isRange, valuesOf } from "#web/lib/filter-values.ts";
import { ENGLISH } from "#web/lib/language.ts";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { isNarrowing, stopNarrowing } from "#web/state/shelf/narrowing.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Phrase } from "#web/ui/phrase.tsx";
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
  /** What stands below the message, once that is whole and moves it no more. */
  after: ReactNode;
};

/** A way out: what it takes away, and how many games there are then where that is known. Without a change the words go. */
type WayOut = { key: string; label: string; count?: number; change: Partial<FilterValues> | undefined };

function without(filters: FilterValues, name: FilterName, gone: readonly string[]): Partial<FilterValues> {
  const left = isRange(name) ? [] : valuesOf(filters[name]).filter((value) => !gone.includes(value));
  return { [name]: left.join(",") };
}

/** The service names filters in English; their chips have names in the language of the interface. */
function ownName({ name, value, label }: Named, active: readonly Named[]): string {
  if (ENGLISH === undefined) return label;
  const values = isRange(name) ? undefined : valuesOf(value);
  const chips = active.filter((each) => each.name === name && values?.includes(each.value) !== false);
  return chips.length === 0 ? label : chips.map((chip) => chip.label).join(", ");
}

/** Spanish says “o”, but “u” before another o. */
const orBefore = (title: string): string => (/^h?[oó]/i.test(title) ? t("hints.orBeforeO") : t("hints.or"));

/** The server's ways out; without any, each filter by itself. */
function waysOut({ filters, active }: NothingFoundProps, hints: Hints): WayOut[] {
  const counted = hints.without.flatMap(({ parameter, value, name, count }): WayOut[] => {
    if (parameter === "search") return [{ key: "search", label: name, count, change: undefined }];
    const filter = filterOfService(parameter, value);
    if (filter === undefined) return [];
    const shown = ownName({ name: filter.name, value, label: name }, active);
    const label = parameter.endsWith("_none") ? t("hints.not", { name: shown }) : shown;
    return [{ key: `${parameter}=${value}`, label, count, change: without(filters, filter.name, valuesOf(value)) }];
  });
  if (counted.length > 0 || active.length < 2) return counted;
  return active.map(({ name, value, label }) => ({
    key: `${name}=${value}`,
    label,
    change: without(filters, name, [value]),
  }));
}

const isByShelf = ({ params }: NothingFoundProps) => isNarrowing(params);

function explanation(props: NothingFoundProps, hasWaysOut: boolean): string {
  const { params, active } = props;
  if (isByShelf(props)) return t("hints.shelf");
  if (active.length > 1) {
    return hasWaysOut ? `${t("hints.allFilters")} ${t("hints.leaveOneOut")}` : t("hints.allFilters");
  }
  if (active.length === 1) return t("hints.oneFilter", { label: active[0]?.label ?? "" });
  if (params.search === undefined) return t("hints.emptyCatalogue");
  return t("hints.otherWords");
}

export function NothingFound(props: NothingFoundProps) {
  const { data: hints, isPending } = useQuery(hintsQuery(props.params));
  // All at once: what comes first would be pushed down by what comes later.
  if (isPending) return <EmptyState title={t("hints.nothingFound")} />;
  return (
    <>
      <WaysOn {...props} known={hints ?? { did_you_mean: [], without: [] }} />
      {props.after}
    </>
  );
}

function WaysOn({ known, ...props }: NothingFoundProps & { known: Hints }) {
  const { params, active, onChange, onClear, onDropWords } = props;
  const isSearch = params.search !== undefined;
  const ways = waysOut(props, known);
  // What is nearest to a known title is another game.
  const titles = known.elsewhere === undefined ? known.did_you_mean : [];
  return (
    <EmptyState
      title={t("hints.nothingFound")}
      actions={
        active.length === 0 && !isByShelf(props) ? undefined : (
          <>
            {isByShelf(props) && <Button onClick={() => void stopNarrowing()}>{t("hints.withoutShelf")}</Button>}
            {ways.map(({ key, label, count, change }) => (
              <Button key={key} onClick={() => (change === undefined ? onDropWords?.() : onChange(change))}>
                {count === undefined ? t("hints.without", { label }) : t("hints.withoutCount", { label, count })}
              </Button>
            ))}
            {active.length > 0 && (
              <Button variant="primary" onClick={onClear}>
                {isSearch ? t("hints.withoutAny") : t("hints.showAll")}
              </Button>
            )}
          </>
        )
      }
    >
      {titles.length > 0 && (
        <p className={styles.titles}>
          <Phrase text={t("hints.didYouMean", { titles: SLOT })}>
            {titles.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && (index === titles.length - 1 ? orBefore(name) : ", ")}
                <Link href={gameAddress(id)} className={styles.title}>
                  {name}
                </Link>
              </span>
            ))}
          </Phrase>
        </p>
      )}
      {known.elsewhere !== undefined && (
        <p>
          <Phrase text={t("hints.elsewhere", { title: SLOT })}>
            <bdi>“{known.elsewhere}”</bdi>
          </Phrase>
        </p>
      )}
      {known.maker !== undefined && (
        <p>
          <Link href={makerUrl(known.maker)} className={styles.title}>
            {makerTitle(known.maker)}
          </Link>
        </p>
      )}
      <p>{explanation(props, ways.length > 0)}</p>
      {isSearch && active.length === 0 && (
        <p>
          <Link href={ROUTES.catalogue.path} className={styles.title}>
            {t("hints.bestKnown")}
          </Link>
        </p>
      )}
    </EmptyState>
  );
}
