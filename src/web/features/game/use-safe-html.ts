import { useEffect, useState } from "react";

type Sanitise = (html: string) => TrustedHTML;

let sanitise: Sanitise | undefined;

/**
 * `html` made safe to show; undefined until the sanitiser has come, which needs a browser: a server writes the plain
 * text, and no second sanitiser has to be trusted.
 */
export function useSafeHtml(html: string): TrustedHTML | undefined {
  const [safe, setSafe] = useState<TrustedHTML | undefined>(() => sanitise?.(html));
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      sanitise ??= (await import("#web/lib/sanitise-html.ts")).sanitiseHtml;
      if (isWanted) setSafe(sanitise(html));
    };
    // Without it the text stays.
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [html]);
  return safe;
}
