import { PERSON_OF_TODAY, dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -90 0 -79 0 -47 20 -66 -13 -62 33 -79 -14 -48 8 -24 -6 -24 13 -3 -14 -4");

/** A waiter with a tray. */
export const WAITER: Subject = {
  ...PERSON_OF_TODAY,
  name: "waiter",
  fits: "restaurant, waiter, diner, serve, bar, bartender",
  size: [78, 106],
  draw: (pen) => {
    const apron = "M-10 -48L10 -49L14 -12C6 -9 -8 -9 -14 -13Z";
    const wear = (): void =>
      layers(pen)(
        `ink M-10 -77L-1 -62L8 -77L10 -48L-10 -48Z\nlight M-3 -77L7 -78L2 -62Z\n${pen.world.pick(["spot", "light"])} ${apron}\nshade M-10 -48L-4 -48L-4 -11C-8 -11 -12 -12 -14 -13Z`,
      );
    dress(pen, POSE, {
      top: "light",
      legs: "ink",
      shoes: "ink",
      hair: pen.world.pick(["short", "tail"] as const),
      outline: apron,
      coat: wear,
    });
    layers(pen)(`
      spot-dark M1 -77L6 -80L6 -74ZM1 -77L-3 -80L-3 -74Z; light M-18 -48L-10 -50L-8 -34L-18 -32Z
      body grey M12 -86L58 -86L54 -82L16 -82Z
      body pale M18 -87C18 -106 52 -106 52 -87Z
      shade M18 -87C18 -100 26 -102 30 -102C26 -98 25 -92 26 -87Z; light M42 -98C46 -96 48 -93 48 -89L45 -89C45 -93 44 -96 42 -98Z; dot spot 2.4 35 -103; dot pale 3.8 33 -79
    `);
  },
};
