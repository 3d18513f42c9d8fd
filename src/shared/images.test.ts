import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildImageUrl,
  IMAGE_MAX_SIDE_PX,
  IMAGE_OUTPUTS,
  IMAGE_PRESETS,
  IMAGE_SCALES,
  type ImagePreset,
  parseImageQuery,
  presetImageUrl,
} from "./images.ts";

const read = (address: string) => parseImageQuery(new URL(address, "http://ludex.test").searchParams);
const query = (text: string) => parseImageQuery(new URLSearchParams(text));
const presets = Object.keys(IMAGE_PRESETS) as ImagePreset[];

describe("the address of a proxied picture", () => {
  it("[I-01] carries url, w, h, q, output=webp, fit=cover and sharp", () => {
    const address = presetImageUrl("https://media.example.org/a b.jpg?x=1&y=2", "card");
    expect(address).toBe(
      "/img?url=https%3A%2F%2Fmedia.example.org%2Fa%20b.jpg%3Fx%3D1%26y%3D2&w=600&h=400&q=85&output=webp&fit=cover&sharp=1",
    );
  });

  it.each([
    ["card", { width: 600, height: 400, quality: 85 }],
    ["hero", { width: 800, height: 600, quality: 90 }],
    ["background", { width: 1200, height: 800, quality: 90 }],
    ["search", { width: 200, height: 150, quality: 75 }],
    ["screenshot", { width: 600, height: 400, quality: 85 }],
    ["default", { width: 500, height: 400, quality: 85 }],
  ] as const)("[I-01] asks for the preset %s as %j", (preset, box) => {
    const url = "/media/games/1/background.jpg";
    expect(read(presetImageUrl(url, preset))).toEqual({ url, ...box, output: "webp", sharpen: true });
  });

  it("[I-01] is read back as what it was built from, for every preset, scale and original", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: "grapheme" }),
        fc.constantFrom(...presets),
        fc.constantFrom(...IMAGE_SCALES),
        (url, preset, scale) => {
          const { width, height, quality } = IMAGE_PRESETS[preset];
          const box = { width: Math.round(width * scale), height: Math.round(height * scale) };
          expect(read(presetImageUrl(url, preset, scale))).toEqual({
            url,
            ...box,
            quality,
            output: "webp",
            sharpen: true,
          });
        },
      ),
    );
  });

  it("is read back as what it was built from, whatever is asked for", () => {
    const side = fc.integer({ min: 1, max: IMAGE_MAX_SIDE_PX });
    const request = fc.record({
      url: fc.string({ minLength: 1 }),
      width: side,
      height: side,
      quality: fc.integer({ min: 1, max: 100 }),
      output: fc.constantFrom(...IMAGE_OUTPUTS),
      sharpen: fc.boolean(),
    });
    fc.assert(
      fc.property(request, (wanted) => {
        expect(read(buildImageUrl(wanted))).toEqual(wanted);
      }),
    );
  });
});

describe("the query of a proxied picture", () => {
  it("takes the default preset for what is left out", () => {
    const { width, height, quality } = IMAGE_PRESETS.default;
    expect(query("url=%2Fa")).toEqual({ url: "/a", width, height, quality, output: "webp", sharpen: false });
  });

  it.each([
    ["sharp", true],
    ["sharp=", true],
    ["sharp=1", true],
    ["sharp=true", true],
    ["sharp=0", false],
    ["sharp=false", false],
  ])("reads %s", (text, sharpen) => {
    expect(query(`url=%2Fa&${text}`)).toMatchObject({ sharpen });
  });

  it.each([
    ["", "url is missing"],
    ["w=100", "url is missing"],
    ["url=", "url is missing"],
    ...["0", "-1", "1.5", "2049", "99999999999", "1e3", "0x10", "abc", "", " 5", "+5", "٥"].flatMap((value) => [
      [`url=a&w=${encodeURIComponent(value)}`, "w must be a whole number from 1 to 2048"],
      [`url=a&h=${encodeURIComponent(value)}`, "h must be a whole number from 1 to 2048"],
    ]),
    ...["0", "101", "-5", "best", ""].map((value) => [`url=a&q=${value}`, "q must be a whole number from 1 to 100"]),
    ...["png", "svg", "gif", "WEBP", "", "__proto__"].map((value) => [
      `url=a&output=${value}`,
      "output must be one of webp, avif, jpg",
    ]),
    ...["contain", "inside", ""].map((value) => [`url=a&fit=${value}`, "fit must be cover"]),
  ])("refuses %j", (text = "", error = "") => {
    expect(query(text)).toEqual({ error });
  });
});
