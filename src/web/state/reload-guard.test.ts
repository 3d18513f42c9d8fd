import { afterEach, describe, expect, it, vi } from "vitest";
import { mayReload } from "./reload-guard.ts";

const NOW = Date.UTC(2026, 0, 1);
const SECOND_MS = 1000;

afterEach(() => sessionStorage.clear());

/** The tab's own storage, which refuses to read or to write. */
function refuse(what: "getItem" | "setItem") {
  const real = sessionStorage;
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => real.setItem(key, text),
    clear: () => real.clear(),
    [what]: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
}

describe("a tab that reloads itself", () => {
  it("[safety-17] does so once a minute", () => {
    expect(mayReload(NOW)).toBe(true);
    expect(mayReload(NOW)).toBe(false);
    expect(mayReload(NOW + 59 * SECOND_MS)).toBe(false);
    expect(mayReload(NOW + 60 * SECOND_MS)).toBe(true);
    // The minute begins anew.
    expect(mayReload(NOW + 119 * SECOND_MS)).toBe(false);
  });

  it("[safety-17] is not held up by a clock that was set back, or by what it cannot read", () => {
    expect(mayReload(NOW)).toBe(true);
    expect(mayReload(NOW - SECOND_MS)).toBe(true);
    sessionStorage.setItem("ludex-reloaded-at", "yesterday");
    expect(mayReload(NOW)).toBe(true);
  });

  it.each(["getItem", "setItem"] as const)("[safety-17] never does so where %s is refused", (what) => {
    refuse(what);
    expect(mayReload(NOW)).toBe(false);
  });
});
