import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IMAGE_MAX_SIDE_PX, IMAGE_OUTPUTS, IMAGE_PRESETS, IMAGE_SCALES, type ImageRequest } from "#shared/images.ts";
import { snapToLadder } from "./ladder.ts";

const REQUEST: ImageRequest = { url: "/a", width: 600, height: 400, quality: 85, output: "webp", sharpen: true };
const side = fc.integer({ min: 1, max: IMAGE_MAX_SIDE_PX });
const anyRequest = fc.record({
  url: fc.constant("/a"),
  width: side,
  height: side,
  quality: fc.integer({ min: 1, max: 100 }),
  output: fc.constantFrom(...IMAGE_OUTPUTS),
  sharpen: fc.boolean(),
});

describe("the ladder of sizes", () => {
  it.each(Object.entries(IMAGE_PRESETS))("[I-01] has the preset %s on it, in every scale", (_name, preset) => {
    for (const scale of IMAGE_SCALES) {
      const { width, height, quality } = preset;
      const request = { ...REQUEST, width: Math.round(width * scale), height: Math.round(height * scale), quality };
      expect(snapToLadder(request)).toEqual(request);
    }
  });

  it("[I-01] has few steps, none above 2,048 pixels, and whoever stands on one stays there", () => {
    const steps = new Set<string>();
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { width, height, quality } = snapToLadder(request);
        steps.add(`${width}x${height}`);
        expect(Math.max(width, height)).toBeLessThanOrEqual(IMAGE_MAX_SIDE_PX);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(quality).toBeLessThanOrEqual(90);
        expect(snapToLadder(snapToLadder(request))).toEqual(snapToLadder(request));
      }),
      { numRuns: 5000 },
    );
    expect(steps.size).toBeLessThan(300);
  });

  it("gives the next larger size in the nearest shape", () => {
    expect(snapToLadder({ ...REQUEST, width: 626, height: 418, quality: 80 })).toMatchObject({
      width: 750,
      height: 500,
      quality: 85,
    });
    expect(snapToLadder({ ...REQUEST, width: 1599, height: 900 })).toMatchObject({ width: 1600, height: 900 });
    expect(snapToLadder({ ...REQUEST, width: 400, height: 600 })).toMatchObject({ width: 400, height: 600 });
  });
});
