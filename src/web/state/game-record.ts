// The store's record in the browser: read once at the start, merged with what other tabs wrote before each write, and
// never written over anything that could neither be read nor be kept aside.
import { t } from "#web/lib/t.ts";
import { type FavoriteChanges, mergeFavorites } from "./favorite-changes.ts";
import { showNotice } from "./notices.ts";
import { keepAside, readStored, watchStored, writeStored } from "./storage.ts";
import { INITIAL_STATE, readState, type Settings, type StoredState, writeState } from "./stored-state.ts";

export const GAME_RECORD_KEY = "game-store";

const PROBLEMS = {
  full: t("state.full"),
  blocked: t("state.blocked"),
} as const;

export function createGameRecord() {
  let unsaved: Partial<Settings> = {};
  /** What this tab wrote last; while it still stands there, it need not be read again. */
  let last: { text: string; state: StoredState } | undefined;

  /** What is stored now; undefined where nothing may be written, for the reason shown to the visitor. */
  function current(): StoredState | undefined {
    const stored = readStored(GAME_RECORD_KEY);
    if (!stored.isReadable) {
      showNotice({ key: "storage", text: PROBLEMS.blocked });
      return undefined;
    }
    if (stored.text === null) return INITIAL_STATE;
    if (stored.text === last?.text) return last.state;
    const { state, isWhole } = readState(stored.text);
    if (isWhole || keepAside(GAME_RECORD_KEY, stored.text)) return state;
    showNotice({ key: "storage", text: PROBLEMS.full });
    return undefined;
  }

  return {
    /** The state to begin with. A record that is not whole is kept aside and replaced by what could be recovered. */
    load(): StoredState {
      const stored = readStored(GAME_RECORD_KEY);
      if (!stored.isReadable || stored.text === null) return INITIAL_STATE;
      const { state, isWhole } = readState(stored.text);
      if (isWhole) return state;
      if (keepAside(GAME_RECORD_KEY, stored.text)) writeStored(GAME_RECORD_KEY, writeState(state));
      showNotice({
        key: "recovered",
        text: t("state.recovered", { count: state.favorites.length }),
      });
      return state;
    },

    /** Writes the favourites and the settings that changed, merged with what is stored. Returns the favourites of all tabs. */
    save(mine: FavoriteChanges, changed: Partial<Settings>): FavoriteChanges {
      unsaved = { ...unsaved, ...changed };
      const stored = current();
      if (stored === undefined) return mine;
      const merged = mergeFavorites(mine, stored);
      const state = { ...stored, ...unsaved, ...merged };
      const text = writeState(state);
      const result = writeStored(GAME_RECORD_KEY, text);
      if (result === "written") {
        unsaved = {};
        last = { text, state };
      } else showNotice({ key: "storage", text: PROBLEMS[result] });
      return merged;
    },

    /** Calls `listener` with the favourites that another tab has just written, until `signal` says stop. */
    watch: (listener: (theirs: FavoriteChanges) => void, signal?: AbortSignal) =>
      watchStored(GAME_RECORD_KEY, (text) => listener(readState(text).state), signal),
  };
}
