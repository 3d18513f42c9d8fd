// Up to four games side by side, as the address names them; added by their title, removed by a link.
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { AddAlike } from "#web/features/compare/add-alike.tsx";
import { Comparison } from "#web/features/compare/comparison.tsx";
import { type ComparedGame, useCompared } from "#web/features/compare/use-compared.ts";
import { Crumbs } from "#web/features/crumbs/crumbs.tsx";
import { FindGame } from "#web/features/find-game/find-game.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { COMPARED_MAX, compareAddress, readCompared } from "#web/lib/compare-address.ts";
import { focusMain } from "#web/lib/focus-main.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { InlineSpinner } from "#web/ui/spinner.tsx";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./compare-page.module.css";

const listed = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

const isThere = (game: ComparedGame): game is ComparedGame & { state: "there" } => game.state === "there";

function addTo(ids: readonly number[], game: CardGame): void {
  navigate(compareAddress([...ids, game.id]));
  // With the last one the field goes, and the focus that is in it.
  if (ids.length + 1 >= COMPARED_MAX) focusMain();
  showNotice({ key: "compare", text: t("compare.added", { name: game.name }) });
}

export function ComparePage() {
  const { ids, refused, isCut } = readCompared(usePlace().search);
  const { compared, reload } = useCompared(ids);
  const games = compared.filter(isThere).map(({ game }) => game);
  const known = compared.flatMap(({ id, state }) => (state === "unknown" ? [] : [id]));
  const isLoading = compared.some(({ state }) => state === "loading");
  const failed = compared.find(({ state }) => state === "failed");
  const names = listed.format(games.map(({ name }) => name));
  const title = names === "" ? pageTitle("compare") : t("compare.titleOf", { names });
  return (
    <PageFrame
      heading={pageTitle("compare")}
      note={isLoading ? <InlineSpinner label={t("compare.loading")} /> : t("compare.how")}
    >
      <title>{tabTitle(title)}</title>
      <Crumbs crumbs={[{ name: t("crumbs.games"), href: ROUTES.catalogue.path }]} />
      <Refusals refused={refused} isCut={isCut} compared={compared} />
      <div className={styles.bar}>
        {known.length < COMPARED_MAX ? (
          <FindGame label={t("findGame.add")} without={known} onFind={(game) => addTo(known, game)} />
        ) : (
          <p className={styles.hint}>{t("compare.full")}</p>
        )}
        {games.length > 0 && (
          <div className={styles.actions}>
            <ShareButton title={title}>
              <ShareWords />
            </ShareButton>
            <ButtonLink to={compareAddress([])} variant="quiet">
              {t("compare.clearAll")}
            </ButtonLink>
          </div>
        )}
      </div>
      {games.length > 0 && <AddAlike games={games} ids={known} />}
      {failed !== undefined && (
        <LoadProblem title={t("compare.failed", { id: failed.id })} onRetry={reload}>
          {t("similar.noAnswer")}
        </LoadProblem>
      )}
      {games.length > 0 && <Comparison games={games} ids={known} />}
      {games.length === 1 && !isLoading && <p className={styles.hint}>{t("compare.oneMore")}</p>}
      {games.length === 0 && !isLoading && (
        <>
          <p className={styles.hint}>{t("compare.start")}</p>
          <WellKnownGames />
        </>
      )}
    </PageFrame>
  );
}

type RefusalsProps = { refused: readonly string[]; isCut: boolean; compared: readonly ComparedGame[] };

/** What of the address could not be shown, and why. */
function Refusals({ refused, isCut, compared }: RefusalsProps) {
  const lines = [
    ...(refused.length === 0
      ? []
      : [t("compare.refused", { count: refused.length, parts: refused.map((part) => `“${part}”`).join(", ") })]),
    ...(isCut ? [t("compare.tooMany")] : []),
    ...compared.flatMap(({ id, state }) => (state === "unknown" ? [t("compare.unknown", { id })] : [])),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.refusals} role="alert">
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
