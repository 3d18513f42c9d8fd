// Whether the server has moved on to another build than the one that runs in this tab.

import { toBrowser } from "#web/lib/base.ts";

/** True when the entry script that the server's page names now is not the one this page runs. False when it cannot be told. */
export async function isOutdated(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (running === null) return false;
  try {
    const response = await fetch(toBrowser("/"), { cache: "no-store", headers: { accept: "text/html" } });
    return response.ok && !(await response.text()).includes(new URL(running.src).pathname);
  } catch {
    return false;
  }
}
