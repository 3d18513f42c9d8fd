import { useLayoutEffect } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/**
 * Takes away what `first-paint.ts` has said of this browser, in the very frame in which the app knows it itself, and what
 * `start-app.ts` said of the app's code.
 */
export function useForgetFirstPaint(): void {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!isHydrated) return;
    const { dataset: marks } = document.documentElement;
    delete marks["sidebar"];
    delete marks["list"];
    delete marks["code"];
  }, [isHydrated]);
}
