// What can be done on every page, as the palette offers it. Each is something that has a button elsewhere.
import { useQueryClient } from "@tanstack/react-query";
import { Dices, Keyboard, Languages, type LucideIcon, Moon, Share2, Sun } from "lucide-react";
import { ALONE } from "#shared/alone.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#shared/languages.ts";
import { matchRoute } from "#shared/match-route.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { tabTitle } from "#shared/routes.ts";
import { openSurprise } from "#web/features/catalogue/open-surprise.ts";
import { useOtherTheme } from "#web/features/layout/use-other-theme.ts";
import type { Entry } from "#web/features/palette/entry.ts";
import { shareAddress } from "#web/features/share/share-address.ts";
import { FIRST_VIEW, parseView, viewParams } from "#web/lib/catalogue-view.ts";
import { type Place, usePlace } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { speak } from "#web/state/language.ts";
import { showNotice } from "#web/state/notices.ts";
import { useNarrowing } from "#web/state/shelf/narrowing.ts";

/** The games that the catalogue shows, where it is shown; elsewhere all. */
function gamesHere({ pathname, search }: Place): GamesParams {
  const isCatalogue = matchRoute(pathname).name === "catalogue";
  const { filters } = isCatalogue ? parseView(new URLSearchParams(search)) : FIRST_VIEW;
  return { ...viewParams({ ...FIRST_VIEW, filters }), ...useNarrowing.getState() };
}

const action = (title: string, Icon: LucideIcon, run: () => void): Entry => ({
  key: title,
  title,
  icon: <Icon size={20} aria-hidden="true" />,
  run,
});

/** In the build without a server a language is a folder of its own, of which the others know nothing. */
const OTHER_LANGUAGES =
  import.meta.env.MODE === ALONE ? [] : LANGUAGES.filter((language) => language !== t("language"));

/** The actions, those first that are about the games. */
export function usePaletteActions(onShowShortcuts: () => void): readonly Entry[] {
  const client = useQueryClient();
  const place = usePlace();
  const { other, change } = useOtherTheme();
  const surprise = () => {
    openSurprise(client, gamesHere(place)).catch(() => showNotice({ key: "surprise", text: t("search.noAnswer") }));
  };
  const share = () => void shareAddress(document.title.replace(tabTitle(""), ""), location.href);
  return [
    action(t("catalogue.surprise"), Dices, surprise),
    action(t("palette.share"), Share2, share),
    other === "dark" ? action(t("layout.useDark"), Moon, change) : action(t("layout.useLight"), Sun, change),
    ...OTHER_LANGUAGES.map((language) =>
      action(t("palette.language", { name: LANGUAGE_NAMES[language] }), Languages, () => speak(language)),
    ),
    { ...action(t("layout.shortcuts"), Keyboard, onShowShortcuts), keys: ["?"] },
  ];
}
