// The page's title: what this screen is, then the product.
import { useEffect } from "react";

const PRODUCT = "Ludex";

/** Titles the page `{screen} - Ludex` for as long as the component stands; without a screen the product speaks alone. */
export function usePageTitle(screen?: string): void {
  useEffect(() => {
    document.title =
      screen === undefined || screen === "" ? `${PRODUCT}: discover video games` : `${screen} - ${PRODUCT}`;
  }, [screen]);
}
