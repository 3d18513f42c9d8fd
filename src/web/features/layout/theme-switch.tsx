import { t } from "#web/lib/t.ts";
import { Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "#web/state/theme.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import styles from "./theme-switch.module.css";

/**
 * From dark to light and back. Whoever comes back to what the system has follows it again, so that each press shows
 * something and there is no third state to explain. Which icon shows is the style sheet's: it knows before the app does.
 */
export function ThemeSwitch() {
  const chosen = useTheme(({ theme }) => theme);
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const other = (chosen === "system" ? system : chosen) === "dark" ? "light" : "dark";
  return (
    <IconButton
      className={styles.switch}
      label={other === "dark" ? t("layout.useDark") : t("layout.useLight")}
      icon={
        <>
          <Sun size={20} aria-hidden="true" />
          <Moon size={20} aria-hidden="true" />
        </>
      }
      onClick={() => chooseTheme(other === system ? "system" : other)}
    />
  );
}
