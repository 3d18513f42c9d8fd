// The days on which the games of the shelf come out, as a file for any calendar. It is made here; nobody is told of it.
import { CalendarPlus } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { gameAddress } from "#shared/match-route.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import { writeCalendar } from "#shared/write-calendar.ts";
import { comingGames } from "#web/api/coming-games.ts";
import { toBrowser } from "#web/lib/base.ts";
import { offerFile } from "#web/lib/offer-file.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { genreWords } from "#web/lib/term-words.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { isOnShelf, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import { Button } from "#web/ui/button.tsx";

/** Who has put a game away does not wait for it. */
const isAwaited = (entry: ShelfEntry) =>
  isOnShelf(entry) && !["dropped", "not-interested"].includes(entry.mark?.value ?? "");

/** The calendar of games whose day is known, as text; `now` in milliseconds. */
function calendarOf(games: readonly GameListItem[], now: number): string {
  const days = games.map(({ id, name, released, genres, platforms }) => ({
    // As the server calls it: a calendar that has both has the game once.
    uid: `game-${id}@${location.host}`,
    day: released ?? "",
    title: name,
    text: [...genres.map(genreWords), ...platforms.map(({ platform }) => platform.name)].join(", "),
    url: `${location.origin}${toBrowser(gameAddress(id))}`,
    changed: new Date(now).toISOString(),
  }));
  return writeCalendar({ name: `Ludex · ${pageTitle("shelf")}` }, days);
}

export function ShelfCalendar() {
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const make = async () => {
    const ids = [...useShelf.getState().entries.values()].filter(isAwaited).map(({ id }) => id);
    const coming = await comingGames(client, ids);
    const dated = coming.filter(({ released_precision: precision }) => precision === undefined);
    setSaid(dated.length === 0 ? t("upcoming.ofShelfNone") : "");
    if (dated.length === 0) return;
    const file = new Blob([calendarOf(dated, Date.now())], { type: "text/calendar" });
    offerFile("ludex-shelf.ics", file);
  };
  return (
    <>
      <Button onClick={() => void make().catch(() => setSaid(t("upcoming.ofShelfFailed")))}>
        <CalendarPlus size={16} aria-hidden="true" />
        {t("upcoming.ofShelf")}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
