// What RAWG is asked for a list, and which lists are no questions to it.
import { expect, it } from "vitest";
import { parseGamesQuery } from "#server/games/query.ts";
import { listQuestion } from "./list-question.ts";

const PAGE_SIZE = 20;
const asked = (query: string) => listQuestion(parseGamesQuery(new URLSearchParams(query), PAGE_SIZE))?.query;

it.each([
  ["", "page=1&page_size=20"],
  ["genres=action&ordering=-rating&page=3", "genres=action&ordering=-rating&page=3&page_size=20"],
  [
    "platforms=4,187&dates=2015-01-01,2015-12-31",
    "dates=2015-01-01%2C2015-12-31&page=1&page_size=20&platforms=4%2C187",
  ],
  ["search=Half-Life%202&search_exact=true", "page=1&page_size=20&search=half-life%202&search_exact=true"],
  // The site's own genre is a tag with RAWG.
  ["genres=roguelike&genre_tags=true", "page=1&page_size=20&tags=roguelike"],
  // What is hidden is taken out of the answer.
  ["exclude=3,4&tags=horror", "page=1&page_size=20&tags=horror"],
])("[B-02] asks RAWG for %s", (query, spelled) => expect(asked(query)).toBe(spelled));

it.each([
  "series=the-witcher",
  "playtime=1,5",
  "genres_none=action",
  "genres=action,roguelike&genre_tags=true",
  "ids=1,2",
  "ordering=-playtime",
  // RAWG would begin with what has no day, or no score.
  "ordering=oldest",
  "ordering=lowest",
  "search=zelda&search_wish=true",
  "page=last",
])("[B-02] leaves %s to the catalogue", (query) => expect(asked(query)).toBeUndefined());
