// The theme that a visitor chose, kept under a key of its own: `light` or `dark`. Any other text is no choice, and then the
// style sheets follow the system by themselves. Before the app is there, `first-paint.ts` does the same.
import { create } from "zustand";
import { readStored, watchStored, writeStored } from "./storage.ts";

const KEY = "ludex-theme";

export type Theme = "light" | "dark" | "system";

/** When the first of the document's two colours for the browser's bars, the light one, is meant. */
const LIGHT_BARS: Record<Theme, string> = { light: "all", dark: "not all", system: "(prefers-color-scheme: light)" };

/** What was chosen; a document is written, and hydrated, as if that were nothing. */
export const useTheme = create<{ theme: Theme }>()(() => ({ theme: "system" }));

function show(text: string | null): void {
  const theme = text === "light" || text === "dark" ? text : "system";
  document.documentElement.dataset["theme"] = theme;
  document.querySelector("meta[name=theme-color][media]")?.setAttribute("media", LIGHT_BARS[theme]);
  useTheme.setState({ theme });
}

/** Shows the theme at once and keeps it for every tab; where nothing can be stored, for as long as this page lives. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  writeStored(KEY, theme);
}

const stored = readStored(KEY);
if (stored.isReadable) show(stored.text);
watchStored(KEY, show);
