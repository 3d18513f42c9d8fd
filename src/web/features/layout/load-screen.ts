// Loads the code of a screen. A tab that was opened before a new deployment asks for files that are gone: it reloads once,
// at the address it was about to show, and goes on with the new build.
import { isOutdated } from "#web/api/deployed-version.ts";
import { mayReload } from "#web/state/reload-guard.ts";

/** What `load` brings; rejects with its error unless a new deployment explains it. */
export async function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isOutdated()) || !mayReload(Date.now())) throw error;
    location.reload();
    // Nothing more is shown by this build.
    return new Promise<T>(() => undefined);
  }
}
