import { useLayoutEffect } from "react";
import { useTakenOver } from "#web/lib/use-taken-over.ts";

/** Takes away what `first-paint.ts` has said of this browser, in the very frame in which the app knows it itself. */
export function useForgetFirstPaint(): void {
  const isTakenOver = useTakenOver();
  useLayoutEffect(() => {
    if (!isTakenOver) return;
    const { dataset: marks } = document.documentElement;
    delete marks["sidebar"];
    delete marks["list"];
  }, [isTakenOver]);
}
