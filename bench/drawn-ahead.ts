// Pictures of a folder without a server: drawn ahead as files, beside drawn by the page's worker when they are asked for.
// How large the folder becomes, how long its build takes, and what it costs the browser that shows them.
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { drawPicture } from "#artwork/draw-picture.ts";
import { pictureMarkup } from "#artwork/picture-markup.ts";
import { createRandom } from "#artwork/prng.ts";
import { transform, tuneSharp } from "#server/images/transform.ts";
import { type PictureName, SCREENSHOT_NAMES } from "#shared/artwork.ts";
import { IMAGE_PRESETS, type ImageOutput, type ImagePreset } from "#shared/images.ts";
import { type GamePictures, readPictureBriefs } from "../scripts/catalogue/picture-briefs.ts";
import { launchBrowser } from "./browser.ts";
import { PHONE, slowDown } from "./slow-phone.ts";
import { median } from "./statistics.ts";

const GAMES = 60;
/** As many cards as the home page has at first. */
const CARDS = 20;
const ROUNDS = 3;
const THOUSAND = 1000;

type Place = { words: string; preset: ImagePreset; names: readonly PictureName[] };
const CARD: Place = { words: "card", preset: "card", names: ["background"] };
/** One size each, that of a screen whose pixels are as large as CSS has them. */
const OTHER_PLACES: readonly Place[] = [
  { words: "behind a game's page", preset: "background", names: ["background"] },
  { words: "screenshot", preset: "screenshot", names: SCREENSHOT_NAMES },
];

const FORMS = ["webp", "avif", "svg"] as const;
type Form = (typeof FORMS)[number];
/** Bytes as they lie in the folder, and as they travel: hosts pack SVG, and nothing is left to pack in the others. */
type Made = { ms: number; bytes: Buffer; travels: number };

/** Games from all years and worlds, always the same. */
function someOf(briefs: readonly GamePictures[]): GamePictures[] {
  const order = new Map(briefs.map((brief) => [brief, createRandom(String(brief.id)).next()]));
  return briefs.toSorted((one, two) => (order.get(one) ?? 0) - (order.get(two) ?? 0)).slice(0, GAMES);
}

/** A picture of a place in one form. The time of WebP and AVIF is that of their encoding alone. */
async function make(form: Form, brief: GamePictures, { preset, name, original }: Picture): Promise<Made> {
  const { width, height, quality } = IMAGE_PRESETS[preset];
  const encoded = (output: ImageOutput) => transform(original, { width, height, quality, output, sharpen: true });
  const began = performance.now();
  const bytes = form === "svg" ? Buffer.from(pictureMarkup(brief, name, { width, height })) : await encoded(form);
  const ms = performance.now() - began;
  return { ms, bytes, travels: form === "svg" ? gzipSync(bytes).length : bytes.length };
}
type Picture = { preset: ImagePreset; name: PictureName; original: Buffer };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints a place's row for each form; gives the pictures of cards, for the browser. */
async function measurePlace(place: Place, briefs: readonly GamePictures[]): Promise<Record<Form, Made[]>> {
  const made: Record<Form, Made[]> = { webp: [], avif: [], svg: [] };
  const drawing: number[] = [];
  for (const brief of briefs) {
    for (const name of place.names) {
      const began = performance.now();
      const original = await drawPicture(brief, name);
      drawing.push(performance.now() - began);
      for (const form of FORMS) made[form].push(await make(form, brief, { ...place, name, original }));
    }
  }
  const { width, height } = IMAGE_PRESETS[place.preset];
  const count = THOUSAND * place.names.length;
  for (const form of FORMS) {
    const bytes = mean(made[form].map((one) => one.bytes.length));
    const travels = mean(made[form].map((one) => one.travels));
    const ms = mean(made[form].map((one) => one.ms)) + (form === "svg" ? 0 : mean(drawing));
    console.log(
      `| ${place.words}, ${width} x ${height}, ${form} | ${kb(bytes)} | ${kb(travels)} | ${ms.toFixed(1)} | ${Math.round((count * bytes) / 1e6)} | ${Math.round((count * ms) / 60_000)} |`,
    );
  }
  return made;
}

const TYPES: Record<Form, string> = { webp: "image/webp", avif: "image/avif", svg: "image/svg+xml" };

/** Milliseconds until `CARDS` pictures are decoded and drawn, from their bytes on. */
async function timeShowing(page: Page, form: Form, pictures: readonly Made[]): Promise<number> {
  const addresses = pictures.map(({ bytes }) => `data:${TYPES[form]};base64,${bytes.toString("base64")}`);
  return await page.evaluate(async (urls) => {
    const blobs = await Promise.all(urls.map(async (url) => await (await fetch(url)).blob()));
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const began = performance.now();
    for (const blob of blobs) {
      const image = new Image();
      image.src = URL.createObjectURL(blob);
      await image.decode();
      context?.drawImage(image, 0, 0, 600, 400);
      context?.getImageData(599, 399, 1, 1);
    }
    return performance.now() - began;
  }, addresses);
}

/** Prints what showing the cards' pictures takes in each form, the forms in turns. */
async function measureShowing(words: string, cards: Record<Form, Made[]>, isPhone: boolean): Promise<void> {
  await using browser = await launchBrowser();
  await using context = await browser.newContext(isPhone ? PHONE : {});
  const page = await context.newPage();
  if (isPhone) await slowDown(page);
  const times: Record<Form, number[]> = { webp: [], avif: [], svg: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const form of FORMS) {
      times[form].push(await timeShowing(page, form, cards[form].slice(round * CARDS, (round + 1) * CARDS)));
    }
  }
  console.log(`| ${words} | ${FORMS.map((form) => `${Math.round(median(times[form]))} ms`).join(" | ")} |`);
}

/** Prints two tables: what the pictures of games take in each form, and what showing twenty of them does. */
export async function benchDrawnAhead(): Promise<void> {
  tuneSharp();
  const briefs = someOf(readPictureBriefs());
  console.log(`Means over ${GAMES} games; minutes are of one thread.\n`);
  console.log("| picture | KB | KB that travel | ms to make | a thousand games, MB | a thousand games, minutes |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  const cards = await measurePlace(CARD, briefs);
  for (const place of OTHER_PLACES) await measurePlace(place, briefs);
  console.log(`\n| ${CARDS} cards' pictures decoded and drawn | ${FORMS.join(" | ")} |`);
  console.log("| --- | --- | --- | --- |");
  await measureShowing("desktop", cards, false);
  await measureShowing("slow phone", cards, true);
}
