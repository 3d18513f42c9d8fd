import { useEffect, useRef } from "react";
import { usePlace } from "#web/lib/navigation.ts";
import { OF_THIS_PAGE } from "./of-this-page.ts";

/** Takes out of the head what described the address that the document was written for, once the visitor goes on. */
export function useForgetPage(): void {
  const { pathname, search } = usePlace();
  const address = `${pathname}${search}`;
  const written = useRef(address);
  useEffect(() => {
    if (written.current === address) return;
    for (const element of document.querySelectorAll(`[${OF_THIS_PAGE}]`)) element.remove();
  }, [address]);
}
