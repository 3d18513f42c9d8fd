// `npm run contact-sheet -- [--scene forest] [--genre racing] [--series portal] [--count 20] [--ids 22,3498] [--game 22] [--picture background] [--skip 20]
// [--columns 5] [--out name]`, or `-- --subjects wolf,kart --places dunes,alps [--views side,far] [--mood calm]` for parts
// in every combination (without one of the two: with whatever goes together with it): draws games of data/ into one PNG under .cache/, cropped as the cards crop them, because a
// wall of pictures is judged by eye.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { drawPicture } from "#artwork/draw-picture.ts";
import type { ArtworkBrief } from "#artwork/brief.ts";
import { goTogether, viewsOf } from "#artwork/compose-sentence.ts";
import { PLACES } from "#artwork/places/places.ts";
import { SUBJECTS } from "#artwork/subjects/subjects.ts";
import { type GamePictures, readPictureBriefs } from "./catalogue/picture-briefs.ts";
import { isPictureName, MOODS, PICTURE_NAMES, SCENES, type PictureName } from "#shared/artwork.ts";

const SHEET_WIDTH_PX = 1600;
const GAP_PX = 8;
const CARD_RATIO = 3 / 2;
const MICROSECONDS_PER_MS = 1000;
const root = join(import.meta.dirname, "..");

const { values } = parseArgs({
  options: {
    scene: { type: "string" },
    genre: { type: "string" },
    series: { type: "string" },
    ids: { type: "string" },
    game: { type: "string" },
    picture: { type: "string", default: "background" },
    count: { type: "string", default: "20" },
    skip: { type: "string", default: "0" },
    columns: { type: "string", default: "5" },
    out: { type: "string", default: "contact-sheet" },
    subjects: { type: "string" },
    places: { type: "string" },
    views: { type: "string", default: "side,far,close,low" },
    mood: { type: "string" },
  },
});

type Cell = { brief: ArtworkBrief; name: PictureName };

/** The named ones of a list, or all of them; a name that does not exist is an error. */
function named<T>(all: ReadonlyMap<string, T>, names: string | undefined): T[] {
  const wanted = names?.split(",") ?? [...all.keys()];
  return wanted.map((name) => {
    const found = all.get(name);
    if (found === undefined) throw new Error(`There is no part "${name}".`);
    return found;
  });
}

/** Every wished combination of parts, each seen in every wished way, each in another mood. */
function combineParts(): Cell[] {
  const views = new Set(values.views.split(","));
  const pairs = named(PLACES, values.places).flatMap((place) =>
    named(SUBJECTS, values.subjects)
      .filter((subject) => goTogether(place, subject))
      .map((subject) => ({ place, subject })),
  );
  const sentences = pairs.flatMap(({ place, subject }) =>
    viewsOf(place, subject)
      .filter((view) => views.has(view))
      .map((view) => ({ place: place.name, subject: subject.name, view })),
  );
  return sentences.map((sentence, index) => {
    const mood = MOODS.find((one) => one === values.mood) ?? MOODS[index % MOODS.length] ?? "epic";
    const scene = SCENES[index % SCENES.length] ?? "peaks";
    return { brief: { id: index + 1, scene, mood, sentences: [sentence] }, name: "background" };
  });
}

function chooseCells(briefs: readonly GamePictures[]): Cell[] {
  if (values.subjects !== undefined || values.places !== undefined) {
    const cells = combineParts();
    return cells.slice(Number(values.skip), Number(values.skip) + Number(values.count));
  }
  const game = briefs.find(({ id }) => id === Number(values.game));
  if (game !== undefined) return PICTURE_NAMES.map((name) => ({ brief: game, name }));
  const name = isPictureName(values.picture) ? values.picture : "background";
  const ids = values.ids?.split(",").map(Number);
  const chosen = briefs
    .filter(({ scene }) => values.scene === undefined || scene === values.scene)
    .filter(({ genres }) => values.genre === undefined || genres.includes(values.genre))
    .filter(({ series }) => values.series === undefined || series === values.series)
    .filter(({ id }) => ids === undefined || ids.includes(id));
  const skip = Number(values.skip);
  return chosen.slice(skip, skip + Number(values.count)).map((brief) => ({ brief, name }));
}

const columns = Number(values.columns);
const width = Math.floor((SHEET_WIDTH_PX - GAP_PX * (columns + 1)) / columns);
const height = Math.round(width / CARD_RATIO);
const cells = chooseCells(readPictureBriefs());
const times: number[] = [];
const cards: { input: Buffer; left: number; top: number }[] = [];

for (const [index, { brief, name }] of cells.entries()) {
  const before = process.cpuUsage();
  const picture = await drawPicture(brief, name);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / MICROSECONDS_PER_MS);
  cards.push({
    input: await sharp(picture).resize(width, height, { fit: "cover" }).png().toBuffer(),
    left: GAP_PX + (index % columns) * (width + GAP_PX),
    top: GAP_PX + Math.floor(index / columns) * (height + GAP_PX),
  });
}

const rows = Math.ceil(cells.length / columns);
const target = join(root, ".cache", `${values.out}.png`);
mkdirSync(join(root, ".cache"), { recursive: true });
await sharp({
  create: { width: SHEET_WIDTH_PX, height: rows * (height + GAP_PX) + GAP_PX, channels: 3, background: "#0b0d10" },
})
  .composite(cards)
  .png()
  .toFile(target);

const sorted = times.toSorted((one, two) => one - two);
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
function caption({ brief: { id, scene, mood, sentences }, name }: Cell): string {
  const [first] = sentences ?? [];
  return `${id} ${scene} ${mood} ${name}: ${first ? `${first.subject}, ${first.place}, ${first.view}` : "nothing"}`;
}

console.log(cells.map(caption).join("\n"));
console.log(
  `${cells.length} pictures, median ${median.toFixed(0)} ms of processor time, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms: ${target}`,
);
