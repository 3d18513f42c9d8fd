import { expect, it } from "vitest";
import { type ImageRequest, IMAGE_PRESETS } from "#shared/images.ts";
import { pictureAddress } from "./picture-address.ts";

const SERVICE = "https://images.weserv.nl/";
const URL_OF_RAWG = "https://media.rawg.io/media/games/618/618c.jpg";
const wanted = (url: string, preset: keyof typeof IMAGE_PRESETS): ImageRequest => ({
  url,
  ...IMAGE_PRESETS[preset],
  output: "webp",
  sharpen: true,
});

it("[B-02] asks the image service by the grammar of our own", () =>
  expect(pictureAddress(wanted(URL_OF_RAWG, "card"), { way: "service", service: SERVICE })).toBe(
    `${SERVICE}?url=${encodeURIComponent(URL_OF_RAWG)}&w=600&h=400&q=85&output=webp&fit=cover&sharp=1`,
  ));

it.each([
  ["card", "https://media.rawg.io/media/crop/600/400/games/618/618c.jpg"],
  ["search", "https://media.rawg.io/media/resize/200/-/games/618/618c.jpg"],
  ["background", "https://media.rawg.io/media/resize/1280/-/games/618/618c.jpg"],
] as const)("[B-02] or has RAWG cut its own for the place %s", (preset, address) =>
  expect(pictureAddress(wanted(URL_OF_RAWG, preset), { way: "rawg", service: SERVICE })).toBe(address),
);

it.each(["http://127.0.0.1/a.jpg", "data:image/png,x", "nothing"])("[B-02] passes on no %s", (url) =>
  expect(pictureAddress(wanted(url, "card"), { way: "service", service: SERVICE })).toBeUndefined(),
);

it("[B-02] has RAWG cut nobody else's", () =>
  expect(pictureAddress(wanted("https://a.example/media/games/1.jpg", "card"), { way: "rawg", service: SERVICE })).toBe(
    undefined,
  ));
