import { t } from "#web/lib/t.ts";
import type { ReactNode } from "react";
import { focusMain } from "#web/lib/focus-main.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type LoadProblemProps = {
  title: string;
  /** What a visitor who has a connection is told. */
  children: ReactNode;
  /** 1 where this is all the screen has to say. */
  level?: 1 | 2;
  onRetry: () => void;
  /** Ways on besides trying again. */
  more?: ReactNode;
};

/** A server that writes the page knows nothing of it. */
const isOffline = () => "onLine" in navigator && !navigator.onLine;

/** Says, aloud too, that something could not be loaded, and offers to try again. */
export function LoadProblem({ title, children, level = 2, onRetry, more }: LoadProblemProps) {
  const retry = () => {
    // The button goes with what it stands in.
    focusMain();
    onRetry();
  };
  const actions = (
    <>
      <Button variant="primary" onClick={retry}>
        {t("ui.tryAgain")}
      </Button>
      {more}
    </>
  );
  return (
    <div role="alert">
      <EmptyState level={level} title={title} actions={actions}>
        {isOffline() ? t("ui.offline") : children}
      </EmptyState>
    </div>
  );
}
