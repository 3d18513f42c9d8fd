import { ALONE } from "#shared/alone.ts";
import { NO_SYNC_META } from "#shared/sync.ts";

/** Is there a server that keeps shelves in step? Only for a browser. */
export const offersSync = (): boolean =>
  import.meta.env.MODE !== ALONE && document.querySelector(`meta[name="${NO_SYNC_META}"]`) === null;
