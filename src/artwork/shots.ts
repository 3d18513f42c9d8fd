// What each picture of a game shows of its sentences, and how: the key picture the first as it stands, the screenshots
// the same world and the others, nearer, farther and at other hours.
import type { PictureName, Scene } from "#shared/artwork.ts";
import type { ArtworkBrief, Sentence } from "./brief.ts";
import { goTogether, viewsOf } from "./compose-sentence.ts";
import type { Place, Subject, View } from "./part.ts";
import { PLACES } from "./places/places.ts";
import { SCENE_PARTS } from "./scene-parts.ts";
import { SUBJECTS } from "./subjects/subjects.ts";

export type Shown = { place: Place; subject: Subject; view: View };

/** Which sentence, and the view wished for; without one, that of the sentence. */
const PLAN: Record<PictureName, { sentence: number; view?: View }> = {
  background: { sentence: 0 },
  "background-additional": { sentence: 0, view: "far" },
  "screenshot-1": { sentence: 0, view: "far" },
  "screenshot-2": { sentence: 1 },
  "screenshot-3": { sentence: 2 },
  "screenshot-4": { sentence: 0, view: "close" },
  "screenshot-5": { sentence: 3 },
  "screenshot-6": { sentence: 1, view: "low" },
  "screenshot-7": { sentence: 2, view: "far" },
};

/** The parts of a sentence; `undefined` where it names one that does not exist. */
function partsOf({ place, subject, view }: Sentence): Shown | undefined {
  const [where, what] = [PLACES.get(place), SUBJECTS.get(subject)];
  return where && what && { place: where, subject: what, view };
}

/** What belongs to a scene whatever the game: of a game without sentences nothing else is known. */
function partsOfScene(scene: Scene): Shown[] {
  const { places, subjects } = SCENE_PARTS[scene];
  return subjects.flatMap((subject) => places.flatMap((place) => partsOf({ place, subject, view: "side" }) ?? []));
}

/** What the picture `name` of a game shows. */
export function shownIn({ sentences, scene }: ArtworkBrief, name: PictureName): Shown {
  const known = sentences.flatMap((sentence) => partsOf(sentence) ?? []);
  const all = known.length > 0 ? known : partsOfScene(scene).filter(({ place, subject }) => goTogether(place, subject));
  const { sentence, view } = PLAN[name];
  const shown = all[sentence % all.length];
  if (shown === undefined) throw new Error(`Nothing belongs to the scene ${scene}.`);
  if (view === undefined) return shown;
  const views = viewsOf(shown.place, shown.subject);
  return { ...shown, view: views.includes(view) ? view : (views[sentence % views.length] ?? shown.view) };
}
