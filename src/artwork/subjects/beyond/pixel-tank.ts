import type { Subject } from "#artwork/part.ts";

/** A tank of large pixels. */
export const PIXEL_TANK: Subject = {
  name: "pixel-tank",
  fits: "tank battle, battle city, combat, artillery game, scorched",
  on: ["pixel"],
  size: [120, 100],
  bulk: 0.9,
  draw: (pen) => {
    pen.body("M-56 -24H56V0H-56ZM-48 -56H48V-24H-48ZM-24 -80H24V-56H-24ZM24 -72H80V-64H24Z", "spot");
    pen.fill("M-56 -16H56V-8H-56Z", "ink");
    pen.fill("M-48 -16H-32V-8H-48ZM-16 -16H0V-8H-16ZM16 -16H32V-8H16ZM-24 -80H24V-72H-24Z", "grey");
    pen.fill("M88 -74H100V-62H88ZM-16 -48H0V-40H-16Z", "light");
  },
};
