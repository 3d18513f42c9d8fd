import { describe, expect, it } from "vitest";
import { createPen, type Pen } from "#artwork/pen.ts";
import { setStage } from "#artwork/stage.ts";
import { layers } from "./layers.ts";

function draw(drawing: string): { pen: Pen; markup: string } {
  const { stage } = setStage({ id: 1, scene: "city", mood: "calm", sentences: [] }, "background", { view: "side" });
  const pen = createPen(stage, "test", { at: [0, 0], scale: 1, flip: false });
  layers(pen)(drawing);
  return { pen, markup: stage.paper.markup() };
}

describe("a drawing written shape by shape", () => {
  it("fills, strokes and outlines in the paints of the picture, one shape to a line or after a semicolon", () => {
    const { pen, markup } = draw(`
      body spot M0 0h9v9Z
      ink .5 M1 1h2v2Z; line grey 3 .4 M2 2L4 4
    `);
    expect(markup).toContain(`d="M0 0h9v9Z" fill="${pen.paint("light")}"`);
    expect(markup).toContain(`d="M0 0h9v9Z" fill="${pen.paint("spot")}"`);
    expect(markup).toContain(`d="M1 1h2v2Z" fill="${pen.paint("ink")}" fill-opacity="50%"`);
    expect(markup).toMatch(/d="M2 2L4 4"[^>]*stroke-width="3" stroke-opacity="40%"/);
    expect(markup.indexOf("M0 0h9")).toBeLessThan(markup.indexOf("M1 1h2"));
  });

  it("has words for discs, circles, light and wheels", () => {
    expect(draw("dot spot 5 10 20 30 40").markup.match(/a5 5 0 1 1/g)).toHaveLength(4);
    expect(draw("ring ink 2 7 0 0").markup).toMatch(/a7 7 [^>]*stroke-width="2"/);
    expect(draw("glow light 40 3 4").markup).toContain(
      '<radialGradient id="d0" gradientUnits="userSpaceOnUse" cx="3" cy="4"',
    );
    expect(draw("wheels 20 -50 50").markup).toContain("M-70 -20a20 20");
  });

  it("refuses a paint that no picture has", () => {
    expect(() => draw("purple M0 0h1v1Z")).toThrow('There is no paint "purple".');
  });
});
