// A link inside the app: a real address that a plain click opens without leaving the page. Everything else that people do
// with links - a new tab, a download, another window - is the browser's.
import type { ComponentProps, MouseEvent } from "react";
import { toBrowser } from "#web/lib/base.ts";
import { navigate } from "#web/lib/navigation.ts";

/** `href` is root-relative. */
type LinkProps = Omit<ComponentProps<"a">, "href" | "target"> & { href: string };

/** A click that opens a link here, and not in a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** `onClick` comes first and may prevent the way. */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={toBrowser(href)} onClick={follow}>
      {children}
    </a>
  );
}
