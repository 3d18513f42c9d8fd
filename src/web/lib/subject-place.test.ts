import { describe, expect, it } from "vitest";
import { FIRST_VIEW } from "./catalogue-view.ts";
import { type FilterValues, NO_FILTERS } from "./filter-values.ts";
import {
  catalogueOf,
  readSubjectView,
  type SubjectName,
  subjectParams,
  subjectViewAddress,
  subjectWithin,
} from "./subject-place.ts";

const PUZZLE: SubjectName = { kind: "genre", slug: "puzzle" };
const PC: SubjectName = { kind: "platform", slug: "pc" };
const view = (filters: Partial<FilterValues> = {}) => ({ ...FIRST_VIEW, filters: { ...NO_FILTERS, ...filters } });

/** What is asked for at an address, once the subject is known. */
function asked(name: SubjectName, search: string, id: number) {
  const shown = readSubjectView(name, search);
  const { within, isKnown } = subjectWithin(name, { filters: shown.filters, subject: { id, slug: name.slug } });
  expect(isKnown).toBe(true);
  return subjectParams(name, within, shown);
}

describe("the games of a subject", () => {
  it("[E-01] are narrowed by the filters of the address, and by the subject whatever those say of its kind", () => {
    expect(asked(PUZZLE, "?genre=action&platform=4", 7)).toMatchObject({
      genres: "action",
      genres_all: "puzzle",
      platforms: "4",
    });
    expect(asked(PUZZLE, "?genres_all=action", 7)).toMatchObject({ genres_all: "puzzle,action" });
    expect(asked(PC, "?platforms_all=187,7", 4)).toMatchObject({ platforms_all: "4,187,7" });
  });

  it("[E-01] of a year have no other years to choose", () => {
    const name: SubjectName = { kind: "year", slug: "2015" };
    expect(asked(name, "?year=2016&genre=action", 2015)).toMatchObject({
      dates: "2015-01-01,2015-12-31",
      genres: "action",
    });
    expect(subjectViewAddress(name, readSubjectView(name, "?years=2010-2016&genre=action"))).toBe(
      "/year/2015?genre=action",
    );
  });

  it("[E-01] of a series stand in order of release, within the years that are chosen", () => {
    const name: SubjectName = { kind: "series", slug: "half-life" };
    expect(asked(name, "", 1)).toMatchObject({ ordering: "released", dates: "1950-01-01,2100-12-31" });
    expect(asked(name, "?years=2004-2007", 1)).toMatchObject({ ordering: "released", dates: "2004-01-01,2007-12-31" });
    expect(asked(name, "?sort=name", 1)).not.toHaveProperty("dates");
  });

  it("[E-01] are asked for by the slug at once, and by the id where that alone says it", () => {
    const within = (name: SubjectName, filters: Partial<FilterValues> = {}) =>
      subjectWithin(name, { filters: { ...NO_FILTERS, ...filters }, subject: undefined });
    expect(within(PC)).toEqual({ within: { platform_all: "pc" }, isKnown: true });
    expect(within(PC, { platform: "187" }).isKnown).toBe(true);
    expect(within(PC, { platform_all: "187" }).isKnown).toBe(false);
    const studio: SubjectName = { kind: "studio", slug: "1337" };
    expect(within(studio).isKnown).toBe(false);
    expect(asked(studio, "", 99)).toMatchObject({ developers_all: "99" });
  });

  it("[E-01] are the same ones in the catalogue", () => {
    expect(catalogueOf("platform", { id: 4, slug: "pc" }, view({ genre: "action" }))).toBe("/?platform=4&genre=action");
    expect(catalogueOf("genre", { id: 7, slug: "puzzle" }, view({ genre: "action" }))).toBe(
      "/?genre=action&genres_all=puzzle",
    );
    expect(catalogueOf("year", { id: 2015, slug: "2015" }, { ...view(), sort: "name", page: 3 })).toBe(
      "/?year=2015&sort=name",
    );
  });
});
