import { layers } from "#artwork/motifs/layers.ts";

import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import { carEnd } from "#artwork/motifs/wheels.ts";
import type { Subject } from "#artwork/part.ts";

/** A long-haul truck with its trailer. */
export const TRUCK: Subject = {
  ...ROAD_VEHICLE,
  name: "truck",
  fits: "truck, trucks, trucker, haul, cargo, logistics, trailer",
  ages: ["modern"],
  size: [356, 142],
  bulk: 1.2,
  draw: (pen, view) => {
    if (view === "behind")
      return layers(pen)(`
        ink M-88 -30h40v31h-40ZM48 -30h40v31h-40Z
        body pale M-98 -24L-98 -196C-98 -202 -94 -204 -88 -204L88 -204C94 -204 98 -202 98 -196L98 -24Z
        shade M4 -24L4 -204L88 -204C94 -204 98 -202 98 -196L98 -24Z; line ink 3 .5 M0 -202V-26M-60 -190V-40M-30 -190V-40M30 -190V-40M60 -190V-40; spot M-98 -62h196v16h-196Z
        spot-light M-94 -40h30v10h-30ZM64 -40h30v10h-30Z
      `);
    if (view === "head-on") {
      layers(pen)(
        `body spot-dark M-92 -30L-92 -182C-88 -200 -70 -206 -50 -206L50 -206C70 -206 88 -200 92 -182L92 -30Z`,
      );
      return carEnd(pen, view, { half: 98, shoulder: 100, roof: 176, paint: "spot", cabin: 0.84 });
    }
    layers(pen)(`
      body pale M-176 -24L-176 -142L58 -142L58 -24Z
      spot M-176 -70L58 -92L58 -60L-176 -38Z; line shade 1.6 .3 M-150 -140V-26M-110 -140V-26M-70 -140V-26M-30 -140V-26M10 -140V-26; shade M-176 -40L58 -40L58 -24L-176 -24Z
      body spot M66 -20L66 -126C68 -138 78 -142 92 -142L116 -136C132 -132 138 -114 142 -84L168 -76C178 -72 180 -64 180 -50L180 -20Z
      dark M104 -126L118 -122C126 -116 130 -100 133 -84L104 -84Z; pale .4 M110 -86L118 -118L123 -112L120 -86Z; line ink 1.8 .5 M98 -128V-26M146 -76V-26; shade M66 -44L180 -44L180 -20L66 -20Z
      grey M60 -150h5v126h-5Z; light M168 -68L179 -62L179 -50L168 -54Z; wheels 20 -152 -108 22 88 152; glow light 44 176 -58
    `);
  },
};
