import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { ROUTES } from "#shared/routes.ts";
import button from "#web/ui/button.module.css";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";

/** Only the record itself says whether a game exists; a list below it that is missing is a fault of the service. */
function isUnknownGame(error: Error): boolean {
  return error instanceof RawgError && error.status === 404 && /^games\/\d+(?:\?|$)/.test(error.path);
}

const NO_ANSWER = "The catalogue service did not answer. Your favorites and filters are safe; try again in a moment.";
/** The service shares out what may be asked of RAWG. */
const NO_SHARE =
  "New games can be fetched from RAWG a few times a day only, and your share of that is used up. What is known here still opens; try again in an hour.";

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
    <Link href={ROUTES.catalogue.path} className={button.button}>
      Browse the catalogue
    </Link>
  );
  if (isUnknownGame(error)) {
    return (
      <>
        <EmptyState level={1} title="This game does not exist" actions={home}>
          The catalogue has no game at this address. It may have been removed, or the address was mistyped.
        </EmptyState>
        {after}
      </>
    );
  }
  return (
    <LoadProblem level={1} title="The game could not be loaded" onRetry={onRetry} more={home}>
      {isShareUsedUp(error) ? NO_SHARE : NO_ANSWER}
    </LoadProblem>
  );
}
