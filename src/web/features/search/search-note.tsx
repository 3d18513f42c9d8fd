// Says how the words of a search were taken, and leads to the other ways.
import { useQuery } from "@tanstack/react-query";
import { understandQuery } from "#web/api/understand.ts";
import { hasFilters } from "#web/lib/filter-values.ts";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { Link } from "#web/ui/link.tsx";
import { Phrase } from "#web/ui/phrase.tsx";
import { literalUrl, makerUrl, type SearchPlace, searchUrl } from "#web/lib/search-url.ts";
import styles from "./search-note.module.css";

/** Says that nothing is known of it here, or where it stands. */
const UNKNOWN: Readonly<Record<string, () => string>> = {
  prices: () => t("search.noPrices"),
  hardware: () => t("search.noHardware"),
  accessibility: () => t("search.noAccessibility"),
  languages: () => t("search.noLanguages"),
  origins: () => t("search.noOrigins"),
  exclusives: () => t("search.noExclusives"),
  subscriptions: () => t("search.noSubscriptions"),
  sizes: () => t("search.noSizes"),
  details: () => t("search.noDetails"),
  systems: () => t("search.noSystems"),
};

type SearchNoteProps = {
  place: SearchPlace;
  /** How many of the games answer the words that are left, where the others follow them. */
  wished: number | undefined;
  /** Is anything listed? An empty list explains itself. */
  hasGames: boolean;
};

/** Empty where there is but one way to take the words. */
export function SearchNote({ place, wished, hasGames }: SearchNoteProps) {
  const { text, said, isLiteral } = place;
  const typed = said || text;
  const { data } = useQuery({ ...understandQuery(typed), enabled: typed !== "" && !isLiteral });
  if (isLiteral) {
    return (
      <p className={styles.note}>
        {t("search.exactWords")} <Link href={searchUrl(text)}>{t("search.readAsFilters")}</Link>
      </p>
    );
  }
  const [other] = data?.others ?? [];
  if (data?.elsewhere !== undefined && hasGames) {
    return (
      <p className={styles.note}>
        <Phrase text={t("search.elsewhere", { title: SLOT })}>
          <bdi>“{data.elsewhere}”</bdi>
        </Phrase>
      </p>
    );
  }
  // The line is there before it is known what it says, so that nothing moves when it does.
  if (said === "") return <p className={styles.note}>{other !== undefined && <OtherReading {...other} />}</p>;
  return (
    <p className={styles.note}>
      {data?.unknown !== undefined && `${UNKNOWN[data.unknown]?.() ?? ""} `}
      {text === "" ? `${wordsWereRead(place)} ` : <Rest place={place} wished={wished} />}
      <Link href={literalUrl(said)}>{t("search.searchExact")}</Link>
    </p>
  );
}

/** "best games" names an order and no filter. */
const wordsWereRead = ({ view }: SearchPlace): string =>
  hasFilters(view.filters) ? t("search.wordsAsFilters") : t("search.wordsAsOrder");

/** What games are, not who made them. */
const KINDS: ReadonlySet<string> = new Set(["genres", "tags", "platforms", "stores"]);

function labelOf(parameter: string, name: string): string {
  if (KINDS.has(parameter)) return t("search.showKind", { name });
  return parameter === "series" ? t("search.showSeries", { name }) : t("search.showBy", { name });
}

function OtherReading({ parameter, value, name }: { parameter: string; value: string; name: string }) {
  return <Link href={makerUrl({ parameter, value })}>{labelOf(parameter, name)}</Link>;
}

function restText({ view }: SearchPlace, wished: number | undefined): string {
  if (!hasFilters(view.filters)) return t("search.restAlone", { words: SLOT });
  if (wished === undefined) return t("search.restLooked", { words: SLOT });
  if (wished === 0) return t("search.restNone", { words: SLOT });
  return t("search.restFirst", { count: wished, words: SLOT });
}

function Rest({ place, wished }: { place: SearchPlace; wished: number | undefined }) {
  return (
    <>
      <Phrase text={restText(place, wished)}>
        <bdi>“{place.text}”</bdi>
      </Phrase>{" "}
    </>
  );
}
