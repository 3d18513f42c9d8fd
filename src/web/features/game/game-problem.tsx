import type { ReactNode } from "react";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { ROUTES } from "#shared/routes.ts";
import { t } from "#web/lib/t.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";

/** Only the record itself says whether a game exists; a list below it that is missing is a fault of the service. */
function isUnknownGame(error: Error): boolean {
  return error instanceof RawgError && error.status === 404 && /^games\/\d+(?:\?|$)/.test(error.path);
}

const NO_ANSWER = t("game.noAnswer");
/** The service shares out what may be asked of RAWG. */
const NO_SHARE = t("game.noShare");

const isShareUsedUp = (error: Error) => error instanceof RawgError && error.status === 429;

type GameProblemProps = {
  error: Error;
  onRetry: () => void;
  /** What leads on where there is no such game. */
  after: ReactNode;
};

/** Says why there is no game: none with this id, or a service that does not answer. Only the second can be tried again. */
export function GameProblem({ error, onRetry, after }: GameProblemProps) {
  const home = (
    <ButtonLink to={ROUTES.catalogue.path} variant="quiet">
      {t("game.browseCatalogue")}
    </ButtonLink>
  );
  if (isUnknownGame(error)) {
    return (
      <>
        <EmptyState level={1} title={t("game.doesNotExist")} actions={home}>
          {t("game.noneAtAddress")}
        </EmptyState>
        {after}
      </>
    );
  }
  return (
    <LoadProblem level={1} title={t("game.notLoaded")} onRetry={onRetry} more={home}>
      {isShareUsedUp(error) ? NO_SHARE : NO_ANSWER}
    </LoadProblem>
  );
}
