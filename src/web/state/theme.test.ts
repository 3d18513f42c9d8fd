// The chosen theme as the state has it. What is seen of it, and the first paint, are tested in e2e/theme.spec.ts.
import { beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "ludex-theme";
const LIGHT = "(prefers-color-scheme: light)";

/** What a page has that opens now. */
async function open() {
  vi.resetModules();
  return await import("./theme.ts");
}
const shown = () => [
  document.documentElement.dataset["theme"],
  document.querySelector("meta[name=theme-color]")?.getAttribute("media"),
];

beforeEach(() => {
  document.head.innerHTML = `<meta name="theme-color" media="${LIGHT}"><meta name="theme-color">`;
  delete document.documentElement.dataset["theme"];
});

describe("the chosen theme", () => {
  it.each([
    ["light", "light", "all"],
    ["dark", "dark", "not all"],
    ["system", "system", LIGHT],
    ["", "system", LIGHT],
    ["sepia", "system", LIGHT],
  ])("[L-01] %j in store is %s", async (text, theme, media) => {
    localStorage.setItem(KEY, text);
    const { useTheme } = await open();
    expect(useTheme.getState().theme).toBe(theme);
    expect(shown()).toEqual([theme, media]);
    // A document is written, and hydrated, as if nothing were chosen.
    expect(useTheme.getInitialState().theme).toBe("system");
  });

  it("[L-01] is shown and kept when it is chosen, and can be given up again", async () => {
    const { chooseTheme, useTheme } = await open();
    chooseTheme("light");
    expect([...shown(), localStorage.getItem(KEY)]).toEqual(["light", "all", "light"]);
    expect((await open()).useTheme.getState().theme).toBe("light");
    chooseTheme("system");
    expect([useTheme.getState().theme, ...shown(), localStorage.getItem(KEY)]).toEqual([
      "system",
      "system",
      LIGHT,
      "system",
    ]);
  });

  it("[L-01] is that of the other tab as soon as one is chosen there", async () => {
    const { useTheme } = await open();
    dispatchEvent(new StorageEvent("storage", { key: "another", newValue: "dark" }));
    expect(useTheme.getState().theme).toBe("system");
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "dark" }));
    expect([useTheme.getState().theme, ...shown()]).toEqual(["dark", "dark", "not all"]);
  });
});
