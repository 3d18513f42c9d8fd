// Asks again, from the moment on at which that can help; until then it says how long that takes.
import { t } from "#web/lib/t.ts";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";

const SECOND_MS = 1000;
const MINUTE_S = 60;
/** Longer waits are told in minutes. */
const SECONDS_SHOWN_MAX = 90;

/** Whole seconds until `time`, a time of day in milliseconds; zero when it has passed. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

const waitOf = (seconds: number) =>
  seconds > SECONDS_SHOWN_MAX ? `${Math.ceil(seconds / MINUTE_S)} min` : `${seconds} s`;

/** `from` is a time of day in milliseconds; for another one the button is made anew, with another `key`. */
export function RetryButton({ from, isAsking, onRetry }: { from: number; isAsking: boolean; onRetry: () => void }) {
  const left = useSecondsUntil(from);
  const isIdle = left > 0 || isAsking;
  const retry = () => {
    if (!isIdle) onRetry();
  };
  return (
    <Button onClick={retry} aria-disabled={isIdle}>
      {isAsking ? t("ui.askingAgain") : left > 0 ? t("ui.tryAgainIn", { wait: waitOf(left) }) : t("ui.tryAgain")}
    </Button>
  );
}
