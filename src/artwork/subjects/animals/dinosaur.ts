import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A tyrant lizard on the hunt. */
export const DINOSAUR: Subject = {
  name: "dinosaur",
  fits: "dinosaur, dinosaurs, jurassic, t-rex, ark, prehistoric, dino",
  on: FEET,
  size: [236, 162],
  bulk: 1.7,
  draw: (pen) => {
    const hide = pen.world.pick(["spot-dark", "grey", "dark"]);
    layers(pen)(`
      body dark M-6 -60L14 -34L4 -12L6 0H38L34 -8L22 -12L36 -40L24 -66ZM46 -66L66 -58L70 -48L63 -51L60 -44L56 -52L42 -58Z
      body ${hide} M-120 -64C-92 -68 -70 -86 -40 -95C-16 -101 4 -105 20 -121C30 -141 44 -157 66 -157C84 -159 104 -151 112 -139C117 -131 115 -125 109 -122L84 -119L110 -111C109 -101 92 -98 78 -100C68 -100 62 -96 60 -88C58 -74 52 -64 44 -58L56 -51L58 -42L52 -45L49 -38L45 -46L36 -53C28 -48 16 -44 8 -42C6 -34 -4 -28 -12 -24C-14 -16 -10 -10 -4 -6L8 0H-30C-30 -12 -34 -22 -30 -32C-40 -40 -44 -52 -44 -62C-66 -58 -94 -50 -120 -64Z
      pale .8 M60 -88C58 -74 52 -64 44 -58C34 -50 20 -45 8 -42C22 -56 40 -76 47 -102L84 -119L110 -111C109 -101 92 -98 78 -100C68 -100 62 -96 60 -88Z
      ink M84 -119L110 -121L110 -111ZM-12 -24L-6 -42L-22 -38Z; light M109 -122L106 -115L101 -121L97 -114L92 -120ZM106 -112L103 -118L98 -114L95 -119Z
      spot M-68 -86L-60 -70L-50 -91ZM-42 -94L-32 -74L-24 -98ZM-16 -101L-4 -80L4 -107ZM10 -112L20 -94L24 -126ZM-92 -72L-86 -62L-78 -80Z
      shade M-44 -62C-40 -70 -20 -76 -8 -66C0 -56 4 -48 8 -42C6 -34 -4 -28 -12 -24C-14 -16 -10 -10 -4 -6L8 0H-30C-30 -12 -34 -22 -30 -32C-40 -40 -44 -52 -44 -62ZM-120 -64C-94 -60 -66 -68 -44 -66V-62C-66 -58 -94 -50 -120 -64Z
      dot light 4.6 76 -142; dot ink 2.4 77 -142; line ink 2.4 M69 -149L83 -146; dot ink 1.8 106 -138; pale M2 -3L10 0H0ZM-8 -4L-2 0H-12ZM32 -4L40 0H30Z
    `);
  },
};
