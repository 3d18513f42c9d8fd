import { canopy } from "#artwork/motifs/flora.ts";
import { haze, motes, sun } from "#artwork/motifs/sky.ts";
import { treeHouse } from "#artwork/motifs/wild-sights.ts";
import { edged, edgeFerns, grassyFront, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { trunk, trunks, woodland } from "#artwork/motifs/woodland.ts";
import type { Place } from "#artwork/part.ts";

/** Houses in the crowns of old trees, a bridge of rope between them. */
export const TREE_VILLAGE: Place = {
  name: "tree-village",
  fits: "treehouse, elf, elves, village, forest, fantasy, fairy",
  ages: ["old", "modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [20, 120], up: [210, 280], radius: [90, 130] });
    woodland(scene);
    sun({ ...scene, sun: "disc" });
    const wood = { y: horizon + 100, clear: 90 };
    trunks(scene, { ...wood, depth: 0.14, width: 30, gap: 90, label: "thin" });
    trunks(scene, { ...wood, depth: 0.34, width: 54, gap: 160, label: "thick" });
    haze(scene, { from: horizon - 100, to: 740, opacity: 0.6 });
    stage.plane();
    const [near, far, y] = [640 - side * random.range(330, 380), 640 + side * random.range(400, 450), horizon - 90];
    edged(scene, trunk(random.fork("near"), [near, 690], 120), scene.tone(0.88));
    edged(scene, trunk(random.fork("far"), [far, 690], 96), scene.tone(0.88));
    paper.stroke(`M${near} ${y}Q640 ${y + 90} ${far} ${y - 20}`, palette.ink, { width: 7 });
    paper.stroke(`M${near} ${y - 34}Q640 ${y + 56} ${far} ${y - 54}`, palette.ink, { width: 3 });
    treeHouse(scene, [near + side * 70, y], 1.8);
    treeHouse(scene, [near - side * 80, y - 130], 1.2);
    treeHouse(scene, [far - side * 20, y - 20], 1.4);
    treeHouse(scene, [far + side * 60, y + 110], 1);
    motes(scene, { count: 30 });
    const front = grassyFront(scene, { y: 668 });
    return { land: spotOn(front, 640 + side * random.range(-40, 80)) };
  },
  near: (stage) => {
    canopy(stage, 0.98);
    edgeFerns(stage);
  },
};
