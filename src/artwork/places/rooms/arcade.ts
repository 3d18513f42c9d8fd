import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

const CABINETS = [-480, -330, -180, 180, 330, 480]
  .map((x, index) => {
    const [screen, glow] = index % 2 === 0 ? ["spot", "light"] : ["light", "spot"];
    return `
        body ink M${x - 66} 40V-120L${x - 50} -160V-236L${x - 62} -260V-310L${x - 50} -326H${x + 50}L${x + 62} -310V-260L${x + 50} -236V-160L${x + 66} -120V40Z
        ${glow} .95 M${x - 54} -314H${x + 54}V-268H${x - 54}Z; dark M${x - 44} -244H${x + 44}V-164H${x - 44}Z; ${screen} .9 M${x - 38} -238H${x + 38}V-170H${x - 38}Z
        ink .75 M${x - 28} -224h12v12h-12ZM${x - 6} -224h12v12h-12ZM${x + 16} -224h12v12h-12ZM${x - 16} -206h12v12h-12ZM${x + 6} -206h12v12h-12ZM${x - 8} -186h16v6h-16Z
        spot-dark M${x - 52} -158H${x + 52}L${x + 66} -122H${x - 66}Z; dot light 4 ${x + 16} -140 ${x + 32} -140; dot spot 6 ${x - 28} -150; line pale 3 M${x - 28} -148V-132
        dark M${x - 52} -110H${x + 52}V30H${x - 52}Z; ${screen} .7 M${x - 30} -90L${x} -60L${x + 30} -90V-40L${x} -10L${x - 30} -40Z; glow ${screen} 90 ${x} -204`;
  })
  .join("")
  .trim();

/** A hall of arcade machines with lit screens. */
export const ARCADE: Place = {
  name: "arcade",
  fits: "arcade, arcade-game, coin-op, retro arcade, pinball, 80s, nineties, collection of classics",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 70;
    room(stage, { floor, from: [640, 240], warm: 0.9, boards: false });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        line spot 6 M-260 -420L-200 -470L-140 -420L-80 -470L-20 -420; line light 6 M20 -420L80 -470L140 -420L200 -470L260 -420; glow spot 220 -140 -440; glow light 220 140 -440
        ${CABINETS}
        body dark M-120 -120H120V6H-120Z; spot M-120 -120H120V-104H-120Z; body grey M-104 -220H-16V-120H-104ZM16 -220H104V-120H16Z; light .6 M-96 -212H-24V-150H-96ZM24 -212H96V-150H24Z; dot spot 9 -80 -160 -60 -162 -40 -160 40 -160 62 -158 82 -162; dot pale 9 -70 -174 -50 -176 50 -174 72 -176; ink M-80 -96h160v64h-160Z
        grey .3 M-420 70C-420 40 420 40 420 70C420 110 -420 110 -420 70Z; dot spot 3 -360 60 -240 90 -120 60 0 100 120 60 240 90 360 60; dot light 2 -300 80 -180 60 -60 90 60 70 180 92 300 76
      `,
    );
    return { floor: { at: [640 + random.range(-40, 40), 672] }, table: { at: [640, 650] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-330L-740 -360H-520L-480 -330V-250L-520 -160L-440 -130V-90L-480 -80V240Z; spot .8 M-760 -340H-520V-300H-760Z; light .5 M-760 -270H-520L-540 -180H-760Z
        body ink M780 240V-60C700 -70 620 -60 600 -20V240Z
      `,
    ),
};
