import { mix } from "#artwork/colour.ts";
import { archway, darkness, flagstones, lightShaft, torch, wallWithOpening } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sun } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A tomb below a barred window. */
export const CRYPT: Place = {
  name: "crypt",
  fits: "crypt, tomb, vampire, undead, grave, gothic, necromancer",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const [side, y] = [random.sign(), horizon + 40] as const;
    const at = [640 + side * 160, y - 300] as const;
    const scene = relit({ ...stage, horizon: y }, at, random.range(90, 130));
    darkness(scene, at, 800);
    sun({ ...scene, sun: "disc" });
    paper.stroke(
      Array.from({ length: 5 }, (_, index) => `M${at[0] - 160 + index * 80} -240V${y}`).join(""),
      palette.ink,
      { width: 12 },
    );
    stage.plane();
    wallWithOpening(scene, archway("round", [at[0], y - 90], { half: 190, height: 360 }), 0.8);
    lightShaft(scene, [at[0], y - 230], { at: [640 - side * 120, 640], half: 230 });
    flagstones(scene, [at[0], y], [mix(palette.deep, palette.glow, 0.16), palette.ink]);
    const tomb = "M-150 0V-70H-166V-92H-120C-110 -124 100 -124 130 -92H166V-70H150V0Z";
    silhouette(scene, tomb, { at: [640 - side * 250, y + 60], scale: 1, colour: scene.tone(0.9), rim: 4 });
    silhouette(scene, tomb, { at: [640 + side * 420, y + 30], scale: 0.7, colour: scene.tone(0.86), rim: 4 });
    for (const away of [-430, 400]) torch(scene, [at[0] + away, y - 130], 46);
    return { floor: { at: [640 + side * 90, 668] } };
  },
};
