import { LANGUAGE_NAMES, LANGUAGES } from "#shared/languages.ts";
import { t } from "#web/lib/t.ts";
import { speak } from "#web/state/language.ts";
import styles from "./language-switch.module.css";

/** The other languages, each by its own name: whoever looks for one may not read this one. The page comes anew in it. */
export function LanguageSwitch() {
  return LANGUAGES.filter((language) => language !== t("language")).map((language) => (
    <button key={language} type="button" lang={language} className={styles.language} onClick={() => speak(language)}>
      {LANGUAGE_NAMES[language]}
    </button>
  ));
}
