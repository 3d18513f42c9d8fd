// What drawing costs: processor time of single pictures of sixty games, one after another on one thread.
import { drawPicture } from "#artwork/draw-picture.ts";
import type { ArtworkBrief } from "#artwork/brief.ts";
import { createRandom } from "#artwork/prng.ts";
import { readPictureBriefs } from "../scripts/catalogue/picture-briefs.ts";
import { PICTURE_NAMES, type PictureName } from "#shared/artwork.ts";

const GAMES = 60;
const MICROSECONDS_PER_MS = 1000;

/** Games from all years and worlds, always the same. */
function someBriefs(): ArtworkBrief[] {
  const order = (id: number) => createRandom(String(id)).next();
  return readPictureBriefs()
    .toSorted((one, two) => order(one.id) - order(two.id))
    .slice(0, GAMES);
}

async function cpuMs(brief: ArtworkBrief, name: PictureName): Promise<number> {
  const before = process.cpuUsage();
  await drawPicture(brief, name);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
}

/** Prints one table. Each picture counts with the better of two tries: other programs disturb it, never help it. */
export async function benchDrawing(): Promise<void> {
  const drawn: { ms: number; what: string }[] = [];
  const briefs = someBriefs();
  for (const brief of briefs.slice(0, 3)) await cpuMs(brief, "background");
  for (const brief of briefs) {
    for (const name of PICTURE_NAMES) {
      const ms = Math.min(await cpuMs(brief, name), await cpuMs(brief, name));
      drawn.push({ ms, what: `${brief.scene}, ${name} of ${brief.id}` });
    }
  }
  drawn.sort((one, two) => one.ms - two.ms);
  const at = (share: number) => drawn[Math.min(drawn.length - 1, Math.floor(drawn.length * share))];
  console.log("| drawing one picture of 1280 by 720 | ms of processor time |");
  console.log("| --- | --- |");
  console.log(`| median of ${drawn.length} | ${at(0.5)?.ms.toFixed(0)} |`);
  console.log(`| p99 | ${at(0.99)?.ms.toFixed(0)} |`);
  console.log(`| worst: ${at(1)?.what} | ${at(1)?.ms.toFixed(0)} |\n`);
}
