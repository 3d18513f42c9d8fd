import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const POSE = posed("1 -88 0 -77 -1 -46 18 -66 12 -60 30 -92 20 -80 11 -26 -9 -24 17 -3 -18 -4");

/** A miner with pickaxe and lamp. */
export const MINER: Subject = {
  name: "miner",
  fits: "mining, miner, mine, pickaxe, minecraft, dig, spelunking, cave",
  on: FEET,
  size: [96, 124],
  draw: (pen) => {
    layers(pen)(
      "body spot-light M12 -72L16 -70L46 -112L42 -115Z\nbody grey M24 -124C38 -128 56 -116 62 -96C54 -106 44 -111 36 -113C31 -115 26 -119 24 -124Z",
    );
    const bib = (): void =>
      layers(pen)(
        "spot-dark M-8 -66L7 -66L9 -46L-10 -46ZM-8 -78L-4 -78L-4 -64L-8 -64ZM3 -78L7 -78L7 -64L3 -64Z\nshade M-8 -66L-3 -66L-3 -46L-10 -46Z\nspot-dark M-10 -48L9 -48L8 -38L0 -32L-10 -38Z\nink M-10 -48L10 -48L10 -44L-10 -44Z; light M-2 -48h5v4h-5Z",
      );
    dress(pen, POSE, { top: "pale", legs: "spot-dark", shoes: "ink", hands: "grey", coat: bib });
    layers(pen)(`
      grey M-5 -84C-2 -78 8 -78 10 -84L9 -80C5 -74 -3 -75 -6 -80Z
      body spot M-11 -92C-12 -104 -4 -108 2 -107C9 -106 13 -100 12 -94L17 -92L-10 -90Z
      shade M-11 -92C-12 -104 -4 -108 2 -107C-4 -102 -5 -96 -4 -91Z; ink M7 -103H15V-95H7Z; light M12 -102H17V-96H12Z; light .15 M16 -102L96 -122V-66L16 -96Z; glow light 40 16 -99; line pale 1 .8 M-4 -30L2 -28M-8 -20L-3 -18
    `);
  },
};
