import { chooseTheme, useTheme } from "#web/state/theme.ts";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

/**
 * The theme that is not shown, and what changes to it. Whoever comes back to what the system has follows it again, so that
 * each change shows something and there is no third state to explain.
 */
export function useOtherTheme(): { other: "dark" | "light"; change: () => void } {
  const chosen = useTheme(({ theme }) => theme);
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const other = (chosen === "system" ? system : chosen) === "dark" ? "light" : "dark";
  return { other, change: () => chooseTheme(other === system ? "system" : other) };
}
