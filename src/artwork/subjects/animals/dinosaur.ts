import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A great lizard that walks on two legs. */
export const DINOSAUR: Subject = {
  name: "dinosaur",
  fits: ["dinosaur", "dinosaurs", "jurassic", "t-rex", "ark", "prehistoric", "dino"],
  on: FEET,
  size: [210, 150],
  bulk: 1.7,
  draw: (pen) => {
    pen.body(
      "M-110 -40C-80 -56 -60 -84 -30 -96C-6 -104 16 -108 28 -122C34 -146 64 -154 84 -142L110 -134L112 -118L98 -112L110 -106C100 -98 84 -98 74 -104C66 -90 58 -74 50 -62L62 -50L52 -48L40 -58C30 -44 16 -38 6 -36L20 -16L34 -4V0H4L-6 -22L-18 -34L-24 -12L-12 0H-40L-40 -16L-46 -44C-70 -42 -90 -34 -122 -20Z",
    );
    pen.fill(
      "M-110 -40C-80 -56 -60 -84 -30 -96C-6 -104 16 -108 28 -122C30 -132 36 -138 44 -142C40 -110 10 -84 -30 -66C-60 -52 -84 -46 -122 -20Z",
      "spot-dark",
    );
    pen.fill("M98 -112L92 -118L88 -111L82 -118L78 -110L74 -104C84 -98 100 -98 110 -106Z", "pale");
    pen.fill(circle(74, -134, 4), "spot");
    pen.fill(circle(75, -134, 2), "ink");
    pen.stroke("M-20 -98L-16 -84M0 -102L2 -88M-44 -88L-40 -74M-64 -72L-60 -60M16 -110L20 -96", "spot", { width: 2.6 });
  },
};
