import { COMMON_VIEWS, FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A football. */
export const FOOTBALL: Subject = {
  name: "football",
  views: [...COMMON_VIEWS, "above"],
  fits: "football ball, penalty, soccer ball, kick-off, pes, football manager",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [100, 100],
  bulk: 0.55,
  draw: (pen) => {
    const patch = (x: number, y: number, r: number) =>
      `M${x} ${y - r}L${x + r} ${y - r * 0.3}L${x + r * 0.6} ${y + r * 0.8}L${x - r * 0.6} ${y + r * 0.8}L${x - r} ${y - r * 0.3}Z`;
    pen.body(circle(0, -50, 50), "light");
    pen.fill(
      patch(0, -52, 17) +
        "M-50 -50C-50 -62 -46 -72 -40 -80L-32 -70L-38 -54ZM50 -50C50 -62 46 -72 40 -80L32 -70L38 -54ZM-12 -99C-4 -101 4 -101 12 -99L8 -88L-8 -88ZM-30 -10L-22 -22L-10 -14L-14 -2C-20 -4 -26 -6 -30 -10ZM30 -10L22 -22L10 -14L14 -2C20 -4 26 -6 30 -10Z",
      "ink",
    );
    pen.stroke("M0 -69L0 -88M17 -57L32 -66M10 -38L20 -24M-10 -38L-20 -24M-17 -57L-32 -66", "grey", { width: 2 });
    pen.fill("M20 -96C46 -84 56 -50 40 -20C30 -4 10 2 -6 0C30 -10 44 -50 20 -96Z", "shade", 0.25);
  },
};
