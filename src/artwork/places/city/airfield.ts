import { mix } from "#artwork/colour.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { ROAD_PLACE, way, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** A runway before hangars and the tower. */
export const AIRFIELD: Place = {
  ...ROAD_PLACE,
  name: "airfield",
  fits: "airfield, airport, runway, flight, aviation, air base, jet, pilot",
  ages: ["modern"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const side = random.sign();
    const scene = litSky(stage, 640 + side * random.range(80, 260), { above: [60, 190], radius: [100, 160] });
    ridge(scene, { y: horizon - 10, height: 30, waves: 3, depth: 0.18, label: "far" });
    stage.plane();
    const { spot } = way(scene, { horizon, lanes: 2, verge: stage.tone(0.45) });
    const foot = horizon + 34;
    const hangar = (x: number, w: number): string =>
      `M${x} ${foot}v-50Q${x + w / 2} ${foot - 130} ${x + w} ${foot - 50}v50Z`;
    const door = (x: number, w: number): string => `M${x + w * 0.16} ${foot}v-42h${w * 0.68}v42Z`;
    const halls = [-420, -230, 330].map((x) => [640 + side * x - 85, random.range(150, 190)] as const);
    paper.fill(halls.map(([x, w]) => hangar(x, w)).join(""), stage.tone(0.62));
    paper.fill(halls.map(([x, w]) => door(x, w)).join(""), mix(palette.light, palette.spot, 0.3), 0.85);
    const x = 640 + side * random.range(150, 230);
    paper.fill(
      `M${x - 16} ${foot}l6 -150h20l6 150ZM${x - 34} ${foot - 190}h68l-12 44h-44ZM${x - 40} ${foot - 196}h80v7h-80ZM${x - 1} ${foot - 240}h3v50h-3Z`,
      stage.tone(0.8),
    );
    paper.fill(`M${x - 29} ${foot - 184}h58l-6 22h-46Z`, palette.light, 0.9);
    const sock = 640 - side * 110;
    paper.fill(`M${sock} ${foot + 20}v-96h4v96Z`, palette.ink);
    paper.fill(`M${sock + 3} ${foot - 76}l50 8v14l-50 8Z`, palette.spot);
    return { road: { at: spot }, land: { at: [640 + random.range(-90, 90), 660] } };
  },
};
