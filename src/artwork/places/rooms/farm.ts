import { mix } from "#artwork/colour.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { polygon, rect } from "#artwork/path.ts";

/** Fields in rows, a barn, a silo and hills. */
export const FARM: Place = {
  name: "farm",
  fits: "farming, farm, farm-sim, agriculture, crops, harvest, tractor, stardew, ranch, rural, cozy",
  offers: ["land", "road", "table"],
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    sky(stage);
    ridge(stage, { y: horizon, height: 50, waves: 2.6, depth: 0.18, label: "hills" });
    ridge(stage, { y: horizon + 26, height: 22, waves: 2, depth: 0.34, label: "near-hills" });
    const x = random.pick([260, 960]);
    paper.fill(
      `M${x - 90} ${horizon + 40}V${horizon - 50}L${x - 60} ${horizon - 110}H${x + 60}L${x + 90} ${horizon - 50}V${horizon + 40}Z`,
      mix(palette.spot, palette.ink, 0.25),
    );
    paper.fill(
      `M${x - 100} ${horizon - 46}L${x - 64} ${horizon - 118}H${x + 64}L${x + 100} ${horizon - 46}L${x + 56} ${horizon - 104}H${x - 56}Z`,
      palette.ink,
    );
    paper.fill(rect([x - 28, horizon - 30], 56, 70), palette.ink);
    paper.stroke(`M${x - 28} ${horizon - 30}l56 70M${x + 28} ${horizon - 30}l-56 70`, palette.light, {
      width: 4,
      opacity: 0.6,
    });
    paper.fill(
      `M${x + 120} ${horizon + 40}V${horizon - 110}C${x + 120} ${horizon - 150} ${x + 180} ${horizon - 150} ${x + 180} ${horizon - 110}V${horizon + 40}Z`,
      stage.tone(0.5),
    );
    stage.plane();
    const soil = mix(palette.deep, palette.ink, 0.25);
    paper.fill(
      rect([-220, horizon + 40], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(soil, palette.glow, 0.45)],
          [1, soil],
        ],
      ),
    );
    const rows = Array.from({ length: 17 }, (_, n) =>
      polygon([
        [640 + (n - 8) * 34, horizon + 40],
        [640 + (n - 8) * 34 + 10, horizon + 40],
        [640 + (n - 8) * 250 + 90, 940],
        [640 + (n - 8) * 250, 940],
      ]),
    );
    paper.fill(rows.join(""), mix(palette.glow, palette.deep, 0.55));
    return { land: { at: [640 + random.range(-100, 100), 655] }, road: { at: [640, 655] }, table: { at: [640, 655] } };
  },
};
