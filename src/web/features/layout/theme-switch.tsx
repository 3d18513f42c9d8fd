import { t } from "#web/lib/t.ts";
import { Moon, Sun } from "lucide-react";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useOtherTheme } from "./use-other-theme.ts";
import styles from "./theme-switch.module.css";

/** From dark to light and back. Which icon shows is the style sheet's: it knows before the app does. */
export function ThemeSwitch() {
  const { other, change } = useOtherTheme();
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
      onClick={change}
    />
  );
}
