// The language of this build.
import { t } from "./t.ts";

/** As `lang` has it, and as `Intl` wants it. */
export const LANGUAGE = t("language");

/**
 * The `lang` of texts that are in English whatever the interface speaks: descriptions, tricks, and other people's words.
 * Undefined where the document says so already.
 */
export const ENGLISH = LANGUAGE === "en" ? undefined : "en";
