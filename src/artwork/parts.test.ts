import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SCENES, type Scene } from "#shared/artwork.ts";
import { composeSentence, goTogether, groundsFor, viewsOf } from "./compose-sentence.ts";
import { composePicture } from "./compose-picture.ts";
import type { Place, Subject, View } from "./part.ts";
import { PLACES } from "./places/places.ts";
import { setStage } from "./stage.ts";
import { SUBJECTS } from "./subjects/subjects.ts";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const [FIRST_SUBJECT, FIRST_PLACE] = [[...SUBJECTS.values()][0], [...PLACES.values()][0]];

/** The names of the files below a folder, lists of parts left out. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(import.meta.dirname, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(`/${entry.name.slice(0, -3)}`))
    .map(({ name }) => name.slice(0, -3))
    .filter((name) => name !== folder);
}

function compose(place: Place, subject: Subject, seen: { view: View; index: number }): string[] {
  const scene: Scene = SCENES[seen.index % SCENES.length] ?? "peaks";
  const mood = (["bright", "calm", "dark", "eerie", "epic", "fierce"] as const)[seen.index % 6] ?? "calm";
  const brief = { id: 100 + seen.index, scene, mood, sentences: [] };
  const time = (seen.index % 10) / 10;
  return composeSentence(setStage(brief, "background", { time, view: seen.view }), { place, subject });
}

const BROKEN = /NaN|undefined|Infinity|<text|<image|href/;

describe("a part of a picture", () => {
  it.each(["places", "subjects"])("is one file, named as the part: %s", (folder) => {
    const names = folder === "places" ? [...PLACES.keys()] : [...SUBJECTS.keys()];
    expect(filesBelow(folder).toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(name).toMatch(SLUG);
  });

  it.each([...PLACES.values()])("can be drawn with everything that stands there: $name", (place) => {
    const fitting = [...SUBJECTS.values()].filter((subject) => goTogether(place, subject));
    expect(fitting).not.toEqual([]);
    const broken = fitting.filter((subject, index) => {
      const views = viewsOf(place, subject);
      const planes = compose(place, subject, { view: views[index % views.length] ?? "side", index });
      return planes.length < 2 || planes.length > 4 || BROKEN.test(planes.join(""));
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it.each([...PLACES.values()])("says where each ground is that it offers: $name", (place) => {
    for (const view of place.views ?? (["side", "far", "low"] as const)) {
      const spots = place.draw(
        setStage({ id: 7, scene: "peaks", mood: "calm", sentences: [] }, "background", { view }).stage,
      );
      expect(Object.keys(spots).toSorted()).toEqual([...place.offers].toSorted());
      for (const { at } of Object.values(spots)) {
        expect(at[0]).toBeGreaterThan(200);
        expect(at[0]).toBeLessThan(1080);
        expect(at[1]).toBeGreaterThan(100);
        expect(at[1]).toBeLessThanOrEqual(720);
      }
    }
  });

  it.each([...SUBJECTS.values()])("finds a place where it can be: $name", (subject) => {
    expect([...PLACES.values()].filter((place) => goTogether(place, subject)).length).toBeGreaterThanOrEqual(1);
  });

  it("stands only where its age and a ground for it are", () => {
    const [place, subject] = [FIRST_PLACE, FIRST_SUBJECT];
    if (place === undefined || subject === undefined) throw new Error("There are no parts.");
    const meadow: Place = { ...place, offers: ["land"], ages: ["old"] };
    expect(goTogether(meadow, { ...subject, on: ["land"], ages: ["old", "modern"] })).toBe(true);
    expect(goTogether(meadow, { ...subject, on: ["land"], ages: ["future"] })).toBe(false);
    expect(goTogether(meadow, { ...subject, on: ["water"], ages: ["old"] })).toBe(false);
    expect(goTogether(meadow, { ...subject, on: ["land"], views: ["above"] })).toBe(false);
    expect(groundsFor(meadow, { ...subject, on: ["air"] })).toEqual(["air"]);
    expect(groundsFor({ ...meadow, indoors: true }, { ...subject, on: ["air"] })).toEqual([]);
  });

  it("is what a game's sentence names; the key picture shows the first", () => {
    const brief = { id: 22, scene: "desert", mood: "calm", sentences: [] } as const;
    const wolf = { subject: "wolf", place: "dunes", view: "side" } as const;
    const pictures = [
      composePicture({ ...brief, sentences: [wolf] }, "background"),
      composePicture({ ...brief, sentences: [{ ...wolf, subject: "rally-car" }] }, "background"),
      composePicture({ ...brief, sentences: [{ ...wolf, view: "close" }] }, "background"),
    ];
    expect(new Set(pictures).size).toBe(3);
  });
});
