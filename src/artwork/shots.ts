// What each picture of a game shows of its sentences, and how: the key picture the first as it stands, the screenshots
// the same world and the others, nearer, farther and at other hours.
import type { PictureName } from "#shared/artwork.ts";
import type { Sentence } from "./brief.ts";
import { viewsOf } from "./compose-sentence.ts";
import type { Place, Subject, View } from "./part.ts";
import { PLACES } from "./places/places.ts";
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
export function partsOf({ place, subject, view }: Sentence): Shown | undefined {
  const [where, what] = [PLACES.get(place), SUBJECTS.get(subject)];
  return where && what && { place: where, subject: what, view };
}

/** What the picture `name` shows of a game with these sentences; `undefined` where none names parts that exist. */
export function shownIn(sentences: readonly Sentence[], name: PictureName): Shown | undefined {
  const known = sentences.flatMap((sentence) => partsOf(sentence) ?? []);
  const { sentence, view } = PLAN[name];
  const shown = known[sentence % known.length];
  if (shown === undefined || view === undefined) return shown;
  const views = viewsOf(shown.place, shown.subject);
  return { ...shown, view: views.includes(view) ? view : (views[sentence % views.length] ?? shown.view) };
}
