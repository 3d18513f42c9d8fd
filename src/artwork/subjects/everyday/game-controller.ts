import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A game controller. */
export const GAME_CONTROLLER: Subject = {
  name: "game-controller",
  fits: "controller, console, arcade, retro, video games, collection, party-game, minigames",
  ages: ["modern"],
  on: ["table", "floor", "void"],
  size: [150, 106],
  bulk: 0.8,
  draw: (pen) =>
    layers(pen)(`
      line ink 4 M0 -82C0 -104 20 -110 34 -104S60 -96 70 -112; body dark M-46 -88H-22V-76H-46ZM22 -88H46V-76H22Z
      body ink M-40 -82C-20 -87 20 -87 40 -82C64 -82 78 -38 74 -14C70 8 50 4 36 -18C32 -24 28 -26 22 -26H-22C-28 -26 -32 -24 -36 -18C-50 4 -70 8 -74 -14C-78 -38 -64 -82 -40 -82Z
      dark M-40 -78C-20 -83 20 -83 40 -78C50 -76 56 -70 60 -60C30 -70 -30 -70 -60 -60C-56 -70 -50 -76 -40 -78Z; spot-dark M-70 -26C-66 -8 -54 -6 -44 -20C-50 2 -68 6 -72 -12C-72 -18 -72 -22 -70 -26ZM70 -26C66 -8 54 -6 44 -20C50 2 68 6 72 -12C72 -18 72 -22 70 -26Z; spot M-22 -76H22V-60H-22Z; light .4 M-22 -76H22V-72H-22Z
      pale M-50 -70H-40V-61H-31V-51H-40V-42H-50V-51H-59V-61H-50Z; shade M-45 -56H-31V-51H-40V-42H-45Z; dot spot 5.4 45 -68 45 -44; dot light 5.4 33 -56 57 -56
      dot dark 13 -20 -38 20 -38; dot grey 10 -20 -40 20 -40; dot pale 6 -20 -41 20 -41; dot light 1.6 -6 -52 0 -52 6 -52; line light 1.6 .5 M-62 -66C-68 -50 -72 -34 -71 -20
    `),
};
