import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A game controller. */
export const GAME_CONTROLLER: Subject = {
  name: "game-controller",
  fits: "controller, console, arcade, retro, video games, collection, party-game, minigames",
  ages: ["modern"],
  on: ["table", "floor", "void"],
  size: [150, 96],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-40 -84C-20 -90 20 -90 40 -84C62 -86 76 -40 72 -14C68 6 46 2 34 -22H-34C-46 2 -68 6 -72 -14C-76 -40 -62 -86 -40 -84Z",
    );
    pen.fill("M-40 -84C-20 -90 20 -90 40 -84L30 -70H-30Z", "spot-dark");
    pen.fill(
      "M-52 -62H-44V-54H-36V-46H-44V-38H-52V-46H-60V-54H-52Z" + circle(-18, -38, 10) + circle(18, -38, 10),
      "pale",
    );
    pen.fill(circle(48, -62, 5) + circle(60, -50, 5) + circle(48, -38, 5) + circle(36, -50, 5), "spot");
    pen.fill(circle(-18, -38, 6) + circle(18, -38, 6), "grey");
  },
};
