// GameDataBase's files and the machines that its tags name, as platforms of data/taxonomies. An accessory is the machine
// that it is plugged into: games for the Disk System are games for the NES.

type System = {
  /** Slugs of data/taxonomies/platforms.toml. */
  platforms: readonly string[];
  /** How a sentence says it: "for the NES", "for arcades". */
  words: string;
};

/** By the name of the file without `.csv`, in lower case; arcade files, one a maker, are told by their beginning. */
const SYSTEMS: Readonly<Record<string, System>> = {
  console_nec_cdrom2: { platforms: ["pc-engine"], words: "the PC Engine CD-ROM²" },
  console_nec_pcengine_turbografx_supergrafx: { platforms: ["pc-engine"], words: "the PC Engine" },
  console_nec_pcfx: { platforms: ["pc-fx"], words: "the PC-FX" },
  console_nintendo_64dd: { platforms: ["nintendo-64"], words: "the Nintendo 64DD" },
  console_nintendo_bandai_sufamiturbo: { platforms: ["snes"], words: "the SNES" },
  console_nintendo_famicom_nes: { platforms: ["nes"], words: "the NES" },
  console_nintendo_famicomdisksystem: { platforms: ["nes"], words: "the Famicom Disk System" },
  console_nintendo_gameboy: { platforms: ["game-boy"], words: "the Game Boy" },
  console_nintendo_gameboyadvance: { platforms: ["game-boy-advance"], words: "the Game Boy Advance" },
  console_nintendo_gameboycolor: { platforms: ["game-boy-color"], words: "the Game Boy Color" },
  console_nintendo_nintendo64: { platforms: ["nintendo-64"], words: "the Nintendo 64" },
  console_nintendo_satellaview: { platforms: ["snes"], words: "the Satellaview" },
  console_nintendo_superfamicom_snes: { platforms: ["snes"], words: "the SNES" },
  console_nintendo_virtualboy: { platforms: ["virtual-boy"], words: "the Virtual Boy" },
  console_pioneer_laseractive: { platforms: ["laseractive"], words: "the LaserActive" },
  console_sega_gamegear: { platforms: ["game-gear"], words: "the Game Gear" },
  console_sega_markiii_mastersystem: { platforms: ["sega-master-system"], words: "the Master System" },
  console_sega_megacd_segacd: { platforms: ["sega-cd"], words: "the SEGA CD" },
  console_sega_megadrive_genesis: { platforms: ["genesis"], words: "the Genesis" },
  console_sega_saturn: { platforms: ["sega-saturn"], words: "the SEGA Saturn" },
  console_sega_sg1000_sc3000_othellomultivision: { platforms: ["sg-1000"], words: "the SG-1000" },
  console_sega_super32x: { platforms: ["sega-32x"], words: "the SEGA 32X" },
  console_snk_neogeopocket_neogeopocketcolor: { platforms: ["neo-geo-pocket"], words: "the Neo Geo Pocket" },
};
const ARCADE: System = { platforms: ["arcade"], words: "arcades" };
/** One board was both SNK's machine for arcades and, at home, the Neo Geo. */
const NEO_GEO: System = { platforms: ["arcade", "neogeo"], words: "arcades and the Neo Geo" };

/** The system of a file's name; undefined where nobody has said what it is. */
export function systemOf(file: string, boards: readonly (readonly string[])[] = []): System | undefined {
  const name = file.toLowerCase();
  if (name.startsWith("arcade")) return boards.some((board) => board.includes("mvs")) ? NEO_GEO : ARCADE;
  return SYSTEMS[name];
}

/** Where a port came from, by the path of `#port`: a platform that these tables hold. */
const ORIGINS: Readonly<Record<string, string>> = {
  arcade: "arcade",
  "nec>pcengine": "pc-engine",
  "nec>cdromrom": "pc-engine",
  "nec>pcfx": "pc-fx",
  "nintendo>famicom": "nes",
  "nintendo>disksystem": "nes",
  "nintendo>superfamicom": "snes",
  "nintendo>gameboy": "game-boy",
  "nintendo>gbc": "game-boy-color",
  "nintendo>gba": "game-boy-advance",
  "nintendo>n64": "nintendo-64",
  "sega>sg1000": "sg-1000",
  "sega>mark3": "sega-master-system",
  "sega>gamegear": "game-gear",
  "sega>megadrive": "genesis",
  "sega>megacd": "sega-cd",
  "sega>32x": "sega-32x",
  "sega>saturn": "sega-saturn",
  laseractive: "laseractive",
};

/** The platform's slug where it is one of this table's, otherwise GameDataBase's own words for the machine. */
export function originOf(path: readonly string[]): string {
  const name = path.join(">");
  return ORIGINS[name] ?? name;
}

/** Files and origins with every platform that they can be, for a test that asks whether all of these exist. */
export const NAMED_PLATFORMS: readonly string[] = [
  ...Object.values(SYSTEMS).flatMap(({ platforms }) => platforms),
  ...NEO_GEO.platforms,
  ...Object.values(ORIGINS),
];
